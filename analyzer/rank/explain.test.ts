import fc from "fast-check";
import { expect, test } from "vitest";
import { explainLead, leadSentence } from "./explain.ts";
import type { Quote } from "../quote/quote.ts";
import { rank } from "./rank.ts";
import { scoreQuotes } from "./score.ts";
import { anyQuotes, anyWeights } from "../testing/arbitraries.ts";
import { reinhold, homeSample, homeWeights, norrvik, tallow } from "../testing/home-sample.ts";
import { rebalance, type Weights } from "./weights.ts";

function explained(one: Quote, other: Quote, weights: Weights, all: Quote[] = [one, other]) {
  const scored = scoreQuotes(all, weights);
  const find = (quote: Quote) => scored[all.indexOf(quote)]!;
  return explainLead(find(one), find(other), weights);
}

test("lists what each criterion gains or loses, the largest gain first", () => {
  const { leader, runnerUp, leadPoints, reasons, decidedBy } = explained(
    tallow,
    reinhold,
    homeWeights,
    homeSample,
  );
  expect([leader.quote, runnerUp.quote]).toEqual([tallow, reinhold]);
  expect(leadPoints).toBe(8.000387597);
  expect(reasons).toEqual([
    { criterion: "landedCost", points: 6.800387597 },
    { criterion: "reliability", points: 2.4 },
    { criterion: "leadTime", points: -1.2 },
  ]);
  expect(decidedBy).toEqual(["landedCost"]);
});

test("criteria that gain the same decide together", () => {
  const { decidedBy } = explained(tallow, norrvik, homeWeights, homeSample);
  expect(decidedBy).toEqual(["leadTime", "reliability"]);
});

test("the leader is who leads under the weights, whichever is named first", () => {
  expect(explained(norrvik, tallow, homeWeights)).toEqual(explained(tallow, norrvik, homeWeights));
  const costHeavy = rebalance(homeWeights, "landedCost", 61);
  const [scoredTallow, scoredNorrvik] = scoreQuotes(homeSample, homeWeights);
  const { leader } = explainLead(scoredTallow!, scoredNorrvik!, costHeavy);
  expect([leader.quote, leader.score]).toEqual([norrvik, 94.15]);
});

test("refuses weights that do not total 100", () => {
  const [one, other] = scoreQuotes(homeSample, homeWeights);
  expect(() => explainLead(one!, other!, { ...homeWeights, leadTime: 0 })).toThrow(
    "The weights must total 100, not 70.",
  );
});

test.each([
  [
    "one criterion decides",
    explained(tallow, reinhold, homeWeights, homeSample),
    "Landed cost puts Tallow Creek Machine 8.0 points ahead of Reinhold & Vogt: 6.8 gained on landed cost, 2.4 gained on reliability, 1.2 given up on lead time.",
  ],
  [
    "two decide",
    explained(tallow, norrvik, homeWeights, homeSample),
    "Lead time and reliability put Tallow Creek Machine 4.0 points ahead of Norrvik Metall: 3.6 gained on lead time, 3.6 gained on reliability, 3.2 given up on landed cost.",
  ],
  [
    "a lead too small to show",
    explained(tallow, norrvik, rebalance(homeWeights, "landedCost", 60), homeSample),
    "Lead time and reliability put Tallow Creek Machine less than 0.1 points ahead of Norrvik Metall: 2.4 gained on lead time, 2.4 gained on reliability, 4.8 given up on landed cost.",
  ],
  [
    "nothing large enough to list",
    explained({ ...tallow, id: "b", reliability: 97.9 }, tallow, homeWeights),
    "Reliability puts Tallow Creek Machine (tallow) less than 0.1 points ahead of Tallow Creek Machine (b).",
  ],
  [
    "a missing value",
    explained(tallow, { ...reinhold, leadTimeDays: null }, homeWeights),
    "Lead time puts Tallow Creek Machine 38.7 points ahead of Reinhold & Vogt: 30.0 gained on lead time (none from Reinhold & Vogt), 6.3 gained on landed cost, 2.4 gained on reliability.",
  ],
  [
    "a lead halfway between two tenths",
    explained(
      tallow,
      { ...tallow, id: "x", supplier: "Ashgrove", reliability: 69 },
      {
        landedCost: 95,
        leadTime: 0,
        reliability: 5,
      },
    ),
    "Reliability puts Tallow Creek Machine 1.5 points ahead of Ashgrove: 1.5 gained on reliability.",
  ],
  [
    "a tie",
    explained(tallow, { ...tallow, id: "x", supplier: "Ashgrove" }, homeWeights),
    "Ashgrove and Tallow Creek Machine tie at 99.4 points; supplier name puts Ashgrove first.",
  ],
])("puts it in a sentence: %s", (_, explanation, sentence) => {
  expect(leadSentence(explanation)).toBe(sentence);
});

test("the explanation of any two neighbors agrees with the ranking and adds up", () => {
  fc.assert(
    fc.property(
      anyQuotes.filter((quotes) => quotes.length > 1),
      anyWeights,
      (quotes, weights) => {
        const [first, second] = rank(quotes, weights).ranked;
        const explanation = explainLead(second!, first!, weights);
        expect(explanation.leader.quote).toBe(first!.quote);
        expect(explanation.leadPoints).toBeCloseTo(first!.score - second!.score, 8);
        const gained = explanation.reasons.reduce((sum, { points }) => sum + points, 0);
        expect(gained).toBeCloseTo(explanation.leadPoints, 7);
        if (first!.tie) expect(explanation.decidedBy).toEqual([first!.tie.brokenBy[0]]);
      },
    ),
  );
});

test("the tenths in a sentence add up to the lead in it", () => {
  fc.assert(
    fc.property(
      anyQuotes.filter((quotes) => quotes.length > 1),
      anyWeights,
      (quotes, weights) => {
        const [first, second] = rank(quotes, weights).ranked;
        const explanation = explainLead(first!, second!, weights);
        const sentence = leadSentence(explanation);
        const lead = sentence.match(/ (\d+\.\d) points ahead/);
        fc.pre(lead !== null && !sentence.includes("less than"));
        const listed = [...sentence.matchAll(/(\d+\.\d) (gained|given up)/g)];
        const sum = listed.reduce(
          (total, [, points, verb]) => total + (verb === "gained" ? 1 : -1) * Number(points),
          0,
        );
        expect(sum).toBeCloseTo(Number(lead?.[1]), 6);
        expect(Math.abs(sum - explanation.leadPoints)).toBeLessThan(0.0501);
      },
    ),
  );
});
