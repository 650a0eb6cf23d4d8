import { groupDigits } from "./group-digits.ts";

/** Whole US dollars: $44,582. */
export function formatMoney(amount: number): string {
  return dollars(amount, 0);
}

/** With a sign before the currency's, as accountants in the United States write it: -$1,234.50. */
export function dollars(amount: number, decimals: number): string {
  return `${amount < 0 ? "-" : ""}$${groupDigits(Math.abs(amount), decimals)}`;
}
