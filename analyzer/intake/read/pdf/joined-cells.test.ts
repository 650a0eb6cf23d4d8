import { expect, test } from "vitest";

import { withPartedCells } from "./joined-cells.ts";

const parted = (rows: readonly (readonly string[])[]) => {
  const columns = (rows[0] ?? []).map((_, index) => ({
    left: index * 100,
    right: index * 100 + 90,
  }));
  const table = { pages: [1], columns, rows, isFirstOnPage: true, linesAbove: 0 };
  return withPartedCells(table).rows;
};

test("a discount beside its price and a term beside its amount have columns of their own", () => {
  expect(
    parted([
      ["Artículo", "Precio € % Dto.", "Importe € Plazo"],
      ["6308-2RS", "21,40 45,00", "706,20 Stock"],
      ["NU2210", "88,60 45,00", "779,68 Stock"],
      ["UCP208", "26,50", "397,50 5 días"],
    ]),
  ).toEqual([
    ["Artículo", "Precio €", "% Dto.", "Importe €", "Plazo"],
    ["6308-2RS", "21,40", "45,00", "706,20", "Stock"],
    ["NU2210", "88,60", "45,00", "779,68", "Stock"],
    ["UCP208", "26,50", "", "397,50", "5 días"],
  ]);
});

test("quantities with their unit are parted where the header names both, prices with a currency never", () => {
  expect(
    parted([
      ["Item", "Quantity Unit", "Cena jedn. netto"],
      ["AK-3301", "40 PCS", "27,60 zł"],
      ["AK-3302", "80 PCS", "9,85 zł"],
    ]),
  ).toEqual([
    ["Item", "Quantity", "Unit", "Cena jedn. netto"],
    ["AK-3301", "40", "PCS", "27,60 zł"],
    ["AK-3302", "80", "PCS", "9,85 zł"],
  ]);
});
