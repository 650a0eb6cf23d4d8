/** Exchange rates of one day, for the visitor to edit. */
export interface RateTable {
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly source: string;
  /** ISO 4217. Costs are ranked in this currency, whichever one they are shown in. */
  readonly base: string;
  /** Units of the base currency for one unit of each currency; 1 for the base itself. */
  readonly perUnit: Readonly<Record<string, number>>;
}

export const illustrativeRates: RateTable = {
  asOf: "2026-11-02",
  source: "Illustrative rates, not a market quotation: put in your own",
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
