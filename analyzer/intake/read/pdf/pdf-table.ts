import type { Span } from "./pdf-rows.ts";

export interface PdfTable {
  readonly pages: readonly number[];
  readonly columns: readonly Span[];
  readonly rows: readonly (readonly string[])[];
  readonly isFirstOnPage: boolean;
  /** How many lines of text stand above it on its page. */
  readonly linesAbove: number;
}
