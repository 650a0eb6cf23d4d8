import { expect, test } from "vitest";
import type { Quote } from "../quote/quote.ts";
import { tallow } from "../testing/home-sample.ts";
import { breakTie, findTieBreaker } from "./tie-break.ts";

test.each<[string, Partial<Quote>, Partial<Quote>]>([
  ["landedCost", { landedCost: 10, leadTimeDays: 9 }, { landedCost: 11, leadTimeDays: 8 }],
  ["landedCost", { landedCost: 10, leadTimeDays: 9 }, { landedCost: null, leadTimeDays: 8 }],
  ["leadTime", { leadTimeDays: 8, reliability: 1 }, { leadTimeDays: 9, reliability: 2 }],
  ["leadTime", { leadTimeDays: 8, reliability: 1 }, { leadTimeDays: null, reliability: 2 }],
  ["reliability", { reliability: 80, supplier: "B" }, { reliability: 79, supplier: "A" }],
  ["reliability", { reliability: 0, supplier: "B" }, { reliability: null, supplier: "A" }],
  ["supplier", { supplier: "A", id: "2" }, { supplier: "B", id: "1" }],
  ["id", { id: "1" }, { id: "2" }],
])("%s decides: %o goes before %o", (tieBreaker, first, second) => {
  const [a, b] = [
    { ...tallow, ...first },
    { ...tallow, ...second },
  ];
  expect(findTieBreaker(a, b)).toBe(tieBreaker);
  expect(findTieBreaker(b, a)).toBe(tieBreaker);
  expect(breakTie(a, b)).toBeLessThan(0);
  expect(breakTie(b, a)).toBeGreaterThan(0);
});

test("two missing values do not decide", () => {
  const silent = { ...tallow, landedCost: null, leadTimeDays: null, reliability: null };
  expect(findTieBreaker(silent, { ...silent, id: "z" })).toBe("id");
});
