import { type Field, number, oneOf } from "#app/prose/markdown/fields.ts";

const plain = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text));

const answer = oneOf(["yes", "no"]);
export const yesOrNo: Field<boolean> = {
  ...answer,
  placeholder: false,
  read: (value) => answer.read(value) === "yes",
};

/** A number that may be left out: a price on request, users without a limit. */
export const amount = (hint = "Empty: without a limit"): Field<number | null> => ({
  placeholder: null,
  asked: { as: "number", hint },
  read: (value) => (value === null ? null : number().read(value)),
});

/** Several values in a line: "20 Your questions" is { minutes: 20, what: "Your questions" }. */
export function parts(pattern: RegExp, hint: string): Field<object> {
  return {
    placeholder: {},
    asked: { hint },
    read(value) {
      const { groups } = pattern.exec(String(value)) ?? {};
      if (!groups) throw new Error(`must be written so: ${hint}; it is "${String(value)}"`);
      return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, plain(part)]));
    },
  };
}

export function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(shown).join("\n");
  return typeof value === "object" && value ? Object.values(value).join(" ") : String(value ?? "");
}

/** What was typed, as the field reads it; it throws what is wrong with it. */
export function typed({ asked, read }: Field<unknown>, given: string): unknown {
  const text = given.trim().replaceAll("\r\n", "\n");
  const lines = text.split("\n").flatMap((line) => line.replaceAll(/\s+/g, " ").trim() || []);
  if (asked?.as === "text") return read(text);
  if (asked?.as === "lines") return read(lines);
  if (asked?.as === "number") return read(lines[0] === undefined ? null : plain(lines[0]));
  return read(lines.join(" "));
}
