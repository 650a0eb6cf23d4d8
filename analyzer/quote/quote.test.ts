import { expect, test } from "vitest";
import { findQuoteProblem } from "./quote.ts";
import { reinhold, homeSample, norrvik, tallow } from "../testing/home-sample.ts";

test("complete quotes, and quotes with missing values, are accepted", () => {
  expect(findQuoteProblem(homeSample)).toBeNull();
  expect(
    findQuoteProblem([{ ...tallow, landedCost: null, leadTimeDays: null, reliability: null }]),
  ).toBeNull();
});

test("the limits themselves are accepted", () => {
  expect(
    findQuoteProblem([
      { ...tallow, landedCost: 0, leadTimeDays: 0, reliability: 0 },
      { ...norrvik, reliability: 100 },
    ]),
  ).toBeNull();
});

test.each([
  ["landedCost", "landedCost", -0.01],
  ["landedCost", "landedCost", Infinity],
  ["leadTimeDays", "leadTime", -1],
  ["leadTimeDays", "leadTime", NaN],
  ["reliability", "reliability", -1],
  ["reliability", "reliability", 100.1],
] as const)("a %s out of range names the quote and the value", (field, criterion, value) => {
  expect(findQuoteProblem([tallow, { ...reinhold, [field]: value }])).toEqual({
    kind: "quote-value",
    quoteId: "reinhold",
    criterion,
    value,
  });
});

test("two quotes with one id are refused", () => {
  expect(findQuoteProblem([tallow, norrvik, { ...reinhold, id: "tallow" }])).toEqual({
    kind: "duplicate-quote-id",
    quoteId: "tallow",
  });
});
