/** A quantity that the visitor types or slides. */
export interface NumberSetting {
  kind: "number";
  min: number;
  max: number;
  isWhole: boolean;
  default: number;
  /** What it is called, on its field and where it is missed. */
  label: string;
  unit: string;
}

interface Range {
  min: number;
  max: number;
  default: number;
  isWhole?: boolean;
}

export function numberSetting(label: string, unit: string, range: Range): NumberSetting {
  return { kind: "number", label, unit, isWhole: true, ...range };
}

/** One of a few. */
export interface ChoiceSetting {
  kind: "choice";
  options: readonly string[];
  default: string;
}

/** Any of a few. */
export interface SetSetting {
  kind: "set";
  options: readonly string[];
  default: readonly string[];
}

/** What a tool can be set to, by name. A form and an address carry the values under the same names. */
export type SettingsSchema = Readonly<
  Record<string, Readonly<NumberSetting | ChoiceSetting | SetSetting>>
>;

type ValueOf<S, Typed> = S extends { kind: "number" }
  ? Typed
  : S extends { kind: "set"; options: readonly (infer Option)[] }
    ? readonly Option[]
    : S extends { kind: "choice"; options: readonly (infer Option)[] }
      ? Option
      : never;

/** As given: null where what was typed cannot be used. */
export type Settings<S extends SettingsSchema> = {
  readonly [Name in keyof S]: ValueOf<S[Name], number | null>;
};

/** Settings from which a result can be worked. */
export type UsableSettings<S extends SettingsSchema> = {
  readonly [Name in keyof S]: ValueOf<S[Name], number>;
};

/** Stands in an address, or for a form, in place of a set of which nothing is chosen. */
const nothingChosen = "none";

/** The default for what is not given. */
export function readSettings<S extends SettingsSchema>(
  schema: S,
  given: URLSearchParams,
): Settings<S> {
  const values = Object.entries(schema).map(([name, setting]) => {
    if (!given.has(name)) return [name, setting.default];
    switch (setting.kind) {
      case "number":
        return [name, readNumber(given.get(name) ?? "", setting)];
      case "choice": {
        const option = given.get(name) ?? "";
        return [name, setting.options.includes(option) ? option : setting.default];
      }
      case "set": {
        const chosen = given.getAll(name);
        return [name, setting.options.filter((option) => chosen.includes(option))];
      }
    }
  });
  return Object.fromEntries(values) as Settings<S>;
}

function readNumber(text: string, { isWhole, min, max }: NumberSetting): number | null {
  if (!(isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

/** The settings of an address, with defaults in place of what cannot be used. */
export function settingsFromQuery<S extends SettingsSchema>(
  schema: S,
  query: URLSearchParams,
): UsableSettings<S> {
  const entries = Object.entries(readSettings(schema, query)).map(([name, value]) => [
    name,
    value ?? schema[name]?.default,
  ]);
  return Object.fromEntries(entries) as UsableSettings<S>;
}

/** The query with the settings in it, whole unless they are the default: defaults may change, a link may not. */
export function withSettings<S extends SettingsSchema>(
  query: URLSearchParams,
  schema: S,
  settings: UsableSettings<S>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of Object.keys(schema)) next.delete(name);
  const isDefault = Object.entries(schema).every(
    ([name, setting]) => String(settings[name]) === String(setting.default),
  );
  if (isDefault) return next;
  for (const [name, setting] of Object.entries(schema)) {
    const value: unknown = settings[name];
    const values = Array.isArray(value) ? value : [value];
    const isSaid = values.length > 0 || String(setting.default) === "";
    for (const each of isSaid ? values : [nothingChosen]) next.append(name, String(each));
  }
  return next;
}

/** What a form holds, as a query: a set of which nothing is ticked is said to be empty, not left out. */
export function formQuery(schema: SettingsSchema, form: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of form) query.append(name, String(value));
  for (const [name, { kind }] of Object.entries(schema)) {
    if (kind === "set" && !query.has(name)) query.set(name, nothingChosen);
  }
  return query;
}

export function areUsable<S extends SettingsSchema>(
  settings: Settings<S>,
): settings is UsableSettings<S> & Settings<S> {
  return Object.values(settings).every((value) => value !== null);
}

/** What is missing, as it is called: the numbers that cannot be used. */
export function missingNumbers<S extends SettingsSchema>(
  schema: S,
  settings: Settings<S>,
): string[] {
  return Object.entries(schema).flatMap(([name, setting]) =>
    setting.kind === "number" && settings[name] === null ? [setting.label] : [],
  );
}
