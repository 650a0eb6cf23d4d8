import { expect, test } from "vitest";

import { totalChain } from "./total-chain.ts";

function chainOf(goods: readonly number[], ...amounts: readonly (readonly [string, number])[]) {
  return totalChain(
    amounts.map(([words, amount]) => ({ words, amount })),
    goods,
  );
}

test("what makes the difference between two totals is a charge, whatever it is called", () => {
  const tail = [
    ["Parts", 8596],
    ["Zork", 850],
    ["Blurb", 40],
    ["Quote", 9486],
  ] as const;
  expect(chainOf([8596], ...tail)).toEqual(["total", "charge", "charge", "total"]);
});

test("a tax is no charge", () => {
  const tail = [
    ["Portes", 15],
    ["Base imponible", 2400.6],
    ["IVA 21 %", 504.13],
    ["TOTAL", 2904.73],
  ] as const;
  expect(chainOf([2385.6], ...tail)).toEqual(["charge", "total", "tax", "total"]);
});

test("amounts that no sum contains are nothing that is known", () => {
  expect(chainOf([100], ["Limit", 500], ["Total", 135], ["Freight", 20])).toEqual([
    null,
    null,
    null,
  ]);
  expect(chainOf([100], ["Discount", 10], ["Total", 110])).toEqual([null, null]);
});

test("the sum of offers that were not read is no charge", () => {
  expect(chainOf([100], ["Subtotal B", 200], ["Total", 300])).toEqual([null, null]);
});
