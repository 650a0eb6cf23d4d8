import { expect, test } from "vitest";

import type { Correction } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";

const file = tableFile(`
  Supplier; Part; Qty; Unit price EUR; Best before; Lead time
  Acme; P1; 500; 12.50; 2026-12-31; 6
  Bolt; P1; 500; 13.50; 2026-11-30; 5 weeks`);
const tableId = "quotes.csv";
const withCorrections = (...corrections: Correction[]) => recognize([file], corrections);

test("a column that the visitor names counts, and the last word about it wins", () => {
  const choose = (field: "validUntil" | null): Correction => ({
    kind: "column",
    tableId,
    column: 4,
    field,
    fromQuantity: null,
  });
  const corrected = withCorrections(choose(null), choose("validUntil"));
  expect(corrected.tables[0]?.columns[4]).toMatchObject({
    field: "validUntil",
    confidence: 100,
    isCorrected: true,
  });
  expect(corrected.lines[0]?.validUntil).toMatchObject({ value: "2026-12-31", confidence: 100 });
  expect(withCorrections(choose("validUntil"), choose(null)).lines[0]?.validUntil).toBeNull();
});

test("a column that takes a field over frees the column that had it", () => {
  const { tables } = withCorrections({
    kind: "column",
    tableId,
    column: 0,
    field: "part",
    fromQuantity: null,
  });
  expect(
    tables[0]?.columns.filter(({ field }) => field === "part").map(({ column }) => column),
  ).toEqual([0]);
  const both = withCorrections(
    { kind: "column", tableId, column: 0, field: "part", fromQuantity: null },
    { kind: "column", tableId, column: 1, field: "part", fromQuantity: null },
  );
  expect(both.tables[0]?.columns[0]).toMatchObject({ field: null });
  expect(both.tables[0]?.columns[1]).toMatchObject({ field: "part" });
});

test("a cell that the visitor writes is read like any other", () => {
  const { lines } = withCorrections({ kind: "cell", tableId, row: 1, column: 3, text: "11.75" });
  expect(lines[0]?.prices[0]?.price).toMatchObject({
    value: 11.75,
    raw: "11.75",
    reason: "you said so",
  });
  const emptied = withCorrections({ kind: "cell", tableId, row: 1, column: 3, text: "" });
  expect(emptied.lines).toHaveLength(1);
  expect(emptied.tables[0]?.skippedRows).toEqual([{ row: 1, reason: "no price" }]);
});

test("a line gets what no cell holds", () => {
  const { lines } = withCorrections(
    { kind: "line", lineId: "quotes.csv:1", field: "rating", text: "97 %" },
    { kind: "line", lineId: "quotes.csv:1", field: "tooling", text: "2500" },
    { kind: "line", lineId: "quotes.csv:1", field: "leadTime", text: "9 weeks" },
  );
  expect(lines[0]).toMatchObject({
    rating: { value: 97, place: { kind: "visitor" } },
    tooling: { value: { kind: "amount", amount: 2500 } },
    leadTimeDays: { value: 63 },
  });
  expect(lines[1]?.rating).toBeNull();
});

test("what the visitor writes and nobody can read is asked about, and what was read stays", () => {
  const { lines, questions } = withCorrections({
    kind: "line",
    lineId: "quotes.csv:2",
    field: "leadTime",
    text: "soonish",
  });
  expect(lines[1]?.leadTimeDays?.value).toBe(35);
  expect(questions.some(({ text }) => text.includes("“soonish”"))).toBe(true);
});

test("a value for the table fills the lines that do not state it", () => {
  const { lines } = withCorrections({ kind: "table", tableId, field: "incoterm", text: "DAP" });
  expect(lines.map(({ incoterm }) => incoterm?.value)).toEqual(["DAP", "DAP"]);
  const supplier = withCorrections({ kind: "table", tableId, field: "supplier", text: "Cole" });
  expect(supplier.lines[0]?.supplier.value).toBe("Acme");
});

test("the unit of a column settles its question", () => {
  const question = withCorrections().questions.find(({ id }) => id.endsWith("unit/5"))!;
  expect(question).toMatchObject({ lineCount: 1 });
  const days = question.answers.find(({ label }) => label === "days")!;
  const { lines, questions } = withCorrections(days.correction);
  expect(lines.map(({ leadTimeDays }) => leadTimeDays?.value)).toEqual([6, 35]);
  expect(questions.map(({ id }) => id)).not.toContain(question.id);
});

test("what is confirmed is sure, and not asked again", () => {
  const before = withCorrections();
  const { lines, questions } = withCorrections(
    ...before.questions.map(({ id }): Correction => ({ kind: "confirm", questionId: id })),
  );
  expect(before.questions.length).toBeGreaterThan(0);
  expect(questions).toEqual([]);
  expect(lines[0]?.leadTimeDays?.value).toBe(before.lines[0]?.leadTimeDays?.value);
  expect(lines[0]?.leadTimeDays?.confidence).toBeGreaterThanOrEqual(95);
});

test("corrections about things that are not there change nothing", () => {
  const plain = withCorrections();
  expect(
    withCorrections(
      { kind: "cell", tableId: "other", row: 0, column: 0, text: "x" },
      { kind: "cell", tableId, row: 999, column: 0, text: "x" },
      { kind: "column", tableId, column: 99, field: "price", fromQuantity: null },
      { kind: "line", lineId: "none", field: "price", text: "1" },
      { kind: "confirm", questionId: "none" },
    ),
  ).toEqual(plain);
});
