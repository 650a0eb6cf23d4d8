import { criteria, type Criterion, type PerCriterion } from "./criteria.ts";
import { InvalidInputError, type InputProblem } from "../quote/invalid-input.ts";
import { roundToTotal } from "./round-to-total.ts";
import { rebalanceShares } from "./shares.ts";

/** How much each criterion counts, in percent; fractions are allowed, the three total 100. */
export type Weights = PerCriterion;

/** Far above the rounding of sums such as 0.1 + 64.1 + 35.8, far below what a score can show. */
const totalTolerance = 1e-10;

/** The first reason why these weights cannot be used, or `null`. */
export function findWeightsProblem(weights: Weights): InputProblem | null {
  for (const criterion of criteria) {
    const value = weights[criterion];
    if (!isPercent(value)) return { kind: "weight", criterion, value };
  }
  const total = weights.landedCost + weights.leadTime + weights.reliability;
  return Math.abs(total - 100) > totalTolerance ? { kind: "weights-total", total } : null;
}

/** Throws `InvalidInputError` unless the weights are each from 0 to 100 and total 100. */
export function assertWeights(weights: Weights): void {
  const problem = findWeightsProblem(weights);
  if (problem) throw new InvalidInputError(problem);
}

/** Sets one weight; the other two share the rest in their present proportion. The total is exactly 100. */
export function rebalance(weights: Weights, changed: Criterion, newWeight: number): Weights {
  assertWeights(weights);
  if (!isPercent(newWeight)) {
    throw new InvalidInputError({ kind: "weight", criterion: changed, value: newWeight });
  }
  return rebalanceShares(weights, changed, newWeight);
}

/** The weights as whole percentages that still total 100, for showing. */
export function wholeWeights(weights: Weights): Weights {
  assertWeights(weights);
  const [landedCost = 0, leadTime = 0, reliability = 0] = roundToTotal(
    criteria.map((criterion) => weights[criterion]),
  );
  return { landedCost, leadTime, reliability };
}

function isPercent(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= 100;
}
