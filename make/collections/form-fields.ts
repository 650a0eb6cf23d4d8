import { type Field, number } from "#app/prose/markdown/fields.ts";

const plain = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text));

export const yesOrNo: Field<boolean> = {
  placeholder: false,
  asked: { as: "yes or no", choices: ["no", "yes"] },
  read(value) {
    if (typeof value === "boolean") return value;
    throw new Error(`must be true or false; it is ${JSON.stringify(value)}`);
  },
};

export const orNull = <Value>(field: Field<Value>): Field<Value | null> => ({
  ...field,
  placeholder: null,
  read: (value) => (value === null ? null : field.read(value)),
});

/** A number that may be left out: a price on request, users without a limit. */
export const amount = (hint = "Empty: without a limit") => orNull(number({ hint }));

/** Several values in a line: "20 Your questions" is { minutes: 20, what: "Your questions" }. */
export function parts(pattern: RegExp, hint: string): Field<object> {
  return {
    placeholder: {},
    asked: { hint },
    read(value) {
      const { groups } = pattern.exec(shown(value)) ?? {};
      if (!groups) throw new Error(`must be written so: ${hint}; it is "${shown(value)}"`);
      const names = Object.keys(groups).join(", ");
      if (typeof value === "object" && Object.keys(value ?? {}).join(", ") !== names)
        throw new Error(`must have ${names}`);
      return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, plain(part)]));
    },
  };
}

export function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(shown).join("\n");
  return typeof value === "object" && value ? Object.values(value).join(" ") : String(value ?? "");
}

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false, "": false };

/** What was typed, as the field reads it; it throws what is wrong with it. */
export function typed({ asked, read }: Field<unknown>, given: string): unknown {
  const text = given.trim().replaceAll("\r\n", "\n");
  const lines = text.split("\n").flatMap((line) => line.replaceAll(/\s+/g, " ").trim() || []);
  if (asked?.as === "text") return read(text);
  if (asked?.as === "lines") return read(lines);
  if (asked?.as === "number") return read(lines[0] === undefined ? null : plain(lines[0]));
  if (asked?.as === "yes or no") return read(answers[text] ?? text);
  return read(lines.join(" "));
}
