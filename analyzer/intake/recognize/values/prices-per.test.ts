import { expect, test } from "vitest";

import { sizeOfPrices } from "./prices-per.ts";

test("what a sentence says that all prices are for counts, unless another sentence says otherwise", () => {
  const said = "All prices are per 1,000 pieces, exclusive of VAT.";
  expect(sizeOfPrices(["Dear Sam", said])).toBe(1000);
  expect(sizeOfPrices(["Preise verstehen sich je 100 Stück netto."])).toBe(100);
  expect(sizeOfPrices([said, "Precios por 100 unidades"])).toBeNull();
  for (const other of [
    "Prices on request. Packed per 100.",
    "Prices exclude packing per 100 pieces.",
    "Prices are per piece, not per 100",
    "Please state your prices per piece and packing per 100 pieces",
    "Prix nets, payables par 100 %",
    "Preise gelten pro 100.000 Stück",
    "Prices are per 100 m",
    "Prices of screws are per 100, housings each",
  ]) {
    expect(sizeOfPrices([other]), other).toBeNull();
  }
});
