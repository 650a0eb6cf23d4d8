import { roundToTotal } from "#analyzer/rank/round-to-total.ts";

import { settingsFromQuery, withSettings } from "#app/page/state/tool-settings.ts";

import {
  byCategory,
  categories,
  mostCompared,
  type QuarterScores,
  type Scorecard,
  type ScorecardCategory,
  scorecardCategories,
  scorecardSettings,
  type ScoredSupplier,
} from "./scorecards.ts";

/** What each category counts, in percent; together 100. */
export type CategoryWeights = Readonly<Record<ScorecardCategory, number>>;

export const defaultCategoryWeights = byCategory(
  (category): number => scorecardCategories[category].weight,
);

/** The score of the last quarter. */
export function latestScore(quarters: QuarterScores): number {
  return quarters[4];
}

/** The change within a year, in percent of what it was, to one decimal. */
export function trendPercent(quarters: QuarterScores): number {
  return Math.round(((quarters[4] - quarters[0]) / quarters[0]) * 1000) / 10;
}

/** "+4.2%", "−9.9%", "0.0%". */
export function trendText(quarters: QuarterScores): string {
  const trend = trendPercent(quarters);
  const sign = trend > 0 ? "+" : trend < 0 ? "−" : "";
  return `${sign}${Math.abs(trend).toFixed(1)}%`;
}

/** The sum of weight times score, out of 100, to one decimal. */
export function totalScore(
  { quarters }: Pick<Scorecard, "quarters">,
  weights: CategoryWeights,
): number {
  const sum = categories.reduce(
    (total, category) => total + weights[category] * latestScore(quarters[category]),
    0,
  );
  return Math.round(sum / 10) / 10;
}

/** The best first, with its total and its rank, counted from 1; equal totals share a rank. */
export function rankByTotal<Card extends Pick<Scorecard, "quarters">>(
  cards: readonly Card[],
  weights: CategoryWeights,
) {
  const totals = cards.map((card) => totalScore(card, weights));
  return cards
    .map((card, index) => {
      const total = totals[index]!;
      return { ...card, total, rank: 1 + totals.filter((other) => other > total).length };
    })
    .sort((a, b) => a.rank - b.rank);
}

/** Whole percentages that still total 100. */
export function wholeCategoryWeights(weights: CategoryWeights): CategoryWeights {
  const whole = roundToTotal(categories.map((category) => weights[category]));
  return byCategory((_category, index) => whole[index]!);
}

export interface ScorecardView {
  compared: readonly ScoredSupplier[];
  weights: CategoryWeights;
}

/** The view of an address. Weights that do not total 100 are as if absent, so are suppliers beyond the third. */
export function scorecardFromQuery(query: URLSearchParams): ScorecardView {
  const { compare, ...weights } = settingsFromQuery(scorecardSettings, query);
  const total = categories.reduce((sum, category) => sum + weights[category], 0);
  return {
    compared: compare.slice(0, mostCompared),
    weights: total === 100 ? weights : defaultCategoryWeights,
  };
}

export function withScorecard(
  query: URLSearchParams,
  { compared, weights }: ScorecardView,
): URLSearchParams {
  return withSettings(query, scorecardSettings, {
    // In the order of the record, so that equal views are equal addresses.
    compare: scorecardSettings.compare.options.filter((id) => compared.includes(id)),
    ...wholeCategoryWeights(weights),
  });
}
