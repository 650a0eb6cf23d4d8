import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

test("what a row counts in feet is priced per foot where its total says so", () => {
  const table = `Part;Qty UM;Price;Amount
    TX-4401;12 EA;38.75;465.00
    TX-4402;24 EA;22.10;530.40
    TX-4450;126 FT;17.92;2257.92`;
  const { lines } = recognize([tableFile(table, { lines: ["Ashgrove Ltd", "Prices in USD"] })], []);
  expect(
    lines.map(({ unit, quantityUnit }) => [unit.value.label, quantityUnit.value.label]),
  ).toEqual([
    ["each", "each"],
    ["each", "each"],
    ["ft", "ft"],
  ]);
});
