import { expect, test } from "vitest";

import { columnLetters, placeText } from "./place-text.ts";
import type { SourceTable } from "./source.ts";

const table: SourceTable = {
  id: "t1",
  fileName: "Quotes.xlsx",
  part: "sheet Lot 2",
  rows: [],
  firstRow: 4,
};
const tables = new Map([[table.id, table]]);

test("a cell is named as the spreadsheet names it, though the table begins further down", () => {
  expect(placeText({ kind: "cell", tableId: "t1", row: 3, column: 1 }, tables)).toBe(
    "B7 of Quotes.xlsx, sheet Lot 2",
  );
});

test("a column, a line of text and a whole file are named", () => {
  expect(placeText({ kind: "header", tableId: "t1", column: 27 }, tables)).toBe(
    "column AB of Quotes.xlsx, sheet Lot 2",
  );
  expect(placeText({ kind: "line", fileName: "offer.eml", part: "", line: 9 }, tables)).toBe(
    "line 9 of offer.eml",
  );
  expect(placeText({ kind: "file", fileName: "offer.eml" }, tables)).toBe("offer.eml");
});

test("columns count on after Z", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
    "A",
    "Z",
    "AA",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
  ]);
});
