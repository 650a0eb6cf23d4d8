import { numberSetting } from "#app/page/state/tool-settings.ts";

/** The six categories of a scorecard, in the order of the specification, and what each counts unless it is moved: percent of 100. */
export const scorecardCategories = {
  delivery: {
    name: "Delivery performance",
    measuredFrom:
      "Receipts compared with the promised date, line by line. Early deliveries do not count as better.",
    weight: 25,
  },
  quality: {
    name: "Quality standards",
    measuredFrom: "Rejected lots, open corrective actions and valid certificates.",
    weight: 25,
  },
  cost: {
    name: "Cost competitiveness",
    measuredFrom:
      "Landed cost compared with the lowest comparable quote, in every RFQ they answered.",
    weight: 20,
  },
  innovation: {
    name: "Innovation capability",
    measuredFrom:
      "Design suggestions accepted, processes added, first articles approved at the first attempt.",
    weight: 10,
  },
  risk: {
    name: "Risk management",
    measuredFrom: "Second sources, stock held for you, finances, and early warnings of problems.",
    weight: 10,
  },
  sustainability: {
    name: "Sustainability",
    measuredFrom: "Declarations on file, energy per part and freight distance.",
    weight: 10,
  },
} as const;

export type ScorecardCategory = keyof typeof scorecardCategories;

export const categories = Object.keys(scorecardCategories) as ScorecardCategory[];

/** Of each category what the function says. */
export function byCategory<Value>(of: (category: ScorecardCategory, index: number) => Value) {
  return Object.fromEntries(
    categories.map((category, index) => [category, of(category, index)]),
  ) as Readonly<Record<ScorecardCategory, Value>>;
}

/** Five quarters' scores out of 100, oldest first: the last is the score, the first a year before it. */
export type QuarterScores = readonly [number, number, number, number, number];

export const scorecardQuarters = ["2025 Q3", "2025 Q4", "2026 Q1", "2026 Q2", "2026 Q3"] as const;

function scorecard<Id extends string>(
  id: Id,
  supplier: string,
  place: string,
  /** Parts that nobody else is approved to make. */
  soleSourceParts: number,
  /** Our share of their sales, in percent. */
  shareOfSalesPercent: number,
  quarters: Record<ScorecardCategory, QuarterScores>,
) {
  return { id, supplier, place, quarters, soleSourceParts, shareOfSalesPercent };
}

export type Scorecard = ReturnType<typeof scorecard>;

export const scorecards = [
  scorecard("tallow-creek", "Tallow Creek Machine", "Wichita, KS", 4, 34, {
    delivery: [95, 96, 97, 98, 99],
    quality: [95, 96, 96, 97, 97],
    cost: [90, 90, 89, 88, 88],
    innovation: [66, 68, 69, 71, 72],
    risk: [88, 88, 89, 90, 90],
    sustainability: [62, 63, 65, 67, 68],
  }),
  scorecard("norrvik", "Norrvik Metall", "Luleå, SE", 0, 6, {
    delivery: [91, 90, 87, 84, 82],
    quality: [88, 89, 89, 90, 90],
    cost: [92, 93, 94, 95, 95],
    innovation: [78, 79, 80, 80, 81],
    risk: [77, 76, 74, 72, 70],
    sustainability: [90, 91, 92, 93, 94],
  }),
  scorecard("reinhold-vogt", "Reinhold & Vogt", "Stuttgart, DE", 2, 12, {
    delivery: [84, 85, 86, 87, 88],
    quality: [93, 93, 92, 92, 92],
    cost: [80, 79, 78, 77, 76],
    innovation: [89, 90, 91, 92, 93],
    risk: [82, 83, 83, 84, 84],
    sustainability: [85, 86, 87, 87, 88],
  }),
  scorecard("sable-river", "Sable River Tool", "Dayton, OH", 7, 22, {
    delivery: [91, 90, 91, 90, 90],
    quality: [90, 91, 91, 92, 92],
    cost: [80, 81, 81, 82, 82],
    innovation: [70, 69, 68, 67, 66],
    risk: [80, 79, 78, 78, 77],
    sustainability: [60, 60, 61, 61, 61],
  }),
  scorecard("ashgrove", "Ashgrove Machining", "Erie, PA", 1, 9, {
    delivery: [90, 91, 92, 92, 93],
    quality: [88, 89, 90, 90, 91],
    cost: [73, 72, 71, 71, 70],
    innovation: [75, 76, 77, 77, 78],
    risk: [85, 85, 86, 86, 86],
    sustainability: [70, 71, 72, 73, 74],
  }),
] as const;

export type ScoredSupplier = (typeof scorecards)[number]["id"];

/** The most that can be told apart when they lie over one another. */
export const mostCompared = 3;

/** What the scorecard can be set to: who is compared, and what each category counts, in percent of 100. */
export const scorecardSettings = {
  compare: {
    kind: "set",
    options: scorecards.map(({ id }): ScoredSupplier => id),
    default: ["tallow-creek", "norrvik"] as readonly ScoredSupplier[],
  },
  ...byCategory((category) => {
    const { name, weight } = scorecardCategories[category];
    return numberSetting(name, "percent", { min: 0, max: 100, default: weight });
  }),
} as const;
