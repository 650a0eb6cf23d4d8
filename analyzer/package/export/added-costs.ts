import { placeText } from "../../intake/place-text.ts";
import { numberText } from "../figures.ts";
import { costWorkings, shownRate } from "../normalize/line-workings.ts";
import type { NormalizedLine } from "../normalize/normalize.ts";
import type { PackageSettings } from "../settings.ts";
import type { SourceTables } from "./audit-trail.ts";

/** What comes to the price of the goods, and the document, the answer or the dated rate that it rests on. */
export interface AddedCost {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  /** Of the goods, and for duty of the tooling; `null` for an amount. */
  readonly percent: number | null;
  readonly working: string;
  /** "line 4 of acme.pdf", "what you said". */
  readonly from: string;
}

export function chargesOfLine(normalized: NormalizedLine, tables: SourceTables): AddedCost[] {
  return costWorkings(normalized)
    .filter(({ value }) => value > 0)
    .map(({ name, value, percent = null, unit, formula, sources }) => ({
      name,
      amount: value,
      currency: unit,
      percent,
      working: formula,
      from: sources.map((place) => placeText(place, tables)).join("; "),
    }));
}

/** With the exchange rate last, where one is used. */
export function addedCosts(
  normalized: NormalizedLine,
  settings: PackageSettings,
  tables: SourceTables,
): AddedCost[] {
  const charges = chargesOfLine(normalized, tables);
  const code = normalized.line.currency?.value ?? "";
  if (code === settings.currency) return charges;
  const rate = normalized.rate / shownRate(settings);
  const currency = `${settings.currency} for 1 ${code}`;
  const working = `${numberText(Number(rate.toPrecision(8)))} ${currency}`;
  const from = ratesFrom(settings);
  return [
    ...charges,
    { name: "Exchange rate", amount: rate, currency, percent: null, working, from },
  ];
}

/** "ecb.csv, 2026-11-13": the file and the day, or what the visitor typed and when. */
export function ratesFrom({ rates: { source, asOf } }: Pick<PackageSettings, "rates">): string {
  return source.includes(asOf) ? source : `${source}, ${asOf}`;
}
