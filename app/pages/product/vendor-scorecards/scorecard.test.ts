import { expect, test } from "vitest";

import { rebalanceShares } from "#analyzer/rank/shares.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import {
  categories,
  defaultCategoryWeights,
  latestScore,
  type QuarterScores,
  rankByTotal,
  type Scorecard,
  scorecardFromQuery,
  scorecards,
  totalScore,
  trendPercent,
  trendText,
  wholeCategoryWeights,
  withScorecard,
} from "./scorecards.ts";

const query = (text: string) => new URLSearchParams(text);
const card = (id: string): Scorecard => scorecards.find((each) => each.id === id)!;

test("every sample score is out of 100, and the default weights total 100", () => {
  for (const { quarters } of scorecards) {
    for (const scores of Object.values(quarters)) {
      for (const score of scores) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }
  }
  const weights = Object.values(defaultCategoryWeights);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test("the ranking's reliability is the mean of delivery and quality", () => {
  for (const { id, reliability } of samplePackage.vendors) {
    const { delivery, quality } = card(id).quarters;
    expect((latestScore(delivery) + latestScore(quality)) / 2, id).toBe(reliability);
  }
});

test("the trend is the change within a year", () => {
  expect(trendPercent([80, 79, 78, 77, 76])).toBe(-5);
  expect(trendText([80, 79, 78, 77, 76])).toBe("−5.0%");
  expect(trendText([66, 68, 69, 71, 72])).toBe("+9.1%");
  expect(trendText([70, 90, 10, 40, 70])).toBe("0.0%");
});

test("a total is the sum of weight times score", () => {
  const ofNinety: QuarterScores = [0, 0, 0, 0, 90];
  const flat = Object.fromEntries(categories.map((category) => [category, ofNinety]));
  const even = { ...card("norrvik"), quarters: flat as Scorecard["quarters"] };
  expect(totalScore(even, defaultCategoryWeights)).toBe(90);
  expect(totalScore(card("tallow-creek"), defaultCategoryWeights)).toBe(89.6);
});

test("the default weights put Tallow Creek first; sustainability puts Norrvik there", () => {
  const first = (weights: typeof defaultCategoryWeights) =>
    rankByTotal(scorecards, weights).find(({ rank }) => rank === 1)?.id;
  expect(first(defaultCategoryWeights)).toBe("tallow-creek");
  expect(first(rebalanceShares(defaultCategoryWeights, "sustainability", 60))).toBe("norrvik");
});

test("equal totals share a rank", () => {
  const twins = [card("norrvik"), { ...card("norrvik"), id: "twin" }, card("sable-river")];
  expect(rankByTotal(twins, defaultCategoryWeights).map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test("weights moved by a third are whole and total 100 when shown", () => {
  const shown = wholeCategoryWeights(rebalanceShares(defaultCategoryWeights, "cost", 33));
  expect(Object.values(shown).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(shown.cost).toBe(33);
});

test("a view goes into an address and comes back, beside what was there", () => {
  const view = {
    compared: ["reinhold-vogt", "ashgrove"],
    weights: wholeCategoryWeights(rebalanceShares(defaultCategoryWeights, "risk", 40)),
  } as const;
  const address = withScorecard(query("documents=due"), view);
  expect(address.get("documents")).toBe("due");
  expect(scorecardFromQuery(address)).toEqual(view);
});

test("the default view leaves the address empty", () => {
  expect(withScorecard(query(""), scorecardFromQuery(query(""))).toString()).toBe("");
});

test("an address with weights of another total keeps the default weights", () => {
  expect(scorecardFromQuery(query("delivery=90")).weights).toEqual(defaultCategoryWeights);
});

test("an address compares three suppliers at most, and only known ones", () => {
  const all = scorecards.map(({ id }) => `compare=${id}`).join("&");
  expect(scorecardFromQuery(query(all)).compared).toHaveLength(3);
  expect(scorecardFromQuery(query("compare=ashgrove&compare=acme")).compared).toEqual(["ashgrove"]);
});
