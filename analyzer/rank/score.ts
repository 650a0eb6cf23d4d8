import { criteria, type Criterion, type PerCriterion } from "./criteria.ts";
import { InvalidInputError } from "../quote/invalid-input.ts";
import { findQuoteProblem, quotedValue, type Quote } from "../quote/quote.ts";
import { assertWeights, type Weights } from "./weights.ts";

/** A quote with its values, each from 0 to 100, and the score that the weights make of them. */
export interface ScoredQuote<Q extends Quote = Quote> {
  readonly quote: Q;
  readonly values: PerCriterion;
  /** The criteria that the quote says nothing about; each of them has the value 0. */
  readonly missing: readonly Criterion[];
  /** From 0 to 100, to a billionth of a point. */
  readonly score: number;
}

/**
 * Landed cost is worth 100 less the percentage over the lowest of these quotes, lead time 100 less
 * the days over the fastest, neither below 0; reliability as given. A missing value is worth 0.
 */
export function scoreQuotes<Q extends Quote>(
  quotes: readonly Q[],
  weights: Weights,
): ScoredQuote<Q>[] {
  assertWeights(weights);
  const problem = findQuoteProblem(quotes);
  if (problem) throw new InvalidInputError(problem);

  const lowestCost = lowest(quotes, "landedCost");
  const fastestDays = lowest(quotes, "leadTime");
  return quotes.map((quote) => {
    const values = {
      landedCost: costValue(quote.landedCost, lowestCost),
      leadTime: leadTimeValue(quote.leadTimeDays, fastestDays),
      reliability: quote.reliability ?? 0,
    };
    const missing = criteria.filter((criterion) => quotedValue(quote, criterion) === null);
    return { quote, values, missing, score: weightedScore(values, weights) };
  });
}

/** The same quote and values under other weights. */
export function rescore<Q extends Quote>(scored: ScoredQuote<Q>, weights: Weights): ScoredQuote<Q> {
  assertWeights(weights);
  return { ...scored, score: weightedScore(scored.values, weights) };
}

/** Sum of weight × value, as points from 0 to 100. */
function weightedScore(values: PerCriterion, weights: Weights): number {
  const sum =
    weights.landedCost * values.landedCost +
    weights.leadTime * values.leadTime +
    weights.reliability * values.reliability;
  return roundToBillionth(sum / 100);
}

/** So that what is equal on paper is equal here, whatever the order of arithmetic. */
export function roundToBillionth(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

function costValue(cost: number | null, lowestCost: number): number {
  if (cost === null) return 0;
  // Also keeps a lowest cost of 0 from being divided by itself.
  if (cost === lowestCost) return 100;
  return Math.max(0, 100 - ((cost - lowestCost) / lowestCost) * 100);
}

function leadTimeValue(days: number | null, fastestDays: number): number {
  return days === null ? 0 : Math.max(0, 100 - (days - fastestDays));
}

function lowest(quotes: readonly Quote[], criterion: Criterion): number {
  return quotes.reduce(
    (least, quote) => Math.min(least, quotedValue(quote, criterion) ?? Infinity),
    Infinity,
  );
}
