import { expect, test } from "vitest";

import { daysText, listText, moneyText, numberText, priceText, quantityText } from "./figures.ts";

test.each([
  [0, "0.00"],
  [6, "6.00"],
  [12.155, "12.16"],
  [1234567.895, "1,234,567.90"],
  [0.0046, "0.004600"],
  [-1234.5, "-1,234.50"],
])("money %d reads %s", (amount, text) => expect(moneyText(amount)).toBe(text));

test.each([
  [12, "12.00"],
  [12.345, "12.345"],
  [0.0046, "0.0046"],
  [37_400, "37,400.00"],
])("the price %d keeps its digits: %s", (price, text) => expect(priceText(price)).toBe(text));

test("numbers have as many decimals as they need", () => {
  expect([2.5, 1.0846, 12_000, 1 / 3].map(numberText)).toEqual([
    "2.5",
    "1.0846",
    "12,000",
    "0.3333333333",
  ]);
});

test("one and many", () => {
  expect([quantityText(1, "count"), quantityText(500, "count"), quantityText(2, "weight")]).toEqual(
    ["1 piece", "500 pieces", "2 kg"],
  );
  expect([daysText(1), daysText(22)]).toEqual(["1 day", "22 days"]);
  expect([listText(["A"]), listText(["A", "B"]), listText(["A", "B", "C"])]).toEqual([
    "A",
    "A and B",
    "A, B and C",
  ]);
});
