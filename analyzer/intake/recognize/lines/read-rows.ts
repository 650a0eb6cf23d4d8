import type { QuoteField, QuoteLine } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import { repeatsHeader } from "../headers/header-row.ts";
import { createLineReader } from "./line-reader.ts";
import { mergePriceBreaks } from "./merge-price-breaks.ts";
import { surchargeQuestion } from "../questions/questions.ts";
import { noteQuestion } from "../questions/table-questions.ts";
import { readHeader } from "../headers/read-header.ts";
import type { TableContext } from "../table/table-context.ts";
import { isChargeName, isTotalRow } from "./total-rows.ts";

type Row = readonly (CellValue | null)[];

export interface RowsReading {
  readonly lines: QuoteLine[];
  readonly skippedRows: { readonly row: number; readonly reason: string }[];
}

/** Reads all rows below the header, one line for each supplier that quotes in a row. */
export function readRows(context: TableContext): RowsReading {
  const { rows, header, firstRow, claims } = context;
  const skippedRows: RowsReading["skippedRows"] = [];
  const lines: QuoteLine[] = [];
  const readers = supplierGroups(claims).map((group) => createLineReader(context, group));
  const identifying = claims.filter(({ field }) => field !== null && identifyingFields.has(field));

  for (let row = firstRow; row < rows.length; row += 1) {
    const cells = rows[row]!;
    const reason = whyNoOffer(cells, identifying, context);
    if (reason !== null) {
      skippedRows.push({ row, reason });
      if (reason === aCharge) askAboutCharge(context, row);
      continue;
    }
    const before = lines.length;
    let whyNot = "no price";
    for (const reader of readers) {
      const line = reader(row, lines.length);
      if (typeof line === "string") whyNot = line;
      else lines.push(line);
    }
    if (lines.length > before) continue;
    if (header !== null && repeatsHeader(cells, rows[header.row]!)) {
      skippedRows.push({ row, reason: "the header again" });
    } else if (header !== null && isOtherHeader(cells)) {
      skipBelow(context, row, lines.length, skippedRows);
      break;
    } else skippedRows.push({ row, reason: whyNot });
  }
  askAboutSurcharges(context, lines.length);
  return { lines: mergePriceBreaks(lines), skippedRows };
}

const aCharge = "a charge, not a part";

function askAboutCharge(context: TableContext, row: number) {
  const text = `${context.name} has rows for charges, such as row ${context.table.firstRow + row}. May they be left out?`;
  const reason = "how the parts share a charge is not stated";
  const place = { kind: "cell", tableId: context.table.id, row, column: 0 } as const;
  context.book
    .ask(noteQuestion(context, "charge-rows", text, 0, reason, place, "Leave them out"))
    .touch(row);
}

const identifyingFields: ReadonlySet<QuoteField> = new Set<QuoteField>([
  "part",
  "description",
  "quantity",
  "supplier",
]);

/** One group of columns for each supplier across the table, or one for all columns. */
function supplierGroups(claims: readonly ColumnClaim[]): ColumnClaim[][] {
  const names = new Set(
    claims.flatMap(({ supplier, field }) =>
      field === "price" && supplier !== null ? supplier : [],
    ),
  );
  if (names.size === 0) return [[...claims]];
  return [...names].map((name) =>
    claims.filter(({ supplier }) => supplier === null || supplier === name),
  );
}

/** Blank rows, totals, and sums without a word: before the price is read, so that it is not taken for one. */
function whyNoOffer(
  cells: Row,
  identifying: readonly ColumnClaim[],
  { claims }: TableContext,
): string | null {
  if (cells.every((cell) => cell === null || cell.text === "")) return "blank";
  if (isTotalRow(cells)) return "a total";
  if (identifying.length === 0) return null;
  const isCharge = identifying.some(
    ({ field, column }) =>
      (field === "part" || field === "description") && isChargeName(cells[column]?.text ?? ""),
  );
  if (isCharge) return aCharge;
  const isNamed = identifying.some(({ column }) => (cells[column]?.text ?? "") !== "");
  const hasPart = claims.some(({ field }) => field === "part" || field === "description");
  return isNamed || !hasPart ? null : "neither a part nor a quantity: perhaps a total";
}

/** Other headers further down: a second table with columns of its own. */
function isOtherHeader(cells: Row): boolean {
  const meanings = new Set<string>();
  let filled = 0;
  for (const cell of cells) {
    if (cell === null || cell.text === "") continue;
    if (cell.kind !== "text" || /^\D{0,3}\d/.test(cell.text)) return false;
    filled += 1;
    const header = cell.text.length < 40 ? readHeader(cell.text) : null;
    const meaning =
      header?.quantity === null && header.rest === "" ? header.meanings[0] : undefined;
    if (meaning !== undefined) meanings.add(meaning.meaning);
  }
  return meanings.size >= 3 && meanings.size / filled >= 0.6;
}

function skipBelow(
  context: TableContext,
  headerRow: number,
  line: number,
  skippedRows: RowsReading["skippedRows"],
) {
  for (let row = headerRow; row < context.rows.length; row += 1) {
    skippedRows.push({ row, reason: "below other headers: a second table" });
  }
  const place = { kind: "cell", tableId: context.table.id, row: headerRow, column: 0 } as const;
  const text = `${context.name} has a second table below the first, with other columns. May it be left out?`;
  const reason = "its headers differ from those at the top";
  context.book
    .ask(noteQuestion(context, "second-table", text, 0, reason, place, "Leave it out"))
    .touch(line);
}

function askAboutSurcharges(context: TableContext, lineCount: number) {
  for (const claim of context.claims) {
    const hasAmounts = context.columns[claim.column]!.sample.some(({ text }) => /[1-9]/.test(text));
    if (claim.unused !== "surcharge" || !hasAmounts) continue;
    const asked = context.book.ask(surchargeQuestion(context, claim));
    for (let line = 0; line < lineCount; line += 1) asked.touch(line);
  }
}
