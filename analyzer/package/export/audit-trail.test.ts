import { expect, test } from "vitest";

import type { Correction } from "../../intake/recognition.ts";
import type { SourceTable } from "../../intake/source.ts";
import { quoteLine } from "../testing/quote-lines.ts";
import { auditTrail } from "./audit-trail.ts";

const table: SourceTable = {
  id: "t",
  fileName: "quotes.xlsx",
  part: "sheet Lot 2",
  rows: [[{ kind: "text", text: "Price" }], [{ kind: "text", text: "12,40" }]],
  firstRow: 6,
};
const tables = new Map([[table.id, table]]);
const lines = [quoteLine({ id: "t#1:1", tableId: "t", supplier: "Ashgrove" })];
const said = (correction: Correction) =>
  auditTrail([{ at: "2026-11-15T10:00:00Z", correction }], tables, lines)[0]?.text;

test("a corrected cell is named with what stood there", () => {
  expect(said({ kind: "cell", tableId: "t", row: 1, column: 0, text: "12.40" })).toBe(
    "A7 of quotes.xlsx, sheet Lot 2: “12,40” is corrected to “12.40”.",
  );
  expect(said({ kind: "cell", tableId: "t", row: 5, column: 3, text: "EUR" })).toMatch(
    /empty cell/,
  );
});

test("every kind of correction has its words", () => {
  const corrections: Correction[] = [
    { kind: "column", tableId: "t", column: 1, field: "leadTime", fromQuantity: null },
    { kind: "column", tableId: "t", column: 1, field: null, fromQuantity: null },
    { kind: "column", tableId: "t", column: 1, field: "price", fromQuantity: 500 },
    { kind: "line", lineId: "t#1:1", field: "currency", text: "EUR" },
    { kind: "line", lineId: "t#1:2", field: "currency", text: "EUR" },
    { kind: "table", tableId: "t", field: "incoterm", text: "" },
    { kind: "number-style", tableId: "t", decimal: "comma" },
    { kind: "date-style", tableId: "t", order: "day-first" },
    { kind: "unit", tableId: "t", column: 2, unit: "weeks" },
    { kind: "currency-sign", tableId: "t", sign: "$", currency: "CAD" },
    { kind: "confirm", questionId: "q1" },
  ];
  expect(corrections.map(said)).toEqual([
    "Column B of quotes.xlsx, sheet Lot 2 is read as the lead time.",
    "Column B of quotes.xlsx, sheet Lot 2 is not used.",
    "Column B of quotes.xlsx, sheet Lot 2 is read as the price from 500 on.",
    "Ashgrove in row 7 of quotes.xlsx, sheet Lot 2: currency “EUR” is given.",
    "A line that is gone: currency “EUR” is given.",
    "All lines of quotes.xlsx, sheet Lot 2 that do not say it: no Incoterm.",
    "Numbers of quotes.xlsx, sheet Lot 2 have a decimal comma.",
    "Dates of quotes.xlsx, sheet Lot 2 are written day first.",
    "Values of column C of quotes.xlsx, sheet Lot 2 count weeks.",
    "“$” in quotes.xlsx, sheet Lot 2 stands for CAD.",
    "An assumption is confirmed.",
  ]);
});

test("a confirmed question is told in its own words", () => {
  const answer = "Are Acme, Brandt suppliers? Yes, suppliers";
  const correction = { kind: "confirm", questionId: "q" } as const;
  const [entry] = auditTrail([{ at: "2026-11-15T10:00:00Z", correction, answer }], tables, []);
  expect(entry?.text).toBe(`Confirmed as read: ${answer}.`);
});

test("the oldest comes first", () => {
  const confirm = { kind: "confirm", questionId: "q" } as const;
  const stamped = ["2026-11-15T10:02:00Z", "2026-11-15T10:01:00Z"].map((at) => ({
    at,
    correction: confirm,
  }));
  expect(auditTrail(stamped, tables, []).map(({ at }) => at)).toEqual([
    stamped[1]?.at,
    stamped[0]?.at,
  ]);
});
