import { expect, test } from "vitest";

import { plainRules } from "../checks/stated-totals.ts";
import { readChargeList } from "./charge-list.ts";
import { readPriceList } from "./price-list.ts";
import { rangeStart } from "./quantities.ts";
import { namedUnit, pieceWord } from "./units.ts";

test.each([
  ["1000: 0.412; 5000: 0.318", [1000, "0.412", 5000, "0.318"]],
  ["5.000: 0,318\n1.000: 0,412", [1000, "0,412", 5000, "0,318"]],
  ["100+ = 4.20, 500+ = 3.90", [100, "4.20", 500, "3.90"]],
  ["from 10 pcs @ EUR 3.20; from 50 pcs @ EUR 2.90", [10, "EUR 3.20", 50, "EUR 2.90"]],
])("%j are prices by quantity", (text, expected) => {
  expect(readPriceList(text)?.flatMap(({ fromQuantity, price }) => [fromQuantity, price])).toEqual(
    expected,
  );
});

test.each(["4.20", "", "10: 3; 10: 4", "4.20; 3.90", "10: 3.20; and more"])(
  "%j is no list of prices",
  (text) => {
    expect(readPriceList(text)).toBeNull();
  },
);

const rules = plainRules("point");

test.each([
  ["Tooling 1,950", "Tooling", { amount: 1950, per: "order" }],
  ["Tooling 1 950", "Tooling", { amount: 1950, per: "order" }],
  ["Tooling: EUR 500", "Tooling", { amount: 500, per: "order" }],
  ["Certificate 3.1: 45", "Certificate 3.1", { amount: 45, per: "order" }],
  ["Certificate 3.1 120", "Certificate 3.1", { amount: 120, per: "order" }],
  ["Packing 0.12 each", "Packing", { amount: 0.12, per: "unit" }],
  ["Surcharge 3 %", "Surcharge", { percent: 3 }],
  ["450", "Charge", { amount: 450, per: "order" }],
  ["450 tooling", "tooling", { amount: 450, per: "order" }],
])("%j is a charge", (text, name, charge) => {
  expect(readChargeList(text, rules)).toMatchObject([{ name, found: { charge } }]);
});

test("several charges are listed, and none may be lost", () => {
  const listed = readChargeList("Tooling 1,950, Certificate 45\nFreight 80", rules);
  expect(listed?.map(({ name }) => name)).toEqual(["Tooling", "Certificate", "Freight"]);
  expect(readChargeList("Tooling 500; a certificate", rules)).toBeNull();
});

const pieceWords = pieceWord.slice("(?:".length, -1).split("|");

test("every word for a piece reads alike", () => {
  expect(pieceWords).toContain("szt");
  for (const word of pieceWords.map((each) => each.replaceAll("\\", ""))) {
    expect(rangeStart(`500 ${word}+`), word).toBe(500);
    expect(rangeStart(`100 - 499 ${word}`), word).toBe(100);
    expect(
      namedUnit(word)?.mayBe.map(({ label }) => label),
      word,
    ).toContain("each");
    expect(readPriceList(`10 ${word}: 4.20; 50 ${word}: 3.90`), word).toHaveLength(2);
  }
});
