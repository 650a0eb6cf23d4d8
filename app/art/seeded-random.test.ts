import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "./geometry.ts";

import { seededRandom } from "./seeded-random.ts";

test("a seed always gives the same sequence, another seed another one", () => {
  const take = (seed: string) => Array.from({ length: 5 }, seededRandom(seed));

  expect(take("bracket")).toEqual(take("bracket"));
  expect(take("bracket")).not.toEqual(take("blade"));
});

test("whole numbers reach both ends and never leave them", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -9, max: 9 }), fc.nat(4), (seed, low, span) => {
      const random = seededRandom(seed);
      const drawn = new Set(times(400, () => random.int(low, low + span)));
      expect([...drawn].toSorted((a, b) => a - b)).toEqual(times(span + 1, (i) => low + i));
    }),
    { numRuns: 40 },
  );
});

test("there is nothing to pick from an empty list", () => {
  expect(() => seededRandom("x").pick([])).toThrow("empty list");
});
