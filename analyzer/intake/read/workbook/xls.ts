import type { WorkSheet } from "@e965/xlsx";

import { ReadFailure } from "../failure.ts";
import { textCell, type Findings, type FoundPart } from "../findings.ts";
import { addGrid } from "../grid.ts";
import { limits, tooWide } from "../limits.ts";
import { repeatMergedValues, type FillableRow } from "./merges.ts";
import { numberFormat, type NumberFormat } from "./number-format.ts";
import { noteHiddenRows, placeOfSheet } from "./sheet-place.ts";
import type { CellValue } from "../../source.ts";

/** Reads workbooks of Excel before 2007, its binary workbooks, and its XML of 2003, by SheetJS. */
export async function readXls(
  bytes: Uint8Array,
  findings: Findings,
  place: FoundPart,
): Promise<void> {
  const { read } = await import("@e965/xlsx");
  const book = openBook(() => read(bytes, { type: "array", dense: true, cellNF: true }));
  const usesDates1904 = book.Workbook?.WBProps?.date1904 ?? false;
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (!sheet) continue;
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
    addSheet(sheet, usesDates1904, findings, placeOfSheet(findings, place, { name, isHidden }));
  }
}

function openBook<Book>(open: () => Book): Book {
  try {
    return open();
  } catch (error) {
    if (/password/i.test(String(error))) {
      throw new ReadFailure(
        "encrypted",
        "The workbook is locked with a password. Open it, remove the password, save it and add it again.",
      );
    }
    throw error;
  }
}

function addSheet(
  sheet: WorkSheet,
  usesDates1904: boolean,
  findings: Findings,
  place: FoundPart,
): void {
  const rows: FillableRow[] = [];
  const formats = new Map<string, NumberFormat>();
  const formatOf = (code: string) => {
    const format = formats.get(code) ?? numberFormat(code);
    formats.set(code, format);
    return format;
  };
  const valueOf = (cell: SheetCell): CellValue | null => {
    if (cell.t === "n" && typeof cell.v === "number") {
      return formatOf(String(cell.z ?? "General"))(cell.v, usesDates1904);
    }
    if (cell.t === "b") return textCell(cell.v === true ? "TRUE" : "FALSE");
    return textCell(cell.t === "e" ? (cell.w ?? "") : String(cell.v ?? ""));
  };
  for (const [index, source] of (sheet["!data"] ?? []).entries()) {
    if (!source) continue;
    if (source.length > limits.columns) throw tooWide();
    const cells = Array.from(source, (cell) => (cell ? valueOf(cell) : null));
    if (cells.every((cell) => cell === null)) continue;
    findings.budget.addRow(cells.length);
    rows.push({ number: index + 1, cells });
  }
  const merges = (sheet["!merges"] ?? []).slice(0, limits.rows).map(({ s, e }) => ({
    row: s.r + 1,
    column: s.c,
    rowCount: e.r - s.r + 1,
    columnCount: e.c - s.c + 1,
  }));
  repeatMergedValues(rows, merges);
  addGrid(findings, place, rows, merges);
  const hidden = rows.filter(({ number }) => sheet["!rows"]?.[number - 1]?.hidden);
  noteHiddenRows(findings, place, hidden.length);
}

type SheetCell = NonNullable<NonNullable<WorkSheet["!data"]>[number][number]>;
