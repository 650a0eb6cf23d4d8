import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

function read(text: string, ...lines: readonly string[]) {
  return recognize([tableFile(text, { lines: ["Supplier: Ashgrove Metals Ltd", ...lines] })], []);
}

test("a quantity below what the price is for is in doubt, with words on its row", () => {
  const { isConfirmed: _, ...file } = tableFile(
    "Part;Qty;Price per 1000 EUR\n  A-1001;20;132.00\n  A-1002;5000;108.00",
    { lines: ["Call us on 555 0199"] },
  );
  const recognition = recognize([file], []);
  const rows = recognition.questions.flatMap(({ offers }) => offers?.rows ?? []);
  expect(rows.map(({ doubt }) => doubt)).toEqual([
    "has a price for 1000 pieces and a quantity of 20",
    "",
  ]);
});

test("“5K” is 5000, in headers, in cells and in words", () => {
  const breaks = read(
    "Part;Unit price EUR @ 5K;Unit price EUR @ 20K\n  A-1001;2.00;1.80",
    "MOQ: 5K",
  );
  expect(breaks.lines[0]).toMatchObject({
    prices: [{ fromQuantity: 5000 }, { fromQuantity: 20_000 }],
    minimumOrder: { value: 5000 },
    unit: { value: { size: 1 } },
  });
  const [line] = read("Part;Qty;Unit price EUR\n  A-1001;5K;2.00\n  A-1002;20K;1.00").lines;
  expect([line?.quantity?.value, line?.unit.value.size]).toEqual([5000, 1]);
});
