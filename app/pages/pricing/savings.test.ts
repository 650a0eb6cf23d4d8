import fc from "fast-check";
import { expect, test } from "vitest";

import { monthlySavings, type Workload } from "./savings.ts";

const work: Workload = {
  rfqsPerMonth: 20,
  quotesPerRfq: 4,
  hoursPerQuote: 0.5,
  averageOrder: 2_500,
  hourCost: 40,
  countedPercent: 25,
};

test("the published arithmetic: 80% of the hours and 9% of the orders, counted at a quarter", () => {
  expect(monthlySavings(work)).toEqual({
    handHours: 40,
    hoursSaved: 8,
    laborSaved: 320,
    orders: 50_000,
    landedCostSaved: 1_125,
    total: 1_445,
  });
});

test("counted in full, it is what we claim", () => {
  expect(monthlySavings({ ...work, countedPercent: 100 })).toMatchObject({
    hoursSaved: 32,
    landedCostSaved: 4_500,
  });
});

test("labor is worked from the hours as printed", () => {
  const { handHours, hoursSaved, laborSaved } = monthlySavings({
    ...work,
    rfqsPerMonth: 7,
    quotesPerRfq: 3,
    hoursPerQuote: 0.3,
    hourCost: 100,
  });
  expect([handHours, hoursSaved, laborSaved]).toEqual([6.3, 1.3, 130]);
});

test("whole dollars that add up, and more work never saves less", () => {
  const count = fc.integer({ min: 1, max: 500 });
  const workload = fc.record({
    rfqsPerMonth: count,
    quotesPerRfq: count,
    hoursPerQuote: fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
    averageOrder: fc.nat(1_000_000),
    hourCost: count,
    countedPercent: fc.constantFrom(10, 25, 50, 100),
  });
  fc.assert(
    fc.property(workload, (given) => {
      const savings = monthlySavings(given);
      expect(savings.total).toBe(savings.laborSaved + savings.landedCostSaved);
      expect(Number.isInteger(savings.total)).toBe(true);
      const busier = monthlySavings({ ...given, rfqsPerMonth: given.rfqsPerMonth + 1 });
      expect(busier.total).toBeGreaterThanOrEqual(savings.total);
    }),
  );
});
