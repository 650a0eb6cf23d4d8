import { expect, test } from "vitest";

import { evtolSample } from "#app/samples/evtol-sample.ts";

import { cheapestSpans, priceLadder, shipsetsCost } from "./ladder-costs.ts";

const { quotes, rungs, lastShipset } = evtolSample;
const [bar, additive, forging] = quotes;

test("breaks, tooling, first article, freight and duty make up the order, in dollars", () => {
  const cost = shipsetsCost(forging, 12);
  const [parts, tooling] = [72 * 23_600 * 0.0957, 810_000 * 0.0957];

  expect(cost.parts).toBeCloseTo(parts, 6);
  expect(cost.tooling).toBeCloseTo(tooling, 6);
  expect(cost.freight).toBeCloseTo(parts * 0.08, 6);
  expect(cost.duty).toBeCloseTo((parts + tooling) * 0.025, 6);
});

test.each([
  [3, "bar", 91_229],
  [6, "additive", 158_686],
  [12, "forging", 259_143],
  [24, "forging", 415_228],
  [48, "forging", 709_885],
])("at %i shipsets %s is cheapest", (shipsets, id, landedCost) => {
  const { ranked } = priceLadder(shipsets, 180);

  expect(ranked[0]?.quote.id).toBe(id);
  expect(Math.round(ranked[0]?.quote.landedCost ?? 0)).toBe(landedCost);
  expect(rungs.map((rung) => rung.shipsets)).toContain(shipsets);
});

test("who cannot make the date is not ranked", () => {
  const { ranked, late } = priceLadder(48, 130);

  expect(ranked.map(({ quote }) => quote.id)).toEqual([additive.id, bar.id]);
  expect(late.map(({ id, daysLate }) => [id, daysLate])).toEqual([[forging.id, 38]]);
});

test("spans follow each other without a gap and change hands where the cost does", () => {
  const spans = cheapestSpans(180);

  expect(spans).toEqual([
    { from: 1, to: 4, quoteId: "bar" },
    { from: 5, to: 11, quoteId: "additive" },
    { from: 12, to: lastShipset, quoteId: "forging" },
  ]);
});

test("before anybody delivers there is one span with nobody in it", () => {
  expect(cheapestSpans(10)).toEqual([{ from: 1, to: 60, quoteId: null }]);
});
