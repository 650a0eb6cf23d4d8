import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const sections = `Part;Description;Qty;Unit price EUR;Amount EUR
  Compression springs, delivery 3 weeks
  MC-10;Spring;100;2.00;200.00
  ;Sub-total;;;200.00
  Tension springs, delivery 5 weeks
  MT-08;Spring;100;1.00;100.00
  ;Sub-total;;;100.00`;

function read(text: string) {
  return recognize([tableFile(text, { lines: ["Supplier: Ashgrove Metals Ltd"] })], []);
}

test("a lead time in the title of a section is that of its offers", () => {
  const days = read(sections).lines.map(({ leadTimeDays }) => leadTimeDays?.value);
  expect(days).toEqual([21, 35]);
});

test("titles above sub-totals are no suppliers", () => {
  const { lines, questions } = read(sections);
  expect(lines.map(({ supplier }) => supplier.value)).toEqual([
    "Ashgrove Metals Ltd",
    "Ashgrove Metals Ltd",
  ]);
  expect(questions).toEqual([]);
});
