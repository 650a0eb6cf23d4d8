import { expect, test } from "vitest";

import {
  aerospaceFlowDowns,
  aerospaceRfq,
  gateAndRank,
  requiredClauses,
  waive,
} from "./compliance-gate.ts";

const { quotes, weights } = aerospaceRfq;
const everyClause = aerospaceFlowDowns.map(({ id }) => id);
const rules = (mustHold: readonly string[]) => ({ weights, mustHold });

test("with every clause, two of five are ranked, and neither is the cheapest", () => {
  const { ranked, barred } = gateAndRank(quotes, rules(everyClause));

  expect(ranked.map(({ quote }) => quote.id)).toEqual(["corrigan", "haldane"]);
  expect(barred.map(({ quote, by }) => [quote.id, by])).toEqual([
    ["sable-river", ["nadcap-ht"]],
    ["ostermoor", ["records"]],
    ["lotus-ridge", ["metals", "access", "fixed-process", "records"]],
  ]);
  const cheapest = Math.min(...barred.map(({ quote }) => quote.landedCost));
  for (const { quote } of ranked) expect(quote.landedCost).toBeGreaterThan(cheapest);
});

test("a condition does not bar", () => {
  const { ranked } = gateAndRank(quotes, rules(["nadcap-ndt"]));

  expect(ranked.map(({ quote }) => quote.id)).toContain("corrigan");
});

test("without a clause the cheapest wins here", () => {
  const { ranked, barred } = gateAndRank(quotes, rules([]));

  expect(ranked[0]?.quote.id).toBe("lotus-ridge");
  expect(barred).toEqual([]);
});

test("a clause of the customer's contract holds, whatever the buyer waives", () => {
  expect(requiredClauses([])).toEqual(["metals"]);
  expect(requiredClauses(everyClause)).toEqual(everyClause);
});

test("an answer that was not given is missing", () => {
  const silent = { ...quotes[0]!, answers: {} };

  expect(gateAndRank([silent], rules(["as9100"])).barred[0]?.by).toEqual(["as9100"]);
});

test("waiving the one clause a supplier misses admits it, and says what it saves", () => {
  expect(waive(quotes, rules(everyClause), "nadcap-ht")).toEqual({
    admits: ["Sable River Foundry"],
    saving: 28_516,
  });
});

test("waiving one of two missed clauses changes nothing", () => {
  expect(waive(quotes, rules(everyClause), "metals")).toEqual({ admits: [], saving: 0 });
});

test("with nobody left there is nothing to save against", () => {
  const alone = quotes.slice(2, 3);

  expect(waive(alone, rules(everyClause), "nadcap-ht").saving).toBeNull();
});

test("every supplier answers every clause of the record", () => {
  for (const { answers } of quotes)
    expect(Object.keys(answers).sort()).toEqual(everyClause.toSorted());
});
