import { numberSetting } from "#app/page/state/tool-settings.ts";

/** The six categories of a scorecard, in the order of the specification. */
export const scorecardCategories = {
  delivery: {
    name: "Delivery performance",
    measuredFrom:
      "Receipts compared with the promised date, line by line. Early deliveries do not count as better.",
  },
  quality: {
    name: "Quality standards",
    measuredFrom: "Rejected lots, open corrective actions and valid certificates.",
  },
  cost: {
    name: "Cost competitiveness",
    measuredFrom:
      "Landed cost compared with the lowest comparable quote, in every RFQ they answered.",
  },
  innovation: {
    name: "Innovation capability",
    measuredFrom:
      "Design suggestions accepted, processes added, first articles approved at the first attempt.",
  },
  risk: {
    name: "Risk management",
    measuredFrom: "Second sources, stock held for you, finances, and early warnings of problems.",
  },
  sustainability: {
    name: "Sustainability",
    measuredFrom: "Declarations on file, energy per part and freight distance.",
  },
} as const;

export type ScorecardCategory = keyof typeof scorecardCategories;

/** Five quarters' scores out of 100, oldest first: the last is the score, the first a year before it. */
export type QuarterScores = readonly [number, number, number, number, number];

export const scorecardQuarters = ["2025 Q3", "2025 Q4", "2026 Q1", "2026 Q2", "2026 Q3"] as const;

export interface Scorecard {
  id: string;
  supplier: string;
  place: string;
  quarters: Record<ScorecardCategory, QuarterScores>;
  /** Parts that nobody else is approved to make. */
  soleSourceParts: number;
  /** Our share of their sales, in percent. */
  shareOfSalesPercent: number;
}

export const scorecards = [
  {
    id: "tallow-creek",
    supplier: "Tallow Creek Machine",
    place: "Wichita, KS",
    quarters: {
      delivery: [95, 96, 97, 98, 99],
      quality: [95, 96, 96, 97, 97],
      cost: [90, 90, 89, 88, 88],
      innovation: [66, 68, 69, 71, 72],
      risk: [88, 88, 89, 90, 90],
      sustainability: [62, 63, 65, 67, 68],
    },
    soleSourceParts: 4,
    shareOfSalesPercent: 34,
  },
  {
    id: "norrvik",
    supplier: "Norrvik Metall",
    place: "Luleå, SE",
    quarters: {
      delivery: [91, 90, 87, 84, 82],
      quality: [88, 89, 89, 90, 90],
      cost: [92, 93, 94, 95, 95],
      innovation: [78, 79, 80, 80, 81],
      risk: [77, 76, 74, 72, 70],
      sustainability: [90, 91, 92, 93, 94],
    },
    soleSourceParts: 0,
    shareOfSalesPercent: 6,
  },
  {
    id: "reinhold-vogt",
    supplier: "Reinhold & Vogt",
    place: "Stuttgart, DE",
    quarters: {
      delivery: [84, 85, 86, 87, 88],
      quality: [93, 93, 92, 92, 92],
      cost: [80, 79, 78, 77, 76],
      innovation: [89, 90, 91, 92, 93],
      risk: [82, 83, 83, 84, 84],
      sustainability: [85, 86, 87, 87, 88],
    },
    soleSourceParts: 2,
    shareOfSalesPercent: 12,
  },
  {
    id: "sable-river",
    supplier: "Sable River Tool",
    place: "Dayton, OH",
    quarters: {
      delivery: [91, 90, 91, 90, 90],
      quality: [90, 91, 91, 92, 92],
      cost: [80, 81, 81, 82, 82],
      innovation: [70, 69, 68, 67, 66],
      risk: [80, 79, 78, 78, 77],
      sustainability: [60, 60, 61, 61, 61],
    },
    soleSourceParts: 7,
    shareOfSalesPercent: 22,
  },
  {
    id: "ashgrove",
    supplier: "Ashgrove Machining",
    place: "Erie, PA",
    quarters: {
      delivery: [90, 91, 92, 92, 93],
      quality: [88, 89, 90, 90, 91],
      cost: [73, 72, 71, 71, 70],
      innovation: [75, 76, 77, 77, 78],
      risk: [85, 85, 86, 86, 86],
      sustainability: [70, 71, 72, 73, 74],
    },
    soleSourceParts: 1,
    shareOfSalesPercent: 9,
  },
] as const satisfies readonly Scorecard[];

export type ScoredSupplier = (typeof scorecards)[number]["id"];

/** The most that can be told apart when they lie over one another. */
export const mostCompared = 3;

const weight = (category: ScorecardCategory, percent: number) =>
  numberSetting(scorecardCategories[category].name, "percent", {
    min: 0,
    max: 100,
    default: percent,
  });

/** What the scorecard can be set to: who is compared, and what each category counts, in percent of 100. */
export const scorecardSettings = {
  compare: {
    kind: "set",
    options: scorecards.map(({ id }): ScoredSupplier => id),
    default: ["tallow-creek", "norrvik"] as readonly ScoredSupplier[],
  },
  delivery: weight("delivery", 25),
  quality: weight("quality", 25),
  cost: weight("cost", 20),
  innovation: weight("innovation", 10),
  risk: weight("risk", 10),
  sustainability: weight("sustainability", 10),
} as const;
