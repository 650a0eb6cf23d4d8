import fc from "fast-check";
import { expect, test } from "vitest";

import { electronicsSample } from "#app/samples/electronics-sample.ts";

import { awards, orderQuantity, requiredQuantity, workLines } from "./bom-cost.ts";

const { lines, distributors, weights } = electronicsSample;
const build = { boards: 500, attritionPercent: 2, activeOnly: false };
const work = (changes: Partial<typeof build> = {}) =>
  workLines(lines, distributors, { ...build, ...changes });
const cents = (amount: number | null) => (amount === null ? null : Number(amount.toFixed(2)));

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
  expect(work().map(({ required }) => required)).toEqual([12_240, 9180, 1000, 500, 500, 500]);
  const [capacitor] = lines;
  expect(capacitor && requiredQuantity(capacitor, { ...build, attritionPercent: 0 })).toBe(12_000);
});

test("per thousand, per hundred, each and two currencies come to one basis", () => {
  const each = work()[0]?.offers.map(({ unitPrice }) => unitPrice.toFixed(6));

  expect(each).toEqual(["0.003100", "0.004600", "0.002820", "0.003362"]);
});

test("the price is the one of the quantity that is ordered", () => {
  const header = (boards: number) =>
    work({ boards })
      .find(({ line }) => line.id === "J1")
      ?.offers.find(({ distributorId }) => distributorId === "copperline");

  expect(header(500)).toMatchObject({ unitPrice: 1.12, landedCost: 560 });
  expect(header(1000)).toMatchObject({ unitPrice: 1.05, landedCost: 1050 });
});

test("the lowest unit price need not be the lowest order", () => {
  const line = work().find(({ line: { id } }) => id === "U1");

  expect(line?.lowestUnitPrice).toMatchObject({ distributorId: "nordkette", orderQuantity: 900 });
  expect(line?.best).toMatchObject({ distributorId: "copperline", landedCost: 3550, overbuy: 0 });
});

test("overbuy is what the order costs beyond what the boards need", () => {
  for (const { required, offers } of work()) {
    for (const { overbuy, overbuyCost, orderQuantity: ordered, cost, unitPrice } of offers) {
      expect(overbuy).toBe(ordered - required);
      expect(cost.parts - overbuyCost).toBeCloseTo(required * unitPrice, 9);
    }
  }
});

test("at 500 boards one distributor leads, one leaves a line out, and the split by line is cheaper", () => {
  const { ranked, incomplete, split } = awards(work(), distributors, weights);

  expect(
    ranked.map(({ quote }) => [quote.id, cents(quote.landedCost), cents(quote.overbuyCost)]),
  ).toEqual([
    ["copperline", 4892.11, 0],
    ["fennel", 5756.5, 1229.24],
    ["nordkette", 7680.21, 3097.87],
  ]);
  expect(incomplete).toMatchObject([{ id: "lioret", missingLines: 1, landedCost: null }]);
  expect(cents(split.landedCost)).toBe(4656.39);
  expect(split).toMatchObject({ leadTimeDays: 63, missingLines: 0 });
});

test("with active parts only, who has no offer for a line is not ranked", () => {
  const { ranked, incomplete } = awards(work({ activeOnly: true }), distributors, weights);

  expect(ranked.map(({ quote }) => quote.id)).toEqual(["nordkette"]);
  expect(incomplete.map(({ id, missingLines }) => [id, missingLines])).toEqual([
    ["fennel", 2],
    ["copperline", 2],
    ["lioret", 3],
  ]);
});
