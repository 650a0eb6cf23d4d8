import { textCell } from "../findings.ts";
import { holdsFigure } from "../grid.ts";
import type { Row, Span } from "./pdf-rows.ts";

export function hasFigures({ segments }: Row): boolean {
  return segments.some(({ text }) => isFigure(text));
}

export function figureCount({ segments }: Row): number {
  return segments.filter(({ text }) => isFigure(text)).length;
}

export function isFigure(text: string): boolean {
  const cell = textCell(text);
  return cell !== null && holdsFigure(cell);
}

export interface PdfTable {
  readonly pages: readonly number[];
  readonly columns: readonly Span[];
  readonly rows: readonly (readonly string[])[];
  readonly isFirstOnPage: boolean;
  /** How many lines of text stand above it on its page. */
  readonly linesAbove: number;
}

/** So many more lines than one may a cell have. */
export const mostWrappedLines = 5;
/** In heights of the text. */
export const wrappedLineHeights = 1.45;

/** A line that goes on in a cell of words, close below it and at its left edge. */
export function isWithinCell(rows: readonly Row[], start: number, index: number): boolean {
  const row = rows[index]!;
  const [segment, second] = row.segments;
  if (index <= start + 1 || segment === undefined || second !== undefined) return false;
  const gap = row.top - rows[index - 1]!.bottom;
  const gapBelow = (rows[index + 1]?.top ?? Infinity) - row.bottom;
  if (gap > wrappedLineHeights * row.height || gapBelow < gap - 0.3) return false;
  const full = rows.slice(start, index).findLast(({ segments }) => segments.length > 2);
  const column = full?.segments.findIndex(({ left }) => Math.abs(left - segment.left) < 1) ?? -1;
  const above = full?.segments[column];
  const next = full?.segments[column + 1];
  return (
    column > 0 &&
    above !== undefined &&
    !isFigure(above.text) &&
    (next === undefined || segment.right < next.left)
  );
}
