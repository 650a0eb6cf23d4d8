import { columnLetters } from "../../intake/place-text.ts";

export type WorkbookValue = string | number | null;

/** What stands in a cell: a value, or a formula without its equals sign and what it gives now. */
export interface WorkbookCell {
  readonly value?: WorkbookValue;
  readonly formula?: string;
  readonly result?: WorkbookValue;
  readonly look?: "title" | "head" | "input";
  /** As spreadsheets write it: `0.00`. */
  readonly numberFormat?: string;
}

export interface WorkbookSheet {
  readonly name: string;
  /** In characters. */
  readonly columnWidths: readonly number[];
  readonly rows: readonly (readonly WorkbookCell[])[];
  readonly frozen?: { readonly rows: number; readonly columns: number };
}

/** "B7": a row from 1, a column from 0. */
export function address(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}

/** "$B$7": the same wherever the formula is copied to. */
export function fixedAddress(column: number, row: number): string {
  return `$${columnLetters(column)}$${row}`;
}

export function fixedRange(column: number, firstRow: number, lastRow: number): string {
  return `${fixedAddress(column, firstRow)}:${fixedAddress(column, lastRow)}`;
}

export const titleCell = (value: string): WorkbookCell => ({ value, look: "title" });
export const headCell = (value: string): WorkbookCell => ({ value, look: "head" });
export const inputCell = (value: WorkbookValue, numberFormat?: string): WorkbookCell => ({
  value,
  look: "input",
  ...(numberFormat ? { numberFormat } : {}),
});
