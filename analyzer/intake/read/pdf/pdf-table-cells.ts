import { limits, tooWide } from "../limits.ts";
import { columnsOf } from "./pdf-columns.ts";
import {
  hasFigures,
  isFigure,
  isWithinCell,
  type PdfTable,
  wrappedLineHeights,
} from "./pdf-figures.ts";
import { holdsOtherAmount, joinWrapped, overlap, type Row, type Span } from "./pdf-rows.ts";

/** Rows of a page as columns and cells: lines that go on with the row above or below are joined to it. */
export function toTable(
  source: readonly Row[],
  knownEdges: readonly number[],
): Pick<PdfTable, "columns" | "rows"> {
  const { columns, rows } = columnsOf(source, knownEdges);
  if (columns.length > limits.columns) throw tooWide();
  const table: string[][] = [];
  let carried: string[] | null = null;
  // A list of labels has no header.
  let isInHeader = columns.length > 2;
  const cellRows = rows.map((row) => cellsOf(row, columns));
  const rowGap = typicalRowGap(rows, cellRows);
  rows.forEach((row, index) => {
    const cells = cellRows[index]!;
    const wrapped =
      isWrappedTight(rows, cellRows, index, rowGap) || isWithinCell(rows, 0, index)
        ? "above"
        : wrappedOnto(rows, index, cells, isInHeader);
    isInHeader &&= !hasFigures(row);
    if (wrapped === "above" && !holdsOtherAmount(table.at(-1)!, cells)) {
      table.push(joinCells(table.pop()!, cells));
    } else if (wrapped === "below") carried = joinCells(carried ?? columns.map(() => ""), cells);
    else {
      if (carried && holdsOtherAmount(carried, cells)) table.push(carried, cells);
      else table.push(carried ? joinCells(carried, cells) : cells);
      carried = null;
    }
  });
  return { columns, rows: table };
}

/** How far below another line a row begins: the middle one among those with a value in each column but one. */
function typicalRowGap(rows: readonly Row[], cellRows: readonly (readonly string[])[]): number {
  const gaps = rows
    .flatMap((row, index) => {
      const filled = cellRows[index]!.filter((text) => text !== "").length;
      const isFull = index > 0 && filled > 1 && filled >= cellRows[index]!.length - 1;
      return isFull ? [row.top - rows[index - 1]!.bottom] : [];
    })
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** Clearly nearer to the line above than rows are to each other, and with nothing where that one has nothing. */
function isWrappedTight(
  rows: readonly Row[],
  cellRows: readonly (readonly string[])[],
  index: number,
  rowGap: number,
): boolean {
  if (index === 0 || rows[index]!.top - rows[index - 1]!.bottom > 0.85 * rowGap) return false;
  const above = cellRows[index - 1]!;
  const cells = cellRows[index]!;
  const isShorter = cells.filter(Boolean).length < above.length;
  // A figure never goes on with the figure above it, nor with the header.
  const isFirst = rows.slice(0, index).every((row) => !hasFigures(row));
  const isApart = cells.some(
    (text, at) => isFigure(text) && (isFirst || isFigure(above[at] ?? "")),
  );
  return (
    isShorter && !isApart && cells.every((text, column) => text === "" || above[column] !== "")
  );
}

/** A line without figures or a first cell goes on with the row that it stands closer to. */
function wrappedOnto(
  rows: readonly Row[],
  index: number,
  cells: readonly string[],
  isInHeader: boolean,
): "above" | "below" | null {
  const row = rows[index]!;
  if (index === 0 || hasFigures(row) || (cells[0] !== "" && !isInHeader)) return null;
  const gapAbove = row.top - rows[index - 1]!.bottom;
  const next = rows[index + 1];
  const gapBelow = next ? next.top - row.bottom : Number.POSITIVE_INFINITY;
  if (Math.min(gapAbove, gapBelow) > wrappedLineHeights * row.height) return null;
  return gapBelow < gapAbove - 0.3 ? "below" : "above";
}

function joinCells(above: readonly string[], below: readonly string[]): string[] {
  return above.map((text, column) => joinWrapped(text, below[column] ?? ""));
}

function cellsOf({ segments }: Row, columns: readonly Span[]): string[] {
  const cells = columns.map(() => "");
  for (const segment of segments) {
    const best = columns.reduce(
      (found, column, index) =>
        overlap(segment, column) > overlap(segment, columns[found]!) ? index : found,
      0,
    );
    cells[best] = `${cells[best]} ${segment.text.trim()}`.trim();
  }
  return cells;
}
