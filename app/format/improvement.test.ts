import { expect, test } from "vitest";

import { caseStudies } from "#app/site/case-studies.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { claims } from "#app/site/claims.ts";

import { amountText, improvementText, reduction } from "./improvement.ts";

test("a reduction is told as the share that is gone, a speed as a multiple", () => {
  expect(improvementText({ before: 15, after: 4, told: "reduction" })).toBe("73% less");
  expect(improvementText({ before: 10, after: 2, told: "speed" })).toBe("5x faster");
  expect(improvementText({ before: 5, after: 2, told: "speed" })).toBe("2.5x faster");
});

test("an amount carries its unit", () => {
  expect(amountText(4, "working days")).toBe("4 working days");
  expect(amountText(1, "working days")).toBe("1 working day");
  expect(amountText(1674, "US dollars")).toBe("$1,674");
});

const resultsOf = (metric: RegExp) =>
  caseStudies.flatMap(({ results }) => results.filter((result) => metric.test(result.metric)));

test("every case study's cycle time lies within the headline's range", () => {
  const [low, high] = claims.cycleTime.figure.split("-").map((bound) => Number.parseInt(bound, 10));
  const reductions = resultsOf(/cycle time/).map((result) => reduction(result) * 100);

  expect(reductions).toHaveLength(caseStudies.length);
  const each = reductions.toSorted((a, b) => a - b).map((percent) => `${percent.toFixed(0)}%`);
  expect(baselines.cycleTime).toContain(`${each[0]}, ${each[1]} and ${each[2]} less`);
  for (const percent of reductions) {
    expect(percent).toBeGreaterThanOrEqual(low!);
    expect(percent).toBeLessThanOrEqual(high!);
  }
});

test("approvals and landed cost agree with the headline figures", () => {
  for (const result of resultsOf(/^Approval/)) {
    expect(improvementText(result)).toBe(`${claims.approvals.figure} faster`);
  }
  const savings = resultsOf(/^Landed cost/).map((result) => reduction(result) * 100);
  const mean = savings.reduce((sum, saving) => sum + saving, 0) / savings.length;
  expect(`${mean.toFixed(0)}%`).toBe(claims.landedCost.figure);
  const each = savings.toSorted((a, b) => a - b).map((saving) => `${saving.toFixed(0)}%`);
  expect(baselines.landedCost).toContain(`${each[0]}, ${each[1]} and ${each[2]}`);
});
