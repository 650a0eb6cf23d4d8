import fc from "fast-check";
import { expect, test } from "vitest";
import type { Quote } from "../quote/quote.ts";
import { rank } from "./rank.ts";
import {
  anyCriterion,
  anyPercent,
  anyQuotes,
  anyWeights,
  extremeQuotes,
  wholePercentWeights,
} from "../testing/arbitraries.ts";
import { reinhold, homeSample, homeWeights, norrvik, tallow } from "../testing/home-sample.ts";
import { rebalance, type Weights } from "./weights.ts";

const orderOf = (quotes: readonly Quote[], weights: Weights) =>
  rank(quotes, weights).ranked.map(({ quote }) => quote.id);

test("the home sample ranks Tallow, Norrvik, Reinhold", () => {
  const { ranked } = rank([reinhold, norrvik, tallow], homeWeights);
  expect(ranked.map(({ rank, quote, score }) => [rank, quote.id, Math.round(score)])).toEqual([
    [1, "tallow", 95],
    [2, "norrvik", 91],
    [3, "reinhold", 87],
  ]);
  expect(ranked.every(({ tie }) => tie === null)).toBe(true);
});

test.each([
  ["landedCost", 60, "tallow"],
  ["landedCost", 61, "norrvik"],
  ["leadTime", 76, "tallow"],
  ["leadTime", 77, "reinhold"],
] as const)("%s at %i%% puts %s first", (criterion, weight, first) => {
  expect(orderOf(homeSample, rebalance(homeWeights, criterion, weight))[0]).toBe(first);
});

test("names the best 10", () => {
  const quotes = Array.from({ length: 14 }, (_, index) => ({ ...tallow, id: `q${index}` }));
  const { best, ranked } = rank(quotes, homeWeights);
  expect(best).toEqual(ranked.slice(0, 10));
  expect(ranked).toHaveLength(14);
});

test("no quotes make an empty ranking", () => {
  expect(rank([], homeWeights)).toEqual({ ranked: [], best: [] });
});

test("quotes keep the fields the engine knows nothing of", () => {
  const [first] = rank([{ ...tallow, city: "Wichita, KS" }], homeWeights).ranked;
  expect(first?.quote.city).toBe("Wichita, KS");
});

test("equal scores share one tie that says what broke it, step by step", () => {
  const quotes = [
    { ...tallow, id: "d", supplier: "Dovetail" },
    { ...tallow, id: "a2", supplier: "Ashgrove" },
    { ...tallow, id: "late", leadTimeDays: 30 },
    { ...tallow, id: "a1", supplier: "Ashgrove" },
  ];
  const { ranked } = rank(quotes, homeWeights);
  expect(ranked.map(({ quote, rank }) => [rank, quote.id])).toEqual([
    [1, "a1"],
    [2, "a2"],
    [3, "d"],
    [4, "late"],
  ]);
  const tie = { quoteIds: ["a1", "a2", "d"], brokenBy: ["id", "supplier"] };
  expect(ranked.map((quote) => quote.tie)).toEqual([tie, tie, tie, null]);
});

test("a trade that is even on paper is a tie, and the lower cost wins it", () => {
  const weights = { landedCost: 60, leadTime: 20, reliability: 20 };
  const quotes = [
    { ...tallow, landedCost: 108, leadTimeDays: 22, reliability: 98 },
    { ...norrvik, landedCost: 100, leadTimeDays: 34, reliability: 86 },
    { ...reinhold, landedCost: 125, leadTimeDays: 18, reliability: 90 },
  ];
  const [first, second] = rank(quotes, weights).ranked;
  expect([first?.quote.id, first?.score]).toEqual(["norrvik", 94]);
  expect([second?.quote.id, second?.score]).toEqual(["tallow", 94]);
  expect(first?.tie).toEqual({ quoteIds: ["norrvik", "tallow"], brokenBy: ["landedCost"] });
});

test("a quote without any value ranks behind one that is worth as little", () => {
  const silent = { ...tallow, id: "a", landedCost: null, leadTimeDays: null, reliability: null };
  const poor = { ...tallow, id: "b", landedCost: 1e6, leadTimeDays: 900, reliability: 0 };
  const { ranked } = rank([silent, poor, norrvik], homeWeights);
  expect(ranked.map(({ quote, score }) => [quote.id, score])).toEqual([
    ["norrvik", 95.8],
    ["b", 0],
    ["a", 0],
  ]);
});

test("the order does not depend on the order the quotes came in", () => {
  const shuffled = fc
    .oneof(anyQuotes, extremeQuotes)
    .chain((quotes) =>
      fc.tuple(
        fc.constant(quotes),
        fc.shuffledSubarray(quotes, { minLength: quotes.length, maxLength: quotes.length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, anyWeights, ([quotes, again], weights) => {
      expect(rank(again, weights)).toEqual(rank(quotes, weights));
    }),
  );
});

test("ranks run from 1, scores never rise, and a tie is exactly a shared score", () => {
  fc.assert(
    fc.property(anyQuotes, wholePercentWeights, (quotes, weights) => {
      const { ranked } = rank(quotes, weights);
      expect(ranked.map(({ rank }) => rank)).toEqual(quotes.map((_, index) => index + 1));
      ranked.forEach(({ score, tie }, index) => {
        expect(score).toBeLessThanOrEqual(ranked[index - 1]?.score ?? 100);
        const level = ranked.filter((other) => other.score === score);
        expect(tie?.quoteIds ?? null).toEqual(
          level.length > 1 ? level.map(({ quote }) => quote.id) : null,
        );
        if (tie) expect(tie.brokenBy).toHaveLength(level.length - 1);
      });
    }),
  );
});

test("the currency does not matter", () => {
  const rate = fc.double({ min: 0.001, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(anyQuotes, wholePercentWeights, rate, (quotes, weights, unitsPerUnit) => {
      const converted = quotes.map((quote) => ({
        ...quote,
        landedCost: quote.landedCost === null ? null : quote.landedCost * unitsPerUnit,
      }));
      expect(orderOf(converted, weights)).toEqual(orderOf(quotes, weights));
    }),
  );
});

// Raising k from w to x scales the others by s = (100 - x) / (100 - w): a lead D (times 100) becomes
// sD + (x - sw)d, where d >= 0 is the lead in k. As 0 <= s <= 1, nobody overtakes the best at k, and
// below 100 (s > 0) no lead shrinks to a tie; at 100 it does, with quotes that are as good at k.
test("raising a weight lets nobody overtake the best at that criterion", () => {
  fc.assert(
    fc.property(
      anyQuotes.filter((quotes) => quotes.length > 1),
      anyWeights,
      anyCriterion,
      anyPercent,
      (quotes, weights, criterion, otherWeight) => {
        const raised = Math.max(weights[criterion], otherWeight);
        const before = rank(quotes, weights).ranked;
        const after = rank(quotes, rebalance(weights, criterion, raised)).ranked;
        const bestValue = Math.max(...before.map(({ values }) => values[criterion]));
        for (const best of before.filter(({ values }) => values[criterion] === bestValue)) {
          const scoreAfter = after.find(({ quote }) => quote === best.quote)!.score;
          for (const ahead of after.filter(({ score }) => score > scoreAfter + 1e-6)) {
            const aheadBefore = before.find(({ quote }) => quote === ahead.quote)!;
            expect(aheadBefore.rank).toBeLessThan(best.rank);
          }
        }
      },
    ),
  );
});

// On this grid every product and sum is exact in binary, so that even ties can be compared.
test("below 100, raising a weight never worsens the rank of the best at that criterion", () => {
  const exactQuotes = fc
    .array(
      fc.record({
        landedCost: fc.integer({ min: 8, max: 14 }).map((eighths) => eighths * 8),
        leadTimeDays: fc.integer({ min: 0, max: 6 }),
        reliability: fc.integer({ min: 90, max: 96 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((quotes) => [{ landedCost: 64, leadTimeDays: 6, reliability: 90 }, ...quotes])
    .map((quotes) => quotes.map((quote, index) => ({ id: `q${index}`, supplier: "A", ...quote })));
  const exactRaise = fc.constantFrom(68, 84, 92, 96);
  fc.assert(
    fc.property(
      exactQuotes,
      anyCriterion,
      fc.integer({ min: 0, max: 16 }),
      exactRaise,
      (quotes, criterion, quarter, raised) => {
        const others = [quarter * 4, 64 - quarter * 4];
        const weights = { landedCost: 0, leadTime: 0, reliability: 0, [criterion]: 36 };
        for (const key of ["landedCost", "leadTime", "reliability"] as const) {
          if (key !== criterion) weights[key] = others.pop()!;
        }
        const before = rank(quotes, weights).ranked;
        const after = rank(quotes, rebalance(weights, criterion, raised)).ranked;
        const bestValue = Math.max(...before.map(({ values }) => values[criterion]));
        for (const best of before.filter(({ values }) => values[criterion] === bestValue)) {
          const rankAfter = after.find(({ quote }) => quote === best.quote)!.rank;
          expect(rankAfter).toBeLessThanOrEqual(best.rank);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("at 100, quotes that are equally good at the criterion tie and the tie-breaks decide", () => {
  const fast = { ...tallow, id: "fast", landedCost: 120, leadTimeDays: 10, reliability: 99 };
  const cheap = { ...tallow, id: "cheap", landedCost: 100, leadTimeDays: 40, reliability: 99 };
  const weights = { landedCost: 10, leadTime: 60, reliability: 30 };
  expect(orderOf([fast, cheap], weights)).toEqual(["fast", "cheap"]);
  expect(orderOf([fast, cheap], rebalance(weights, "reliability", 99))).toEqual(["fast", "cheap"]);
  expect(orderOf([fast, cheap], rebalance(weights, "reliability", 100))).toEqual(["cheap", "fast"]);
});
