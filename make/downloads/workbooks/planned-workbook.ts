import type { CellValue, ConditionalRule, DataValidation, MergeRange } from "hucre";

import type { CellLook } from "./workbook-styles.ts";

/** What stands in a cell: a value, or a formula without its equals sign. */
export interface PlannedCell {
  value?: CellValue;
  formula?: string;
  look?: CellLook;
  /** As spreadsheets write it: `0.0%`. */
  numberFormat?: string | undefined;
}

export interface PlannedSheet {
  name: string;
  /** In characters. */
  columnWidths: readonly number[];
  rows: readonly (readonly PlannedCell[])[];
  merges?: readonly MergeRange[];
  validations?: readonly DataValidation[];
  highlights?: readonly ConditionalRule[];
  frozen?: { rows: number; columns: number };
  orientation?: "portrait" | "landscape";
}

export interface PlannedWorkbook {
  title: string;
  description: string;
  sheets: readonly PlannedSheet[];
}
