import fc from "fast-check";
import { criteria } from "../rank/criteria.ts";
import type { Quote } from "../quote/quote.ts";
import type { Weights } from "../rank/weights.ts";

export const anyCriterion = fc.constantFrom(...criteria);

/** Evenly spread, with some values next to the limits: `fc.double` alone gives mostly those. */
export const anyPercent = fc.oneof(
  { weight: 3, arbitrary: fc.nat(1_000_000_000).map((steps) => steps / 1e7) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
);

export const anyWeights: fc.Arbitrary<Weights> = fc.tuple(anyPercent, anyPercent).map(splitAt);

export const wholePercentWeights: fc.Arbitrary<Weights> = fc
  .tuple(fc.nat(100), fc.nat(100))
  .map(splitAt);

function splitAt([a, b]: [number, number]): Weights {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return { landedCost: low, leadTime: high - low, reliability: 100 - high };
}

/** Quotes such as people write: whole days, whole money units, few suppliers, some values missing. */
export const anyQuotes: fc.Arbitrary<Quote[]> = fc
  .array(
    fc.record({
      supplier: fc.constantFrom("Ashgrove", "Dovetail", "Lakehead", "Mirów"),
      landedCost: fc.option(fc.integer({ min: 1000, max: 3000 }), { freq: 8 }),
      leadTimeDays: fc.option(fc.integer({ min: 1, max: 150 }), { freq: 8 }),
      reliability: fc.option(fc.nat(100), { freq: 8 }),
    }),
    { maxLength: 12 },
  )
  .map((quotes) => quotes.map((quote, index) => ({ id: `q${index}`, ...quote })));

/** Any quote the engine accepts, however absurd. */
export const extremeQuotes: fc.Arbitrary<Quote[]> = fc
  .array(
    fc.record({
      supplier: fc.string(),
      landedCost: fc.option(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })),
      leadTimeDays: fc.option(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })),
      reliability: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    }),
  )
  .map((quotes) => quotes.map((quote, index) => ({ id: `q${index}`, ...quote })));
