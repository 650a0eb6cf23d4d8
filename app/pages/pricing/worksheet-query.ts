import { planNeeds } from "./plan-needs.ts";
import {
  type CountedPercent,
  countedPercents,
  defaultCountedPercent,
  type SavingsField,
  type SavingsFieldName,
  savingsFields,
} from "./savings-fields.ts";

/** What the savings worksheet was given. A form and an address carry it under the same names. */
export interface Worksheet {
  /** Null where what was typed cannot be used. */
  fields: Record<SavingsFieldName, number | null>;
  countedPercent: CountedPercent;
  /** Ids of the plan needs that are ticked. */
  needs: string[];
}

export const savingsFieldNames = Object.keys(savingsFields) as SavingsFieldName[];

/** The default for what is not given. */
export function readWorksheet(given: URLSearchParams): Worksheet {
  const counted = Number(given.get("counted") ?? defaultCountedPercent);
  const ticked = given.getAll("need");
  return {
    fields: Object.fromEntries(
      savingsFieldNames.map((name) => [name, readNumber(given.get(name), savingsFields[name])]),
    ) as Worksheet["fields"],
    countedPercent: countedPercents.find((percent) => percent === counted) ?? defaultCountedPercent,
    needs: planNeeds.map(({ id }) => id).filter((id) => ticked.includes(id)),
  };
}

function readNumber(text: string | null, field: SavingsField): number | null {
  if (text === null) return field.default;
  if (!(field.isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text)) return null;
  const number = Number(text);
  return number >= field.min && number <= field.max ? number : null;
}

/** The worksheet of an address, defaults in place of what cannot be used; null when it has none. */
export function worksheetFromQuery(query: URLSearchParams): Worksheet | null {
  const names = [...savingsFieldNames, "counted", "need"];
  if (!names.some((name) => query.has(name))) return null;
  const worksheet = readWorksheet(query);
  for (const name of savingsFieldNames) worksheet.fields[name] ??= savingsFields[name].default;
  return worksheet;
}

/** The query with the worksheet in it, whole unless it is the default: defaults may change, a link may not. */
export function withWorksheet(query: URLSearchParams, worksheet: Worksheet): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...savingsFieldNames, "counted", "need"]) next.delete(name);
  if (isDefault(worksheet)) return next;
  for (const name of savingsFieldNames) {
    next.set(name, String(worksheet.fields[name] ?? savingsFields[name].default));
  }
  next.set("counted", String(worksheet.countedPercent));
  for (const id of worksheet.needs) next.append("need", id);
  return next;
}

function isDefault({ fields, countedPercent, needs }: Worksheet): boolean {
  return (
    savingsFieldNames.every((name) => fields[name] === savingsFields[name].default) &&
    countedPercent === defaultCountedPercent &&
    needs.length === 0
  );
}
