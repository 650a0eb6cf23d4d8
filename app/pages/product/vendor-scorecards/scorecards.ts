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
const categoryRows: {
  id: ScorecardCategory;
  name: string;
  weight: number;
  measuredFrom: string;
}[] = [
  {
    id: "delivery",
    weight: 25,
    name: "Delivery performance",
    measuredFrom:
      "Receipts compared with the promised date, line by line. Early deliveries do not count as better.",
  },
  {
    id: "quality",
    weight: 25,
    name: "Quality standards",
    measuredFrom: "Rejected lots, open corrective actions and valid certificates.",
  },
  {
    id: "cost",
    weight: 20,
    name: "Cost competitiveness",
    measuredFrom:
      "Landed cost compared with the lowest comparable quote, in every RFQ they answered.",
  },
  {
    id: "innovation",
    weight: 10,
    name: "Innovation capability",
    measuredFrom:
      "Design suggestions accepted, processes added, first articles approved at the first attempt.",
  },
  {
    id: "risk",
    weight: 10,
    name: "Risk management",
    measuredFrom: "Second sources, stock held for you, finances, and early warnings of problems.",
  },
  {
    id: "sustainability",
    weight: 10,
    name: "Sustainability",
    measuredFrom: "Declarations on file, energy per part and freight distance.",
  },
];

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

const rows: ScorecardRow[] = [
  {
    id: "tallow-creek",
    supplier: "Tallow Creek Machine",
    place: "Wichita, KS",
    soleSourceParts: 4,
    shareOfSalesPercent: 34,
    delivery: [95, 96, 97, 98, 99],
    quality: [95, 96, 96, 97, 97],
    cost: [90, 90, 89, 88, 88],
    innovation: [66, 68, 69, 71, 72],
    risk: [88, 88, 89, 90, 90],
    sustainability: [62, 63, 65, 67, 68],
  },
  {
    id: "norrvik",
    supplier: "Norrvik Metall",
    place: "Luleå, SE",
    soleSourceParts: 0,
    shareOfSalesPercent: 6,
    delivery: [91, 90, 87, 84, 82],
    quality: [88, 89, 89, 90, 90],
    cost: [92, 93, 94, 95, 95],
    innovation: [78, 79, 80, 80, 81],
    risk: [77, 76, 74, 72, 70],
    sustainability: [90, 91, 92, 93, 94],
  },
  {
    id: "reinhold-vogt",
    supplier: "Reinhold & Vogt",
    place: "Stuttgart, DE",
    soleSourceParts: 2,
    shareOfSalesPercent: 12,
    delivery: [84, 85, 86, 87, 88],
    quality: [93, 93, 92, 92, 92],
    cost: [80, 79, 78, 77, 76],
    innovation: [89, 90, 91, 92, 93],
    risk: [82, 83, 83, 84, 84],
    sustainability: [85, 86, 87, 87, 88],
  },
  {
    id: "sable-river",
    supplier: "Sable River Tool",
    place: "Dayton, OH",
    soleSourceParts: 7,
    shareOfSalesPercent: 22,
    delivery: [91, 90, 91, 90, 90],
    quality: [90, 91, 91, 92, 92],
    cost: [80, 81, 81, 82, 82],
    innovation: [70, 69, 68, 67, 66],
    risk: [80, 79, 78, 78, 77],
    sustainability: [60, 60, 61, 61, 61],
  },
  {
    id: "ashgrove",
    supplier: "Ashgrove Machining",
    place: "Erie, PA",
    soleSourceParts: 1,
    shareOfSalesPercent: 9,
    delivery: [90, 91, 92, 92, 93],
    quality: [88, 89, 90, 90, 91],
    cost: [73, 72, 71, 71, 70],
    innovation: [75, 76, 77, 77, 78],
    risk: [85, 85, 86, 86, 86],
    sustainability: [70, 71, 72, 73, 74],
  },
];

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
