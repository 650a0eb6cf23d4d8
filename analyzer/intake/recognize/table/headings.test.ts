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

test("a discount on all items is that of the offers above it", () => {
  const { questions, lines } = read(`Part;Description;Qty;Unit price EUR;Amount EUR
    A-1001;Bracket;100;2.00;200.00
    A-1002;Clip;100;1.00;100.00
    ;Discount 5 % on all items;;;-15.00
    A-1003;Fixture;2;340.00;680.00`);
  expect(questions.map(({ text }) => text)).toContainEqual(
    expect.stringContaining("before this discount"),
  );
  expect(lines.map(({ prices }) => (prices[0]?.price.confidence ?? 0) < 95)).toEqual([
    true,
    true,
    false,
  ]);
});
