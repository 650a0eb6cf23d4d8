import { expect, test } from "vitest";

import { weightsFromQuery, weightsToQuery, withWeights } from "./use-shared-weights.ts";

test("weights survive the way through an address", () => {
  const weights = { landedCost: 61, leadTime: 20, reliability: 19 };
  expect(weightsFromQuery(weightsToQuery(weights))).toEqual(weights);
});

test("fractions are written as whole percentages that total 100", () => {
  expect(weightsToQuery({ landedCost: 61, leadTime: 19.5, reliability: 19.5 })).toBe(
    "cost=61&lead=20&reliability=19",
  );
});

test.each([
  "",
  "cost=40",
  "cost=40&lead=30&reliability=31",
  "cost=-10&lead=60&reliability=50",
  "cost=4e1&lead=30&reliability=30",
  "cost=&lead=50&reliability=50",
])("an address that cannot be used gives none: %j", (query) => {
  expect(weightsFromQuery(query)).toBeNull();
});

test("two sets of weights stand in one address, and neither touches the other or the rest", () => {
  const first = { landedCost: 50, leadTime: 25, reliability: 25 };
  const second = { landedCost: 20, leadTime: 60, reliability: 20 };
  const query = withWeights(
    withWeights(new URLSearchParams("sample=evtol"), first),
    second,
    "try-",
  );
  expect(weightsFromQuery(query.toString())).toEqual(first);
  expect(weightsFromQuery(query.toString(), "try-")).toEqual(second);
  expect(withWeights(query, null).toString()).toBe(
    "sample=evtol&try-cost=20&try-lead=60&try-reliability=20",
  );
});
