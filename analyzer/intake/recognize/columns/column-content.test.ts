import { expect, test } from "vitest";

import { textCell } from "../testing/quote-files.ts";
import { sampleRows } from "./column-content.ts";

function sampleOf(text: string) {
  const rows = text.split("\n").map((line) => line.split(";").map(textCell));
  return sampleRows(rows, 0, rows.length);
}

test("sums below the offers say nothing of the columns", () => {
  const text = `A-1;Mill;6;$34.95;$209.70
A-2;Key;4;$17.20;$68.80
;;;Items;$278.50
;;;Standard shipping;$18.50`;
  expect(sampleOf(text)).toEqual([0, 1]);
});

test("a list of names and amounts is looked at whole", () => {
  expect(sampleOf("A-1;34.95\nA-2;17.20\nA-3;1.00")).toEqual([0, 1, 2]);
});
