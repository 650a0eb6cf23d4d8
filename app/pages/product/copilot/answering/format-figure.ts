import { type CurrencyCode, sampleCurrencies, type Unit } from "../records/metrics.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const money = (currency: CurrencyCode) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 });

/** A figure with its unit. Money is given in that currency already. */
export function formatFigure(value: number, unit: Unit, currency: CurrencyCode): string {
  switch (unit) {
    case "money":
      return money(currency)
        .format(value)
        .replace(/\u00a0/g, " ");
    case "percent":
      return `${tenths.format(value)}%`;
    case "days":
      return `${tenths.format(value)} ${value === 1 ? "day" : "days"}`;
    case "hours":
      return `${tenths.format(value)} ${value === 1 ? "hour" : "hours"}`;
    case "points":
      return `${tenths.format(value)} points`;
    case "count":
      return whole.format(value);
  }
}

export function fromDollars(dollars: number, currency: CurrencyCode): number {
  return dollars / sampleCurrencies[currency].dollars;
}
