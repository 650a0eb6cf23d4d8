import { readTable } from "#app/format/read-table.ts";
import { numberSetting, settingsFromQuery, withSettings } from "#app/page/state/tool-settings.ts";
import { roundToTotal } from "#analyzer/rank/round-to-total.ts";

export type ScorecardCategory =
  | "delivery"
  | "quality"
  | "cost"
  | "innovation"
  | "risk"
  | "sustainability";

/** The six categories of a scorecard, in the order of the specification, and what each counts unless it is moved: percent of 100. */
const categoryRows = readTable<
  { id: ScorecardCategory; name: string; weight: number; measuredFrom: string }[]
>(`
id             | weight | name                  | measuredFrom
delivery       | 25     | Delivery performance  | Receipts compared with the promised date, line by line. Early deliveries do not count as better.
quality        | 25     | Quality standards     | Rejected lots, open corrective actions and valid certificates.
cost           | 20     | Cost competitiveness  | Landed cost compared with the lowest comparable quote, in every RFQ they answered.
innovation     | 10     | Innovation capability | Design suggestions accepted, processes added, first articles approved at the first attempt.
risk           | 10     | Risk management       | Second sources, stock held for you, finances, and early warnings of problems.
sustainability | 10     | Sustainability        | Declarations on file, energy per part and freight distance.`);

export const categories = categoryRows.map(({ id }) => id);

/** Of each category what the function says. */
export function byCategory<Value>(of: (category: ScorecardCategory, index: number) => Value) {
  return Object.fromEntries(
    categories.map((category, index) => [category, of(category, index)]),
  ) as Readonly<Record<ScorecardCategory, Value>>;
}

export const scorecardCategories = byCategory((_, index) => categoryRows[index]!);

/** Five quarters' scores out of 100, oldest first: the last is the score, the first a year before it. */
export type QuarterScores = readonly [number, number, number, number, number];

export const scorecardQuarters = ["2025 Q3", "2025 Q4", "2026 Q1", "2026 Q2", "2026 Q3"] as const;

export type ScoredSupplier =
  | "tallow-creek"
  | "norrvik"
  | "reinhold-vogt"
  | "sable-river"
  | "ashgrove";

interface ScorecardRow extends Record<ScorecardCategory, QuarterScores> {
  id: ScoredSupplier;
  supplier: string;
  place: string;
  /** Parts that nobody else is approved to make. */
  soleSourceParts: number;
  /** Our share of their sales, in percent. */
  shareOfSalesPercent: number;
}

const rows = readTable<ScorecardRow[]>(`
id            | supplier             | place         | soleSourceParts | shareOfSalesPercent | delivery             | quality              | cost                 | innovation           | risk                 | sustainability
tallow-creek  | Tallow Creek Machine | Wichita, KS   | 4               | 34                  | [95, 96, 97, 98, 99] | [95, 96, 96, 97, 97] | [90, 90, 89, 88, 88] | [66, 68, 69, 71, 72] | [88, 88, 89, 90, 90] | [62, 63, 65, 67, 68]
norrvik       | Norrvik Metall       | Luleå, SE     | 0               | 6                   | [91, 90, 87, 84, 82] | [88, 89, 89, 90, 90] | [92, 93, 94, 95, 95] | [78, 79, 80, 80, 81] | [77, 76, 74, 72, 70] | [90, 91, 92, 93, 94]
reinhold-vogt | Reinhold & Vogt      | Stuttgart, DE | 2               | 12                  | [84, 85, 86, 87, 88] | [93, 93, 92, 92, 92] | [80, 79, 78, 77, 76] | [89, 90, 91, 92, 93] | [82, 83, 83, 84, 84] | [85, 86, 87, 87, 88]
sable-river   | Sable River Tool     | Dayton, OH    | 7               | 22                  | [91, 90, 91, 90, 90] | [90, 91, 91, 92, 92] | [80, 81, 81, 82, 82] | [70, 69, 68, 67, 66] | [80, 79, 78, 78, 77] | [60, 60, 61, 61, 61]
ashgrove      | Ashgrove Machining   | Erie, PA      | 1               | 9                   | [90, 91, 92, 92, 93] | [88, 89, 90, 90, 91] | [73, 72, 71, 71, 70] | [75, 76, 77, 77, 78] | [85, 85, 86, 86, 86] | [70, 71, 72, 73, 74]`);

export type Scorecard = (typeof scorecards)[number];

export const scorecards = rows.map((row) => ({
  ...row,
  quarters: byCategory((category) => row[category]),
}));

/** The most that can be told apart when they lie over one another. */
export const mostCompared = 3;

/** What the scorecard can be set to: who is compared, and what each category counts, in percent of 100. */
export const scorecardSettings = {
  compare: {
    kind: "set",
    options: scorecards.map(({ id }) => id),
    default: ["tallow-creek", "norrvik"] as readonly ScoredSupplier[],
  },
  ...byCategory((category) => {
    const { name, weight } = scorecardCategories[category];
    return numberSetting(name, "percent", { min: 0, max: 100, default: weight });
  }),
} as const;

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
