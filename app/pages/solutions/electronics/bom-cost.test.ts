import fc from "fast-check";
import { expect, test } from "vitest";

import { electronicsRfq } from "./records.ts";

import { awards, orderQuantity, requiredQuantity, workLines, workOffer } from "./bom-cost.ts";

const { lines, distributors, weights, dollarsPerEuro } = electronicsRfq;
const build = { boards: 500, attritionPercent: 2, activeOnly: false };
const work = (changes: Partial<typeof build> = {}) =>
  workLines(lines, { ...build, ...changes }, dollarsPerEuro);

test.each([
  [1, 1, 1, 1],
  [500, 90, 90, 540],
  [500, 900, 90, 900],
  [12_240, 10_000, 10_000, 20_000],
  [250, 250, 100, 300],
])("%i needed, minimum %i, packs of %i: order %i", (required, minimum, multiple, ordered) => {
  expect(orderQuantity(required, { minimum, multiple })).toBe(ordered);
});

test("an order is whole packs, at least the minimum, and never a pack too many", () => {
  const amount = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(amount, amount, amount, (required, minimum, multiple) => {
      const ordered = orderQuantity(required, { minimum, multiple });
      const floor = Math.max(required, minimum);
      return ordered % multiple === 0 && ordered >= floor && ordered - multiple < floor;
    }),
  );
});

test("attrition is added to chip parts only, and not one part too many", () => {
  expect(requiredQuantity(lines[0], build)).toBe(12_240);
  expect(requiredQuantity(lines[3], build)).toBe(500);
});

test("per thousand, per reel and each come to one basis", () => {
  const { offers } = lines[0];
  const each = Object.entries(offers).map(([id, offer]) =>
    workOffer(id, offer, 1, dollarsPerEuro).unitPrice.toFixed(6),
  );

  expect(each).toEqual(["0.003100", "0.004600", "0.002820"]);
});

test("the lowest unit price need not be the lowest order", () => {
  const line = work().find(({ line: { id } }) => id === "U1");

  expect(line?.lowestUnitPrice).toMatchObject({ distributorId: "nordkette", orderQuantity: 900 });
  expect(line?.best).toMatchObject({ distributorId: "copperline", orderCost: 3550, overbuy: 0 });
});

test("overbuy is what the order costs beyond what the boards need", () => {
  for (const { required, offers } of work()) {
    for (const offer of offers) {
      expect(offer.overbuy).toBe(offer.orderQuantity - required);
      expect(offer.orderCost - offer.overbuyCost).toBeCloseTo(required * offer.unitPrice, 1);
    }
  }
});

test("at 500 boards one distributor leads, and the split by line is cheaper", () => {
  const { ranked, split } = awards(work(), distributors, weights);

  expect(ranked.map(({ quote }) => [quote.id, quote.landedCost, quote.overbuyCost])).toEqual([
    ["copperline", 4874.1, 0.34],
    ["fennel", 5758.5, 1229.25],
    ["nordkette", 7541.52, 3097.88],
  ]);
  expect(split).toEqual({
    landedCost: 4791.38,
    overbuyCost: 23.03,
    freight: 147,
    leadTimeDays: 9,
    missingLines: 0,
  });
});

test("with active parts only, who has no offer for a line has no total", () => {
  const { ranked } = awards(work({ activeOnly: true }), distributors, weights);

  expect(ranked.map(({ quote }) => [quote.id, quote.missingLines])).toEqual([
    ["nordkette", 0],
    ["copperline", 2],
    ["fennel", 2],
  ]);
  expect(ranked[1]?.quote.landedCost).toBeNull();
});
