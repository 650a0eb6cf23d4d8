import { groupDigits } from "#app/format/group-digits.ts";

/** "1,240.50 EUR": the code, because a sign can stand for several currencies. Large amounts do without cents. */
export function moneyText(amount: number, currency: string): string {
  const digits = Math.abs(amount) >= 10_000 ? 0 : Math.abs(amount) < 1 && amount !== 0 ? 4 : 2;
  return `${groupDigits(amount, digits)} ${currency}`;
}

/** "1 line", "2,400 lines". */
export function countText(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? "" : "s"}`;
}
