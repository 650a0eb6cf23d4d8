import { dollars } from "./format-money.ts";

/** $1,234.50. */
export function formatPrice(amount: number): string {
  return dollars(amount, 2);
}

/** Chip parts cost a fraction of a cent: $0.00282, $0.4121, $6.85. */
export function formatUnitPrice(amount: number): string {
  if (amount >= 1) return formatPrice(amount);
  return `$${amount.toFixed(amount < 0.01 ? 5 : 4)}`;
}

/** To whole cents, so that printed lines add up to the printed total. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
