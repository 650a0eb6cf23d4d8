import { expect, test } from "vitest";

import { partContexts } from "./part-context.ts";
import { priceGoods, quantityNote } from "./price-goods.ts";
import type { PackageSettings } from "../settings.ts";
import {
  each,
  type GivenLine,
  kilogram,
  perHundred,
  pound,
  quoteLine,
  settingsWith,
} from "../testing/quote-lines.ts";

function priced(given: Omit<GivenLine, "id">, changes: Partial<PackageSettings> = {}) {
  const line = quoteLine({ id: "1", ...given });
  const [part] = partContexts([line], settingsWith(changes));
  const goods = priceGoods(line, part!);
  return "reason" in goods ? goods : { ...goods, note: quantityNote(goods, part!) };
}

const asked = (quantity: number) => ({ askedQuantities: { "40718-03": quantity } });

test("a price per 100 is divided by 100", () => {
  expect(priced({ unit: perHundred, price: 1240, quantity: 500 })).toMatchObject({ cost: 6200 });
});

test.each([31, 47, 62])(
  "a price from %d lb on holds at that quantity, whatever rounding does",
  (quantity) => {
    const breaks = [
      [0, 9],
      [quantity, 5],
    ] as const;
    const inPounds = { unit: pound, quantityUnit: pound, quantity, breaks };
    expect(priced(inPounds)).toMatchObject({ priceBreak: { price: { value: 5 } } });
  },
);

test("a dozen ordered is twelve pieces", () => {
  const dozen = { dimension: "count", size: 12, label: "dozen" } as const;
  expect(priced({ price: 2, quantity: 5, quantityUnit: dozen })).toMatchObject({
    wanted: 60,
    cost: 120,
  });
});

test("kilograms and pounds are brought to each other", () => {
  const goods = priced({ price: 2, unit: pound, quantity: 100, quantityUnit: kilogram });
  expect(goods).toMatchObject({ wanted: 100 });
  expect("cost" in goods && goods.cost).toBeCloseTo(2 * (100 / 0.45359237), 9);
});

test("pieces at a price per kilogram need what one piece weighs", () => {
  const given = { price: 8, unit: kilogram, quantity: 50, quantityUnit: each };
  expect(priced(given)).toMatchObject({ reason: expect.stringContaining("what one piece weighs") });
  expect(priced(given, { unitWeightsKg: { "40718-03": 1.5 } })).toMatchObject({ cost: 600 });
});

test.each([
  [1, 12],
  [99, 12],
  [100, 10],
  [499, 10],
  [500, 9],
  [9000, 9],
])("of three breaks, %d pieces reach the price of %d", (quantity, price) => {
  const breaks = [
    [1, 12],
    [100, 10],
    [500, 9],
  ] as const;
  expect(priced({ breaks, quantity: null }, asked(quantity))).toMatchObject({
    cost: price * quantity,
  });
});

test("below a minimum order, and below the first break, the least is bought and said", () => {
  for (const given of [{ minimumOrder: 150 }, { breaks: [[150, 10]] as const }]) {
    const goods = priced({ price: 10, quantity: 100, ...given });
    expect(goods).toMatchObject({ wanted: 100, ordered: 150, cost: 1500 });
    expect(goods).toMatchObject({
      note: expect.stringMatching(/from 150 pieces: you pay for 50 pieces extra/),
    });
  }
});

test("a price quoted for another quantity than the one asked for is questioned", () => {
  expect(priced({ quantity: 500 }, asked(100))).toMatchObject({
    isAsked: true,
    cost: 1000,
    note: expect.stringMatching(/Quoted for 500 pieces and priced at 100 pieces/),
  });
  expect(priced({ quantity: 500 }, asked(500))).toMatchObject({ note: null });
});

test("without any quantity the goods are one piece", () => {
  expect(priced({ quantity: null, unit: perHundred, price: 300 })).toMatchObject({
    wanted: null,
    cost: 3,
  });
});

test.each([0, -5, NaN, Infinity])("a price of %d is not ranked by", (price) => {
  expect(priced({ price })).toMatchObject({ reason: expect.stringContaining(String(price)) });
});
