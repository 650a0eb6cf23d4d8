/** What a form asks a field with: one line of text where nothing else is said. */
export interface Asked {
  as?: "date" | "time" | "number" | "paragraph" | "lines" | "text" | "file" | "yes or no";
  choices?: readonly string[];
  hint?: string;
}

/** How one field of the front matter is read. It throws when the value is not what the field asks for. */
export interface Field<Value> {
  read(value: unknown): Value;
  asked?: Asked;
  /** Stands for the value of a text that cannot be read, while somebody works on it. */
  placeholder: Value;
}

/** Fields by name, and the record that they read. */
export type Fields = Record<string, Field<unknown>>;
export type Values<Of extends Fields> = { [Name in keyof Of]: ReturnType<Of[Name]["read"]> };

/** Values as their fields read them, and what is wrong with them, each with the name of its field. */
export function readValues<Of extends Fields>(
  fields: Of,
  given: Readonly<Record<string, unknown>>,
) {
  const known = Object.keys(fields).join(", ");
  const problems = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): [name: string, problem: string] => [name, `is not a field; there are ${known}`]);
  const values = Object.entries(fields).map(([name, field]) => {
    try {
      return [name, field.read(given[name])];
    } catch (error) {
      problems.push([name, error instanceof Error ? error.message : String(error)]);
      return [name, undefined];
    }
  });
  // Each was read by the field of its name, where nothing is wrong.
  return { values: Object.fromEntries(values) as Values<Of>, problems };
}

/** One line of text. */
export function text({ min = 1, max = Infinity } = {}): Field<string> {
  const hint = min > 1 ? `${min} to ${max} characters` : `At most ${max} characters`;
  return {
    placeholder: "…",
    asked: max === Infinity ? {} : { hint, ...(min > 1 ? { as: "paragraph" } : {}) },
    read(value) {
      if (typeof value !== "string") throw new Error(`must be text, not ${shown(value)}`);
      if (value.length < min || value.length > max) {
        const range = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
        throw new Error(`must have ${range} characters; it has ${value.length}`);
      }
      return value;
    },
  };
}

/** A text itself, with the marks that compile-prose.ts reads. */
export const body: Field<string> = {
  ...text(),
  asked: {
    as: "text",
    hint: `## begins a heading, - a list, 1. steps, > a note; **strong**, [words](/pricing) for a link; a table is lines of | cells | after a line "Table: what it says"; {brand} is our name`,
  },
};

/** `file` is where another one would be added. */
export function oneOf<Value extends string>(values: readonly Value[], file = ""): Field<Value> {
  const [placeholder] = values;
  if (placeholder === undefined) throw new Error("There is nothing to choose from.");
  return {
    placeholder,
    asked: { choices: values },
    read(value) {
      const found = values.find((known) => known === value);
      if (found === undefined) {
        const where = file && ` (they are in ${file})`;
        throw new Error(`must be one of ${values.join(", ")}${where}; it is ${shown(value)}`);
      }
      return found;
    },
  };
}

/** A day that exists, as 2024-01-15. */
export const isoDate: Field<string> = {
  placeholder: "2000-01-01",
  asked: { as: "date" },
  read(value) {
    const isDay =
      typeof value === "string" &&
      /^\d{4}-\d\d-\d\d$/.test(value) &&
      new Date(value).toJSON()?.startsWith(value) === true;
    if (!isDay) throw new Error(`must be a date such as 2024-01-15; it is ${shown(value)}`);
    return value;
  },
};

export function number({ min = 0, max = Infinity, hint = "" } = {}): Field<number> {
  return {
    placeholder: min,
    asked: { as: "number", hint },
    read(value) {
      if (typeof value !== "number" || !Number.isFinite(value) || value < min || value > max) {
        const range = max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`;
        throw new Error(`must be a number ${range}; it is ${shown(value)}`);
      }
      return value;
    },
  };
}

export function list<Value>(item: Field<Value>): Field<Value[]> {
  return {
    placeholder: [],
    asked: { as: "lines", hint: `On each line ${item.asked?.hint ?? "one"}` },
    read(value) {
      if (!Array.isArray(value)) throw new Error(`must be a list; it is ${shown(value)}`);
      return value.map((entry) => item.read(entry));
    },
  };
}

/** May be left out; an empty list is. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && !value[0]);
  return {
    placeholder: undefined,
    ...(field.asked && { asked: field.asked }),
    read: (value) => (isEmpty(value) ? undefined : field.read(value)),
  };
}

/** True, or left out. */
export const flag: Field<true | undefined> = {
  placeholder: undefined,
  asked: { as: "yes or no", choices: ["no", "yes"] },
  read(value) {
    if (value === true) return true;
    if (value === undefined || value === false) return undefined;
    throw new Error(`must be true or left out; it is ${shown(value)}`);
  },
};

/** The addresses that a page had before: who comes by one of them is led to the page. */
export const movedFrom = optional(
  list<string>({
    placeholder: "/",
    asked: { hint: "an address that it had before, as /resources/blog/old-name" },
    read(value) {
      if (typeof value === "string" && /^(?:\/[a-z0-9-]+)+$/.test(value)) return value;
      throw new Error(`must be an address such as /resources/blog/old-name; it is ${shown(value)}`);
    },
  }),
);

function shown(value: unknown): string {
  return value === undefined || value === null || value === "" ? "missing" : JSON.stringify(value);
}
