import fc from "fast-check";
import { expect, test } from "vitest";
import { InvalidInputError } from "../quote/invalid-input.ts";
import { anyCriterion, anyPercent, anyWeights } from "../testing/arbitraries.ts";
import { homeWeights } from "../testing/home-sample.ts";
import { findWeightsProblem, rebalance, wholeWeights, type Weights } from "./weights.ts";

const total = ({ landedCost, leadTime, reliability }: Weights) =>
  landedCost + leadTime + reliability;

test("weights that total 100 are accepted, fractions included", () => {
  expect(findWeightsProblem(homeWeights)).toBeNull();
  expect(findWeightsProblem({ landedCost: 33.3, leadTime: 33.3, reliability: 33.4 })).toBeNull();
  const offByRounding = { landedCost: 0.1, leadTime: 64.1, reliability: 35.8 };
  expect(total(offByRounding)).not.toBe(100);
  expect(findWeightsProblem(offByRounding)).toBeNull();
  expect(findWeightsProblem({ landedCost: 100, leadTime: 0, reliability: 0 })).toBeNull();
});

test("weights with another total are refused", () => {
  expect(findWeightsProblem({ landedCost: 40, leadTime: 30, reliability: 29 })).toEqual({
    kind: "weights-total",
    total: 99,
  });
});

test.each([-10, 110, NaN, Infinity])("a weight of %s is refused", (leadTime) => {
  expect(findWeightsProblem({ landedCost: 50, leadTime, reliability: 60 })).toEqual({
    kind: "weight",
    criterion: "leadTime",
    value: leadTime,
  });
});

test("the rest is shared in the proportion of the other two", () => {
  expect(rebalance(homeWeights, "landedCost", 61)).toEqual({
    landedCost: 61,
    leadTime: 19.5,
    reliability: 19.5,
  });
  const weights = rebalance(homeWeights, "leadTime", 79);
  expect(weights.leadTime).toBe(79);
  expect(weights.landedCost).toBeCloseTo(12, 12);
  expect(weights.reliability).toBeCloseTo(9, 12);
});

test("the rest is halved when the other two are 0", () => {
  const all = { landedCost: 0, leadTime: 100, reliability: 0 };
  expect(rebalance(all, "leadTime", 70)).toEqual({ landedCost: 15, leadTime: 70, reliability: 15 });
});

test("a weight of 0 stays 0 beside one that is not", () => {
  const weights = { landedCost: 70, leadTime: 30, reliability: 0 };
  expect(rebalance(weights, "landedCost", 20)).toEqual({
    landedCost: 20,
    leadTime: 80,
    reliability: 0,
  });
});

test.each([-1, 100.5, NaN])("a new weight of %s is refused", (newWeight) => {
  expect(() => rebalance(homeWeights, "reliability", newWeight)).toThrow(InvalidInputError);
});

test("weights that do not total 100 are neither rebalanced nor shown", () => {
  const weights = { landedCost: 40, leadTime: 30, reliability: 20 };
  expect(() => rebalance(weights, "landedCost", 50)).toThrow("must total 100, not 90");
  expect(() => wholeWeights(weights)).toThrow("must total 100, not 90");
});

test("rebalancing keeps the total at exactly 100, however often it is done", () => {
  const moves = fc.array(fc.tuple(anyCriterion, anyPercent), {
    minLength: 1,
  });
  fc.assert(
    fc.property(anyWeights, moves, (weights, moved) => {
      for (const [criterion, newWeight] of moved) {
        weights = rebalance(weights, criterion, newWeight);
        expect(weights[criterion]).toBeCloseTo(newWeight, 12);
        expect(findWeightsProblem(weights)).toBeNull();
        expect(total(weights)).toBe(100);
        expect(weights.reliability + weights.leadTime + weights.landedCost).toBe(100);
      }
    }),
  );
});

test("rebalancing keeps the proportion of the other two", () => {
  fc.assert(
    fc.property(anyWeights, anyPercent, (weights, newWeight) => {
      const after = rebalance(weights, "leadTime", newWeight);
      expect(after.landedCost * weights.reliability).toBeCloseTo(
        after.reliability * weights.landedCost,
        9,
      );
    }),
  );
});

test("whole weights give the largest remainders the points that are left", () => {
  expect(wholeWeights({ landedCost: 33.3, leadTime: 33.3, reliability: 33.4 })).toEqual({
    landedCost: 33,
    leadTime: 33,
    reliability: 34,
  });
});

test("whole weights are whole, total 100 and are less than 1 off", () => {
  fc.assert(
    fc.property(anyWeights, (weights) => {
      const whole = wholeWeights(weights);
      expect(total(whole)).toBe(100);
      for (const criterion of ["landedCost", "leadTime", "reliability"] as const) {
        expect(Number.isInteger(whole[criterion])).toBe(true);
        expect(Math.abs(whole[criterion] - weights[criterion])).toBeLessThan(1);
      }
    }),
  );
});
