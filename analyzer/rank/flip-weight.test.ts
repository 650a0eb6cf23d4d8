import fc from "fast-check";
import { expect, test } from "vitest";
import { flipWeight } from "./flip-weight.ts";
import { rank } from "./rank.ts";
import { scoreQuotes } from "./score.ts";
import { anyCriterion, anyQuotes, wholePercentWeights } from "../testing/arbitraries.ts";
import { reinhold, homeSample, homeWeights, norrvik, tallow } from "../testing/home-sample.ts";
import { rebalance } from "./weights.ts";

const scoredHome = scoreQuotes(homeSample, homeWeights);
const [scoredTallow, scoredNorrvik, scoredReinhold] = [
  scoredHome[0]!,
  scoredHome[1]!,
  scoredHome[2]!,
];

test("landed cost at 61% puts Norrvik ahead of Tallow", () => {
  const flip = flipWeight(scoredTallow, scoredNorrvik, "landedCost", homeWeights);
  expect(flip?.weight).toBeCloseTo(60.0029, 4);
  expect(flip?.wholeWeight).toBe(61);
});

test("lead time at 77% puts Reinhold ahead of Tallow", () => {
  const flip = flipWeight(scoredTallow, scoredReinhold, "leadTime", homeWeights);
  expect(flip?.weight).toBeCloseTo(76.6674, 4);
  expect(flip?.wholeWeight).toBe(77);
});

test("a weight may have to fall", () => {
  const flip = flipWeight(scoredNorrvik, scoredReinhold, "landedCost", homeWeights);
  expect(flip?.weight).toBeCloseTo(1000 / 35, 9);
  expect(flip?.wholeWeight).toBe(28);
});

test("null when no weight of the criterion turns the order", () => {
  expect(flipWeight(scoredTallow, scoredNorrvik, "leadTime", homeWeights)).toBeNull();
  const [better, worse] = scoreQuotes(
    [tallow, { ...reinhold, leadTimeDays: 30, reliability: 80 }],
    homeWeights,
  );
  for (const criterion of ["landedCost", "leadTime", "reliability"] as const) {
    expect(flipWeight(better!, worse!, criterion, homeWeights)).toBeNull();
  }
});

test("a tie at a whole weight goes to the quote that wins the tie-break", () => {
  const [dear, cheap] = scoreQuotes(
    [
      { ...tallow, landedCost: 109, leadTimeDays: 10, reliability: 90 },
      { ...norrvik, landedCost: 100, leadTimeDays: 11, reliability: 69 },
    ],
    homeWeights,
  );
  const rising = flipWeight(dear!, cheap!, "landedCost", homeWeights);
  expect(rising).toEqual({ weight: 55, wholeWeight: 55 });
  const costHeavy = rebalance(homeWeights, "landedCost", 70);
  const falling = flipWeight(cheap!, dear!, "landedCost", costHeavy);
  expect(falling).toEqual({ weight: 55, wholeWeight: 54 });
});

test("a criterion in which two quotes are equal turns their order only at 100, by the tie-break", () => {
  const [reliable, cheap] = scoreQuotes(
    [
      { ...tallow, landedCost: 101, leadTimeDays: 10, reliability: 90 },
      { ...norrvik, landedCost: 100, leadTimeDays: 10, reliability: 64 },
    ],
    homeWeights,
  );
  expect(flipWeight(reliable!, cheap!, "leadTime", homeWeights)).toEqual({
    weight: 100,
    wholeWeight: 100,
  });
});

test("finds the whole weight that trying all of them finds", () => {
  fc.assert(
    fc.property(
      anyQuotes.filter((quotes) => quotes.length > 1),
      wholePercentWeights,
      anyCriterion,
      (quotes, weights, criterion) => {
        const [first, second] = rank(quotes, weights).ranked;
        const pair = [first!.quote, second!.quote];
        const rankAt = (weight: number) =>
          rank(quotes, rebalance(weights, criterion, weight)).ranked.filter(({ quote }) =>
            pair.includes(quote),
          );
        const flipped = Array.from({ length: 101 }, (_, weight) => weight).filter(
          (weight) => rankAt(weight)[0]!.quote !== first!.quote,
        );
        const nearest = flipped.sort(
          (a, b) => Math.abs(a - weights[criterion]) - Math.abs(b - weights[criterion]),
        )[0];
        const flip = flipWeight(first!, second!, criterion, weights);
        expect(flip?.wholeWeight).toBe(nearest);
        if (flip) expect(Math.abs(flip.wholeWeight - flip.weight)).toBeLessThanOrEqual(1 + 1e-6);
      },
    ),
  );
});
