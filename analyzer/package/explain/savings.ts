import type { Savings } from "../analysis.ts";
import { moneyText } from "../figures.ts";

/** What the first of several offers costs against the others. All in one currency, for one quantity. */
export interface SavingsBasis {
  readonly first: number;
  readonly highest: number;
  readonly median: number;
}

export function savingsBasis(first: number, costs: readonly number[]): SavingsBasis {
  const rising = costs.toSorted((a, b) => a - b);
  const middle = Math.floor(rising.length / 2);
  const upper = rising[middle] ?? first;
  const median = rising.length % 2 === 1 ? upper : ((rising[middle - 1] ?? upper) + upper) / 2;
  return { first, highest: rising.at(-1) ?? first, median };
}

/** `scope` says what for: "on 500 pieces", "per piece", "over 3 parts". */
export function describeSavings(
  { first, highest, median }: SavingsBasis,
  { who, scope, currency }: { who: string; scope: string; currency: string },
): Savings {
  const percentOf = (saved: number, whole: number) => (whole === 0 ? 0 : (saved / whole) * 100);
  const againstHighest = highest - first;
  const againstMedian = median - first;
  const againstHighestPercent = percentOf(againstHighest, highest);
  const againstMedianPercent = percentOf(againstMedian, median);
  const clause = (saved: number, percent: number, what: string) => {
    if (saved === 0) return `costs what the ${what} does`;
    const verb = saved > 0 ? "saves" : "costs";
    const over = saved > 0 ? "against" : "more than";
    const amount = `${moneyText(Math.abs(saved))} ${currency} (${Math.abs(percent).toFixed(1)} %)`;
    return `${verb} ${amount} ${over} the ${what}`;
  };
  const toHighest = clause(againstHighest, againstHighestPercent, "highest offer");
  const toMedian = clause(againstMedian, againstMedianPercent, "median");
  return {
    againstHighest,
    againstHighestPercent,
    againstMedian,
    againstMedianPercent,
    sentence: `${who} ${toHighest} and ${toMedian}, ${scope}.`,
  };
}
