import fc from "fast-check";
import { expect, test } from "vitest";

import { rebalanceShares } from "./shares.ts";

const total = (shares: Record<string, number>) =>
  Object.values(shares).reduce((sum, share) => sum + share, 0);

const keys = ["a", "b", "c", "d", "e", "f"] as const;
const anyMoves = fc.array(fc.tuple(fc.constantFrom(...keys), fc.integer({ min: 0, max: 100 })), {
  minLength: 1,
});

test("the rest is shared in the proportion of the others", () => {
  expect(rebalanceShares({ a: 40, b: 30, c: 20, d: 10 }, "a", 70)).toEqual({
    a: 70,
    b: 15,
    c: 10,
    d: 5,
  });
});

test("the rest is shared evenly when all the others are 0", () => {
  expect(rebalanceShares({ a: 100, b: 0, c: 0, d: 0, e: 0 }, "a", 60)).toEqual({
    a: 60,
    b: 10,
    c: 10,
    d: 10,
    e: 10,
  });
});

test("a share of 0 stays 0 beside one that is not", () => {
  expect(rebalanceShares({ a: 50, b: 50, c: 0 }, "a", 20)).toEqual({ a: 20, b: 80, c: 0 });
});

test("the total stays exactly 100 and no share is negative, however often one is moved", () => {
  fc.assert(
    fc.property(anyMoves, (moves) => {
      let shares = { a: 30, b: 25, c: 20, d: 5, e: 15, f: 5 };
      for (const [key, share] of moves) {
        shares = rebalanceShares(shares, key, share);
        expect(shares[key]).toBe(share);
        expect(total(shares)).toBe(100);
        for (const each of Object.values(shares)) expect(each).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
