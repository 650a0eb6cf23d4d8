import { expect, test } from "vitest";

import { describeSavings, savingsBasis } from "./savings.ts";

const told = (first: number, costs: number[]) =>
  describeSavings(savingsBasis(first, costs), {
    who: "Ashgrove",
    scope: "on 5 pieces",
    currency: "USD",
  });

test("against the highest and the median of an odd and of an even number of offers", () => {
  expect(told(80, [80, 100, 90])).toMatchObject({ againstHighest: 20, againstMedian: 10 });
  expect(told(80, [100, 80])).toMatchObject({ againstHighest: 20, againstMedian: 10 });
  expect(told(80, [80, 90, 100]).sentence).toBe(
    "Ashgrove saves 20.00 USD (20.0 %) against the highest offer and saves 10.00 USD (11.1 %) against the median, on 5 pieces.",
  );
});

test("a first that costs more says so", () => {
  expect(told(100, [80, 90, 100])).toMatchObject({
    againstHighest: 0,
    againstMedian: -10,
    sentence: expect.stringMatching(
      /costs what the highest offer does and costs 10.00 USD .* more than the median/,
    ),
  });
});
