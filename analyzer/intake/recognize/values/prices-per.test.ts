import { expect, test } from "vitest";

import { sizeOfPrices } from "./prices-per.ts";

test("what a sentence says that all prices are for counts, unless another sentence says otherwise", () => {
  const said = "All prices are per 1,000 pieces, exclusive of VAT.";
  expect(sizeOfPrices(["Dear Sam", said])).toBe(1000);
  expect(sizeOfPrices(["Preise verstehen sich je 100 Stück netto."])).toBe(100);
  expect(sizeOfPrices([said, "Precios por 100 unidades"])).toBeNull();
  expect(sizeOfPrices(["Prices on request. Packed per 100."])).toBeNull();
});
