import { criteria, type Criterion, type PerCriterion } from "./criteria.ts";
import { InvalidInputError, type InputProblem } from "./invalid-input.ts";
import { roundToTotal } from "./round-to-total.ts";

/** How much each criterion counts, in percent; fractions are allowed, the three total 100. */
export type Weights = PerCriterion;

/** Far above the rounding of sums such as 0.1 + 64.1 + 35.8, far below what a score can show. */
const totalTolerance = 1e-10;

/** Doubles near 100 are this far apart: sums of its multiples up to 100 are exact in any order. */
const weightStep = 2 ** -46;
const toStep = (weight: number) => Math.round(weight / weightStep) * weightStep;

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

/**
 * Sets one weight and shares the rest between the other two in their present proportion, half and
 * half when both are 0. The total is exactly 100: weights are kept in steps of 2^-46 percent.
 */
export function rebalance(weights: Weights, changed: Criterion, newWeight: number): Weights {
  assertWeights(weights);
  if (!isPercent(newWeight)) {
    throw new InvalidInputError({ kind: "weight", criterion: changed, value: newWeight });
  }
  const [one, other] = criteria.filter((criterion) => criterion !== changed) as [
    Criterion,
    Criterion,
  ];
  const present = weights[one] + weights[other];
  const kept = toStep(newWeight);
  const rest = 100 - kept;
  const share = toStep(present === 0 ? rest / 2 : rest * (weights[one] / present));
  return { ...weights, [changed]: kept, [one]: share, [other]: rest - share };
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
