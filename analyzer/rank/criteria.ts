/** What a quote is judged by. */
export type Criterion = "landedCost" | "leadTime" | "reliability";

export type PerCriterion = Readonly<Record<Criterion, number>>;

/** Every criterion, in the order in which ties are broken and weights are shown. */
export const criteria: readonly Criterion[] = ["landedCost", "leadTime", "reliability"];

/** The criteria in words, for use inside a sentence. */
export const criterionNames: Readonly<Record<Criterion, string>> = {
  landedCost: "landed cost",
  leadTime: "lead time",
  reliability: "reliability",
};
