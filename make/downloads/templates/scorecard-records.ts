interface Category {
  name: string;
  measure: string;
  weight: number;
  /** What earns 100 points, and what none: between them lies a straight line. */
  fullAt: number;
  zeroAt: number;
  numberFormat: string;
}

/** Weights and scales of the guide to scorecards. */
export const categories: readonly Category[] = [
  {
    name: "Delivery performance",
    measure: "Lines on time, 12 months",
    weight: 0.3,
    fullAt: 1,
    zeroAt: 0.8,
    numberFormat: "0.0%",
  },
  {
    name: "Quality standards",
    measure: "Rejected parts per million",
    weight: 0.25,
    fullAt: 0,
    zeroAt: 5_000,
    numberFormat: "#,##0",
  },
  {
    name: "Cost competitiveness",
    measure: "Landed cost over the best quote",
    weight: 0.2,
    fullAt: 0,
    zeroAt: 0.2,
    numberFormat: "0.0%",
  },
  {
    name: "Innovation capability",
    measure: "Proposals accepted, 12 months",
    weight: 0.05,
    fullAt: 4,
    zeroAt: 0,
    numberFormat: "0",
  },
  {
    name: "Risk management",
    measure: "Documents in date, of 12",
    weight: 0.15,
    fullAt: 12,
    zeroAt: 6,
    numberFormat: "0",
  },
  {
    name: "Sustainability",
    measure: "Declarations complete",
    weight: 0.05,
    fullAt: 1,
    zeroAt: 0,
    numberFormat: "0%",
  },
];

interface SampleSupplier {
  name: string;
  linesReceived: number;
  /** In the order of the categories. */
  measures: readonly number[];
}

/** The first is the supplier of the guide's example, the third has too few lines to be scored. */
export const sampleSuppliers: readonly SampleSupplier[] = [
  { name: "Example of the guide", linesReceived: 118, measures: [0.94, 652, 0.03, 2, 11, 0.9] },
  { name: "A supplier above target", linesReceived: 64, measures: [0.99, 120, 0.01, 3, 12, 1] },
  { name: "A supplier with few lines", linesReceived: 6, measures: [0.833, 0, 0, 0, 10, 0.8] },
];

export const definitions = [
  "On time: the full quantity of an order line is at our dock no more than five calendar days before, and no days after, the date last confirmed in writing before the original due date.",
  "Rejected parts per million: pieces rejected, divided by pieces received, times 1,000,000. Use at least 2,000 pieces.",
  "Landed cost over the best quote: of the last comparison, for the same parts and volume.",
  "Proposals accepted: cost or design proposals of the supplier that were put into effect, counted, with their numbers.",
  "Documents in date: of the twelve that are asked for, such as quality certificate, insurance, special process approvals.",
  "Declarations complete: share of the material and sustainability declarations that are there and in date.",
  "Disputes name a line and a reason within ten working days. The owner of the record answers, and corrects the source.",
  "Names and figures in the samples are invented.",
];
