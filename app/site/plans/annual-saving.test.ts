import { expect, test } from "vitest";

import { plans } from "./plans.ts";

import { annualSaving, annualSavingShare } from "./annual-saving.ts";

test("the plans save what the specification says", () => {
  const savings = Object.fromEntries(plans.map((plan) => [plan.name, annualSaving(plan)]));
  expect(savings).toEqual({ Starter: 480, Growth: 1440, Enterprise: null });
});

test("the share is of the price that is paid month to month", () => {
  expect(annualSavingShare({ monthlyPrice: 200, annualPrice: 150 })).toBe(0.25);
  expect(annualSavingShare({ monthlyPrice: null, annualPrice: null })).toBeNull();
});
