import fc from "fast-check";
import { expect, test } from "vitest";
import { criteria } from "./criteria.ts";
import { InvalidInputError } from "../quote/invalid-input.ts";
import { rescore, scoreQuotes } from "./score.ts";
import { anyWeights, extremeQuotes } from "../testing/arbitraries.ts";
import { reinhold, homeSample, homeWeights, norrvik, tallow } from "../testing/home-sample.ts";

test("the home sample scores 95, 91 and 87", () => {
  const scores = scoreQuotes(homeSample, homeWeights).map(({ score }) => score);
  expect(scores.map(Math.round)).toEqual([95, 91, 87]);
  expect(scores).toEqual([95.000387597, 91, 87]);
});

test("values follow the published formula", () => {
  const [ofTallow, ofNorrvik, ofReinhold] = scoreQuotes(homeSample, homeWeights);
  expect(ofTallow?.values.landedCost).toBeCloseTo(92.00097, 5);
  expect(ofTallow?.values).toMatchObject({ leadTime: 96, reliability: 98 });
  expect(ofNorrvik?.values).toEqual({ landedCost: 100, leadTime: 84, reliability: 86 });
  expect(ofReinhold?.values).toEqual({ landedCost: 75, leadTime: 100, reliability: 90 });
});

test("a cost of double the lowest, or a lead time 100 days over the fastest, is worth 0 and no less", () => {
  const [, late] = scoreQuotes(
    [
      { ...tallow, landedCost: 1000, leadTimeDays: 10 },
      { ...norrvik, landedCost: 2500, leadTimeDays: 200 },
    ],
    homeWeights,
  );
  expect(late?.values).toEqual({ landedCost: 0, leadTime: 0, reliability: 86 });
});

test("a missing value is worth 0 and is named", () => {
  const [partial] = scoreQuotes([{ ...tallow, landedCost: null, reliability: null }], homeWeights);
  expect(partial?.missing).toEqual(["landedCost", "reliability"]);
  expect(partial?.values).toEqual({ landedCost: 0, leadTime: 100, reliability: 0 });
  expect(partial?.score).toBe(30);
});

test("a missing value is not the lowest or the fastest", () => {
  const silent = { ...reinhold, landedCost: null, leadTimeDays: null };
  const [ofNorrvik] = scoreQuotes([norrvik, silent], homeWeights);
  expect(ofNorrvik?.values).toEqual({ landedCost: 100, leadTime: 100, reliability: 86 });
});

test("a landed cost of 0 is the lowest, and anything above it is infinitely dearer", () => {
  const [free, paid] = scoreQuotes([{ ...tallow, landedCost: 0 }, norrvik], homeWeights);
  expect(free?.values.landedCost).toBe(100);
  expect(paid?.values.landedCost).toBe(0);
});

test("refuses quotes and weights that cannot be judged", () => {
  expect(() => scoreQuotes([{ ...tallow, landedCost: -1 }], homeWeights)).toThrow(
    InvalidInputError,
  );
  expect(() => scoreQuotes(homeSample, { ...homeWeights, leadTime: 31 })).toThrow(
    "The weights must total 100, not 101.",
  );
});

test("rescoring is scoring under other weights", () => {
  const costOnly = { landedCost: 100, leadTime: 0, reliability: 0 };
  const rescored = scoreQuotes(homeSample, homeWeights).map((scored) => rescore(scored, costOnly));
  expect(rescored).toEqual(scoreQuotes(homeSample, costOnly));
});

test("scores and values are from 0 to 100, whatever is quoted", () => {
  fc.assert(
    fc.property(extremeQuotes, anyWeights, (quotes, weights) => {
      for (const { score, values } of scoreQuotes(quotes, weights)) {
        for (const number of [score, ...criteria.map((criterion) => values[criterion])]) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThanOrEqual(100);
        }
      }
    }),
  );
});
