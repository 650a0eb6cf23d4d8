import { plainText } from "./plain-words.ts";
import { readNumeral } from "./number-style.ts";
import { missing, understood, type Understood } from "./understood.ts";

export type DurationUnit = "days" | "working days" | "weeks" | "months";

export const daysIn: Readonly<Record<DurationUnit, number>> = {
  days: 1,
  "working days": 7 / 5,
  weeks: 7,
  months: 30,
};

const unitWords: Readonly<Record<DurationUnit, string>> = {
  days: `d, day, days, cal days, calendar days, cd, Tag, Tage, Tagen, Tg, Kalendertage, KT, j, jr, jrs, jour, jours,
    jours calendaires, día, días, dia, dias, días naturales, dn`,
  "working days": `wd, bd, working days, working day, work days, business days, business day, AT, Arbeitstage,
    Arbeitstagen, Arbeitstag, Werktage, Werktagen, Werktag, WT, jours ouvrés, jours ouvrables, jo, JO,
    días hábiles, días laborables, dh, días laborales`,
  weeks: `w, wk, wks, week, weeks, Wo, Woche, Wochen, Wch, s, sem, sems, semaine, semaines, semana, semanas,
    calendar weeks`,
  months: "mo, mos, mth, mths, month, months, Monat, Monate, Monaten, Mon, mois, mes, meses",
};

const unitsByWord = new Map<string, DurationUnit>(
  (Object.entries(unitWords) as [DurationUnit, string][]).flatMap(([unit, list]) =>
    list.split(",").map((word): [string, DurationUnit] => [plainText(word), unit]),
  ),
);

const fromStock =
  /^(?:ex[\s-]?stock|in[\s-]stock|stock|from stock|off the shelf|ab lager|auf lager|lager|sofort|sofort lieferbar|lagerware|en stock|immédiat|disponible|sur stock|inmediato|inmediata|stock inmediato|en almacén|immediate|immediately)$/i;

export function namedDurationUnit(text: string): DurationUnit | null {
  return unitsByWord.get(plainText(text)) ?? null;
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const word = String.raw`\p{L}[\p{L} .]*?`;
const about = String.raw`(?:ca\.?|approx\.?|about|etwa|env\.?|environ|aprox\.?|~|max\.?|up to|bis zu|bis|hasta|jusqu'à|within|innerhalb|sous|en|in)`;
const afterOrder = String.raw`(?:aro|after receipt of order|after order|nach bestellung|nach auftragseingang|n\.? ?ae|ab bestellung|à réception|après commande|tras pedido|desde pedido)`;
const range = new RegExp(
  String.raw`^${about}?\s*(${number})(?:\s*(?:${word})?\s*(?:-|–|—|to|bis|à|a|/|until|y|ou|or)\s*(${number}))?\s*(${word})?\s*${afterOrder}?\.?$`,
  "iu",
);

/** "6 wks", "4-6 Wochen" (the longer counts), "30 días hábiles", "ex stock". */
export function readLeadTime(
  text: string,
  columnUnit: DurationUnit | null,
  assumedUnit: DurationUnit,
): Understood<number> {
  const trimmed = text.trim();
  if (fromStock.test(trimmed)) return understood(0, `“${trimmed}” is 0 days`);
  const parts = trimmed.length > 60 ? null : range.exec(trimmed);
  if (parts === null) return missing(`“${trimmed}” is not a lead time`);
  const [, first = "", second, word] = parts;
  const numeral = second ?? first;
  const low = readNumeral(first, decimalOf(first));
  const high = readNumeral(numeral, decimalOf(numeral));
  if (low === null || high === null) return missing(`“${trimmed}” is not a lead time`);
  const named = word === undefined ? null : namedDurationUnit(word);
  if (word !== undefined && named === null) return missing(`“${trimmed}” is not a lead time`);
  if (second !== undefined && high.value < low.value) {
    return missing(`“${trimmed}” is not a range of time`);
  }
  const unit = named ?? columnUnit ?? assumedUnit;
  const days = Math.ceil(Math.max(low.value, high.value) * daysIn[unit] - 1e-9);
  if (days > 3650) return missing(`“${trimmed}” is more than ten years`);
  const notes = [
    second === undefined ? "" : `the longer of “${trimmed}”`,
    unit === "working days" ? "five working days make a week" : "",
    unit === "months" ? "a month is 30 days" : "",
  ].filter((note) => note !== "");
  const isUnitKnown = named !== null || columnUnit !== null || days === 0;
  return understood(
    days,
    notes.join(", "),
    isUnitKnown ? undefined : [{ kind: "unit", detail: assumedUnit, confidence: 60 }],
  );
}

/** A lead time never has thousands: whichever sign stands in it comes before decimals. */
function decimalOf(numeral: string): "comma" | "point" {
  return numeral.includes(",") ? "comma" : "point";
}
