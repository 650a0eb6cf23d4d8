import { daysText, moneyText, numberText, priceText, quantityText } from "../figures.ts";
import { type Order, type OrderLine, rateText } from "./order.ts";

/** What an order is typed from, by name; a quote that does not say it is said to be silent. */
export const orderTerms: readonly {
  readonly head: string;
  readonly of: (line: OrderLine, order: Order) => string | null;
}[] = [
  {
    head: "Lead time",
    of: ({ leadTimeDays }) => (leadTimeDays === null ? null : daysText(leadTimeDays)),
  },
  { head: "Valid until", of: ({ validUntil }) => validUntil },
  { head: "Delivery term", of: ({ term }) => term },
  { head: "Payment", of: ({ payment }) => payment },
  { head: "Quote number", of: ({ quoteNumber }) => quoteNumber },
  { head: "Quote date", of: ({ quoteDate }) => quoteDate },
  {
    head: "Rate",
    of: (line, { currency, ratesFrom }) => {
      const rate = rateText(line, currency);
      return rate === null ? "none needed" : `${rate}, ${ratesFrom}`;
    },
  },
  { head: "Remark", of: ({ remark }) => remark ?? "none" },
];

export const notStated = "not stated";

/** "500 pieces". */
export function orderedText({ quantity, unit }: OrderLine): string {
  return quantityText(quantity, unit === "kg" ? "weight" : unit === "m" ? "length" : "count");
}

/** "9.80 EUR each". */
export function unitPriceText({ price, currency, per }: OrderLine): string {
  return `${priceText(price)} ${currency} ${per}`;
}

/** To the cent, whatever the amount. */
export function amountText(amount: number, currency: string): string {
  return `${moneyText(amount)} ${currency}`;
}

/** "Tooling 850.00 EUR". */
export function costText(
  { name, amount }: OrderLine["costs"][number],
  { currency }: OrderLine,
): string {
  return `${name} ${amountText(amount, currency)}`;
}

export function partCountText(count: number): string {
  return count === 1 ? "1 part" : `${numberText(count)} parts`;
}
