import type { QuoteLine } from "../intake/quote-line.ts";

/** Exchange rates of one day, as the buyer gives them. */
export interface RateTable {
  /** `YYYY-MM-DD`; empty where no rate is given. */
  readonly asOf: string;
  /** Empty as long as nobody chose a currency or gave a rate. */
  readonly source: string;
  /** ISO 4217. Costs are ranked in this currency, whichever one they are shown in. */
  readonly base: string;
  /** Units of the base currency for one unit of each currency; 1 for the base itself. */
  readonly perUnit: Readonly<Record<string, number>>;
  readonly isIllustrative?: true;
}

/** A currency alone: nothing can be converted until a rate is given. */
export function noRates(currency: string): RateTable {
  return { asOf: "", source: "", base: currency, perUnit: { [currency]: 1 } };
}

/** What quotes are in and no rate is given for. */
export function missingRates(
  lines: readonly Pick<QuoteLine, "currency">[],
  { perUnit }: RateTable,
): string[] {
  const quoted = lines.flatMap(({ currency }) => currency?.value ?? []);
  return [...new Set(quoted)].filter((code) => !Object.hasOwn(perUnit, code)).sort();
}

/** Quotes that are all in one currency are compared in it: no rate is needed to. */
export function inQuotedCurrency<Settings extends { currency: string; rates: RateTable }>(
  lines: readonly Pick<QuoteLine, "currency">[],
  settings: Settings,
): Settings {
  const [only, ...others] = new Set(lines.flatMap(({ currency }) => currency?.value ?? []));
  const { source, perUnit } = settings.rates;
  const isChosen = source !== "" || only === undefined || Object.hasOwn(perUnit, only);
  if (isChosen || others.length > 0) return settings;
  return { ...settings, currency: only, rates: noRates(only) };
}

/** The rates to show costs in another currency; without one for it, those given so far are of no use. */
export function ratesFor(currency: string, rates: RateTable): RateTable {
  if (Object.hasOwn(rates.perUnit, currency)) return rates;
  return { ...noRates(currency), source: "Your rates" };
}

/** For the samples alone: nothing of a visitor's is converted at them. */
export const illustrativeRates: RateTable = {
  asOf: "2026-11-02",
  source: "Illustrative rates, not a market quotation",
  isIllustrative: true,
  base: "USD",
  perUnit: {
    USD: 1,
    EUR: 1.0846,
    GBP: 1.2631,
    CHF: 1.1274,
    SEK: 0.0957,
    NOK: 0.0912,
    DKK: 0.1454,
    PLN: 0.2518,
    CZK: 0.0428,
    HUF: 0.00272,
    CAD: 0.7382,
    MXN: 0.0541,
    BRL: 0.1812,
    JPY: 0.00671,
    CNY: 0.1386,
    TWD: 0.0312,
    KRW: 0.00073,
    INR: 0.0119,
    SGD: 0.7441,
    AUD: 0.6583,
    TRY: 0.0289,
  },
};
