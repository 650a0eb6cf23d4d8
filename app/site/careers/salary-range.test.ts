import { expect, test } from "vitest";

import { salaryRule, salaryText } from "./salary-range.ts";

test("a range is both ends in whole dollars", () => {
  expect(salaryText({ from: 165_000, to: 205_000 })).toBe("$165,000–$205,000");
});

test("the rule ends at the round step that holds the highest salary", () => {
  const ranges = [
    { from: 95_000, to: 120_000 },
    { from: 165_000, to: 205_000 },
  ];
  expect(salaryRule(ranges)).toEqual({ scale: 250_000, step: 50_000 });
  expect(salaryRule(ranges.slice(0, 1)).scale).toBe(150_000);
});
