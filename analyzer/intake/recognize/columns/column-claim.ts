import type { QuoteField } from "../../quote-line.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import { readHeader, type HeaderReading } from "../headers/read-header.ts";

/** What a column is taken for. */
export interface ColumnClaim {
  readonly column: number;
  readonly header: HeaderReading;
  readonly field: QuoteField | null;
  readonly fromQuantity: number | null;
  readonly supplier: string | null;
  readonly confidence: number;
  readonly reason: string;
  readonly isCorrected: boolean;
  /** Why it is asked about although it is not used. */
  readonly unused: UnusedColumn | null;
  /** What else it may be, best first. */
  readonly others: readonly QuoteField[];
}

/** For values that no column holds. */
export const noColumn: ColumnClaim = {
  column: -1,
  header: readHeader(""),
  field: null,
  fromQuantity: null,
  supplier: null,
  confidence: 100,
  reason: "",
  isCorrected: false,
  unused: null,
  others: [],
};

/** What one column may be taken for, before the others are looked at. */
export type PossibleClaim = Omit<ColumnClaim, "column" | "header" | "others" | "isCorrected">;

export const notUsed = (reason: string): PossibleClaim => ({
  field: null,
  fromQuantity: null,
  supplier: null,
  confidence: 96,
  reason,
  unused: null,
});
