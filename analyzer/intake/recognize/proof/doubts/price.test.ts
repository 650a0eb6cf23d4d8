import { expect, test } from "vitest";

import { recognize } from "../../../recognize.ts";
import { tableFile } from "../../testing/quote-files.ts";

function isPriceShown(text: string) {
  const file = tableFile(text, { lines: ["Supplier: Ashgrove Metals Ltd"] });
  const rows = recognize([file], []).questions.flatMap(({ readback = [] }) => readback);
  return rows.some(({ what }) => what === "Price");
}

test("a price beside the size of a pack is shown, unless it says that it is for one", () => {
  expect(isPriceShown("Part;Qty;Pack;Price EUR\nA-1;100;10;12.00\nA-2;50;5;8.00")).toBe(true);
  expect(isPriceShown("Part;Qty;Pack;Unit price EUR\nA-1;100;10;12.00\nA-2;50;5;8.00")).toBe(false);
});

test("a price with a tax in it is shown, though it multiplies", () => {
  const taxed = "Part;Qty;Price incl. VAT EUR;Total EUR\nA-1;100;11.90;1190.00\nA-2;50;5.95;297.50";
  expect(isPriceShown(taxed)).toBe(true);
  expect(isPriceShown(taxed.replace(" incl. VAT", ""))).toBe(false);
});
