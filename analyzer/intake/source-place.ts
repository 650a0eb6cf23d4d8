/** Where a value stands. Columns and rows count from 0 within `SourceTable.rows`. */
export type SourcePlace =
  | {
      readonly kind: "cell";
      readonly tableId: string;
      readonly row: number;
      readonly column: number;
    }
  | { readonly kind: "header"; readonly tableId: string; readonly column: number }
  | {
      readonly kind: "line";
      readonly fileName: string;
      readonly part: string;
      readonly line: number;
    }
  | { readonly kind: "file"; readonly fileName: string }
  /** With the line where it was said of that line alone. */
  | { readonly kind: "visitor"; readonly lineId?: string }
  | { readonly kind: "assumed" };
