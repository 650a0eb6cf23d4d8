import { readRecords } from "./read-records.ts";

const samples = ["sample 1", "sample 2", "sample 3"] as const;

/** Weights and scales of the guide to scorecards: what earns 100 points, and what none; between them lies a straight line. */
export const categories = readRecords<
  "name" | "measure" | "weight" | "fullAt" | "zeroAt" | "numberFormat" | (typeof samples)[number]
>("scorecard-categories.csv").map((row) => ({
  ...row,
  weight: Number(row.weight),
  fullAt: Number(row.fullAt),
  zeroAt: Number(row.zeroAt),
  measured: samples.map((sample) => Number(row[sample])),
}));

/** The first is the supplier of the guide's example, the third has too few lines to be scored. */
export const sampleSuppliers = [
  { name: "Example of the guide", linesReceived: 118 },
  { name: "A supplier above target", linesReceived: 64 },
  { name: "A supplier with few lines", linesReceived: 6 },
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
