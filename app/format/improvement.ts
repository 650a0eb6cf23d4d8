import { formatMoney } from "./format-money.ts";

/** A measured change: the same thing, before and after. */
export interface Change {
  before: number;
  after: number;
  /** How it is told: as a share that is gone, or as how many times faster. */
  told: "reduction" | "speed";
}

/** The share that is gone, 0 to 1. */
export function reduction({ before, after }: Pick<Change, "before" | "after">): number {
  return (before - after) / before;
}

/** "73% less" or "5x faster": rounded as the headline figures are. */
export function improvementText(change: Change): string {
  if (change.told === "reduction") return `${Math.round(reduction(change) * 100)}% less`;
  return `${Number((change.before / change.after).toFixed(1))}x faster`;
}

/** "4 working days", "1 working day", "$1,674". */
export function amountText(amount: number, unit: string): string {
  if (unit === "US dollars") return formatMoney(amount);
  return `${amount} ${amount === 1 ? unit.replace(/s$/, "") : unit}`;
}
