import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

function read(text: string, ...lines: readonly string[]) {
  return recognize([tableFile(text, { lines: ["Supplier: Ashgrove Metals Ltd", ...lines] })], []);
}

function rowsOf({ questions }: ReturnType<typeof recognize>) {
  return questions.flatMap(({ readback = [] }) => readback);
}

const plain = `Part;Qty;Unit price EUR;Amount EUR
  A-1001;100;2.00;200.00
  A-1002;100;1.00;100.00`;

test("an offer that ends before the quote's own date is shown first, with the other day", () => {
  const read1 = read(plain, "Date: 2026-11-05", "Valid until: 12/05/2026");
  const [first] = rowsOf(read1);
  expect(first).toMatchObject({ what: "Valid until", read: "2026-05-12" });
  expect(first?.from).toContain("before the quote's own date");
  expect(first?.answers.map(({ label }) => label)).toEqual(["2026-12-05"]);
});

test("an offer that holds for one day is in doubt where day and month may be exchanged", () => {
  const [first] = rowsOf(read(plain, "Date: 11/09/2026", "Valid until: 12/09/2026"));
  expect(first).toMatchObject({ what: "Valid until", answers: [{ label: "2026-12-09" }] });
});

test("an offer that holds for a month is not in doubt", () => {
  const rows = rowsOf(read(plain, "Date: 05.11.2026", "Valid until: 05.12.2026"));
  expect(rows.map(({ what }) => what)).not.toContain("Valid until");
});

test("a quantity below what the price is for is in doubt, with words on its row", () => {
  const { isConfirmed: _, ...file } = tableFile(
    "Part;Qty;Price per 1000 EUR\n  A-1001;20;132.00\n  A-1002;5000;108.00",
    { lines: ["Call us on 555 0199"] },
  );
  const recognition = recognize([file], []);
  const [first] = rowsOf(recognition);
  expect(first).toMatchObject({ what: "Price for", read: "1000 pieces" });
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
