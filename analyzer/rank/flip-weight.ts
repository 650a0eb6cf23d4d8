import { criteria, type Criterion } from "./criteria.ts";
import { compareScored } from "./rank.ts";
import { rescore, roundToBillionth, type ScoredQuote } from "./score.ts";
import { rebalance, type Weights } from "./weights.ts";

/** Where a weight turns the order of two quotes. */
export interface WeightFlip {
  /** The weight at which the two tie; beyond it the other one leads. */
  readonly weight: number;
  /** The first whole percentage at which the other one leads. */
  readonly wholeWeight: number;
}

/**
 * How far one weight must move, the others rebalanced, for the trailing one of two quotes to lead.
 * `null` when no weight of that criterion does it. Both quotes must have been scored together.
 */
export function flipWeight(
  first: ScoredQuote,
  second: ScoredQuote,
  criterion: Criterion,
  weights: Weights,
): WeightFlip | null {
  const firstLeadsUnder = (tried: Weights) =>
    compareScored(rescore(first, tried), rescore(second, tried)) < 0;
  const firstLeadsNow = firstLeadsUnder(weights);
  const isFlippedAt = (weight: number) =>
    firstLeadsUnder(rebalance(weights, criterion, weight)) !== firstLeadsNow;

  const end = [100, 0].find(isFlippedAt);
  if (end === undefined) return null;

  const weight = roundToBillionth(crossing(first, second, criterion, weights));
  const step = end === 100 ? 1 : -1;
  let wholeWeight = step === 1 ? Math.ceil(weight) : Math.floor(weight);
  while (!isFlippedAt(wholeWeight)) wholeWeight += step;
  return { weight, wholeWeight };
}

/** The lead is a straight line over the weight, so the leads at its two ends say where it is 0. */
function crossing(
  first: ScoredQuote,
  second: ScoredQuote,
  criterion: Criterion,
  weights: Weights,
): number {
  const distanceAt = (weight: number) => {
    const tried = rebalance(weights, criterion, weight);
    const leads = criteria.map((each) => tried[each] * (first.values[each] - second.values[each]));
    return Math.abs(leads.reduce((total, lead) => total + lead, 0));
  };
  const atNone = distanceAt(0);
  return atNone === 0 ? 0 : 100 * (atNone / (atNone + distanceAt(100)));
}
