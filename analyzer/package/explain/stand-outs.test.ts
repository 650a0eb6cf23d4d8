import { expect, test } from "vitest";

import { analyze } from "../analyze.ts";
import { type GivenLine, perHundred, recognized, settingsWith } from "../testing/quote-lines.ts";

const standOutsOf = (...given: Partial<GivenLine>[]) =>
  analyze(
    recognized(given.map((line, index) => ({ id: String(index), supplier: `S${index}`, ...line }))),
    settingsWith(),
  ).standOuts.map(({ supplier, text }) => `${supplier}: ${text}`);

test("a price ten or a thousand times off the others is shown with both", () => {
  expect(standOutsOf({ price: 3.28 }, { price: 3.55 }, { price: 0.338 })).toEqual([
    "S2: 0.3380 USD per piece is 11 times below 3.28 to 3.55 of the others: check the price and what it is for.",
  ]);
  expect(standOutsOf({ price: 3 }, { price: 3 }, { price: 3000 })).toEqual([
    "S2: 3,000.00 USD per piece is 1000 times above 3.00 of the others: check the price and what it is for.",
  ]);
});

test("a unit that nobody else uses is shown, prices as they differ are not", () => {
  expect(standOutsOf({ price: 3 }, { price: 3.1 }, { price: 310, unit: perHundred })).toEqual([
    "S2: Priced per 100, all others each: check what the price is for.",
  ]);
  expect(standOutsOf({ price: 3 }, { price: 9 }, { price: 5 })).toEqual([]);
  expect(standOutsOf({ price: 3 }, { price: 310, unit: perHundred })).toEqual([]);
  expect(standOutsOf({ price: 3 })).toEqual([]);
});

test("two offers of one supplier are not held against each other", () => {
  expect(standOutsOf({ supplier: "A", price: 3 }, { supplier: "A", price: 300 })).toEqual([]);
});
