import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const suppliersOf = (text: string) =>
  recognize([tableFile(text, { lines: ["Ashgrove Metals Ltd"] })], []).lines.map(
    ({ supplier }) => supplier.value,
  );

test("a price and its line total below misspelt headers are not two suppliers", () => {
  const text = `cd articolo;pezzi;prezzo unitario nnetto (USD);prezzo ttoale
    SH-6751-10;250;889,35;222 337,50
    KS-3718-11;50;956,41;47 820,50
    BR-2173-12;120;19,83;2 379,60`;
  expect(suppliersOf(text)).toEqual(Array.from({ length: 3 }, () => "Ashgrove Metals Ltd"));
});

test("prices of two suppliers stay so", () => {
  const text = `Part;Qty;Price Harrow (EUR);Price Calder (EUR)
    A-1001;250;8.35;8.50
    A-1002;50;9.41;9.20`;
  expect(new Set(suppliersOf(text))).toEqual(new Set(["Harrow", "Calder"]));
});
