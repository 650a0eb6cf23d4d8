import { expect, test } from "vitest";

import type { PackageResponse } from "./gearbox-package.ts";

import { dollarsEach, normalizedResponse } from "./package-ranking.ts";

const response: PackageResponse = {
  id: "shop",
  supplier: "A shop",
  place: "Stuttgart, DE",
  format: "PDF",
  currency: "EUR",
  prices: [
    { amount: 100, per: 1 },
    { amount: 20, per: 1 },
    { amount: 4_000, per: 100 },
  ],
  tooling: 5_000,
  incoterm: "EXW",
  freight: 5_000,
  dutyPercent: 2.5,
  leadTime: { amount: 6, unit: "weeks" },
  reliability: 90,
};

test("a price per hundred becomes a price each, in dollars", () => {
  expect(dollarsEach({ amount: 4_000, per: 100 }, "EUR")).toBeCloseTo(40 * 1.0846, 10);
});

test("landed cost is parts, tooling, freight and duty, each in whole dollars", () => {
  const { cost, landedCost } = normalizedResponse(response);
  // 400 × 100 + 400 × 20 + 800 × 40 = 80,000 euros of parts. Duty is on parts and tooling.
  expect(cost).toEqual({ parts: 86_768, tooling: 5_423, freight: 5_000, duty: 2_305 });
  expect(landedCost).toBe(86_768 + 5_423 + 5_000 + 2_305);
});

test("lead time is in calendar days, and missing when none was given", () => {
  expect(normalizedResponse(response).leadTimeDays).toBe(42);
  const inDays = { ...response, leadTime: { amount: 33, unit: "days" as const } };
  expect(normalizedResponse(inDays).leadTimeDays).toBe(33);
  expect(normalizedResponse({ ...response, leadTime: null }).leadTimeDays).toBeNull();
});
