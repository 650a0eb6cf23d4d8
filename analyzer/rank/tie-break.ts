import type { Criterion } from "./criteria.ts";
import type { Quote } from "../quote/quote.ts";

/** What decides between quotes with the same score. */
export type TieBreaker = Criterion | "supplier" | "id";

/** Tried in this order; a missing value comes last. */
const comparisons: Readonly<Record<TieBreaker, (a: Quote, b: Quote) => number>> = {
  landedCost: (a, b) => ascending(a.landedCost ?? Infinity, b.landedCost ?? Infinity),
  leadTime: (a, b) => ascending(a.leadTimeDays ?? Infinity, b.leadTimeDays ?? Infinity),
  reliability: (a, b) => ascending(b.reliability ?? -1, a.reliability ?? -1),
  supplier: (a, b) => ascending(a.supplier, b.supplier),
  id: (a, b) => ascending(a.id, b.id),
};
const tieBreakers = Object.keys(comparisons) as TieBreaker[];

/** The first tie-breaker that tells two quotes apart; it is the id when all else is equal. */
export function findTieBreaker(a: Quote, b: Quote): TieBreaker {
  return tieBreakers.find((tieBreaker) => comparisons[tieBreaker](a, b) !== 0) ?? "id";
}

/** Orders two quotes with the same score: negative when `a` goes first. */
export function breakTie(a: Quote, b: Quote): number {
  for (const tieBreaker of tieBreakers) {
    const order = comparisons[tieBreaker](a, b);
    if (order !== 0) return order;
  }
  return 0;
}

// Not localeCompare: the order must be the same on every machine, prerendered or in the browser.
function ascending<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
