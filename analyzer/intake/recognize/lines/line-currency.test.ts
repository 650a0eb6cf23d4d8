import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const table = `Part;Qty;Unit price;Amount
  A-1001;100;$2.00;$200.00
  A-1002;100;$1.00;$100.00`;

function read(...lines: readonly string[]) {
  return recognize([tableFile(table, { lines: ["Supplier: Ashgrove Metals Ltd", ...lines] })], []);
}

test("a sign that several currencies share is the one that the text names", () => {
  const { lines, questions } = read("All prices in CAD");
  expect(lines[0]?.currency?.value).toBe("CAD");
  expect(questions).toEqual([]);
});

test("a sign that several currencies share is asked about where the text names none of them", () => {
  expect(read().questions.map(({ id }) => id)).toContain("quotes.csv/currency-sign/$");
});
