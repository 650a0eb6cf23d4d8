import { expect, test } from "vitest";

import { evtolRfq } from "./records.ts";

import { cheapestSpans, priceLadder, shipsetsCost } from "./ladder-costs.ts";

const { quotes, piecesPerShipset, rungs, lastShipset } = evtolRfq;
const [billet, additive, forging] = quotes;

test("breaks, tooling, first article, freight and duty make up the order", () => {
  expect(shipsetsCost(forging, { shipsets: 12, piecesPerShipset })).toEqual({
    parts: 72 * 2260,
    tooling: 68_000 + 9_600,
    freight: 12 * 85,
    duty: 8_411,
  });
});

test.each([
  [3, "billet", 86_180],
  [6, "additive", 151_420],
  [12, "forging", 249_751],
  [24, "forging", 396_830],
  [48, "forging", 674_594],
])("at %i shipsets %s is cheapest", (shipsets, id, landedCost) => {
  const { ranked } = priceLadder(quotes, { shipsets, piecesPerShipset, neededInDays: 180 });

  expect(ranked[0]?.quote).toMatchObject({ id, landedCost });
  expect(rungs.map((rung) => rung.shipsets)).toContain(shipsets);
});

test("who cannot make the date is not ranked", () => {
  const { ranked, late } = priceLadder(quotes, {
    shipsets: 48,
    piecesPerShipset,
    neededInDays: 130,
  });

  expect(ranked.map(({ quote }) => quote.id)).toEqual([additive.id, billet.id]);
  expect(late).toEqual([{ quote: forging, daysLate: 38 }]);
});

test("spans follow each other without a gap and change hands where the cost does", () => {
  const spans = cheapestSpans(quotes, { piecesPerShipset, neededInDays: 180 }, lastShipset);

  expect(spans).toEqual([
    { from: 1, to: 4, quoteId: "billet" },
    { from: 5, to: 11, quoteId: "additive" },
    { from: 12, to: lastShipset, quoteId: "forging" },
  ]);
});

test("before anybody delivers there is one span with nobody in it", () => {
  expect(cheapestSpans(quotes, { piecesPerShipset, neededInDays: 10 }, 60)).toEqual([
    { from: 1, to: 60, quoteId: null },
  ]);
});
