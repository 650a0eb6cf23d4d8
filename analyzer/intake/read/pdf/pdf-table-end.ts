import {
  figureCount,
  hasFigures,
  isFigure,
  isWithinCell,
  mostWrappedLines,
} from "./pdf-figures.ts";
import { overlap, type Row } from "./pdf-rows.ts";

/** All in heights of the text. */
const endOfTableHeights = 4;
/** How much more than before a header may stand off the table above it. */
const newTableGapRatio = 1.6;

/** Where the table that begins at a row ends; `start` itself where none does. */
export function tableEnd(rows: readonly Row[], start: number): number {
  const isNarrow = rows[start]!.segments.length === 2;
  if (rows[start]!.segments.length < 2 || isTextAbove(rows, start)) return start;
  let end = start + 1;
  let wrapped = 0;
  let resumed = -1;
  for (
    let next = end;
    next < rows.length && next <= Math.max(end + 1 + wrapped, resumed);
    next += 1
  ) {
    const row = rows[next]!;
    if (resumed < next) resumed = resumesAt(rows, start, next);
    if (isSectionHeader(rows, start, next) || (!isNarrow && isNumberedNote(row))) break;
    wrapped = isWithinCell(rows, start, next) ? Math.min(mostWrappedLines, next - end + 1) : 0;
    if (next < resumed) continue;
    if (isNarrow ? row.segments.length > 2 : isLabeled(row)) break;
    if (isSetOff(rows, start, next) || isProse(row, rows.slice(start, next))) break;
    if (row.segments.length > 1) end = next + 1;
  }
  while (end < rows.length && isWithinCell(rows, start, end)) end += 1;
  if (isLetterhead(rows.slice(start, end))) return start;
  return isTable(rows.slice(start, end)) ? end : start;
}

/** Where a row begins below like the one before it, with lines between that describe what was offered. */
function resumesAt(rows: readonly Row[], start: number, next: number): number {
  const full = rows.slice(start, next).findLast((row) => figureCount(row) > 1);
  if (full === undefined || full.segments.length < 4 || rows[next]!.segments.length > 2) return -1;
  for (let index = next + 1; index <= next + mostWrappedLines && index < rows.length; index += 1) {
    const row = rows[index]!;
    const gap = row.top - rows[index - 1]!.bottom;
    if (gap > endOfTableHeights * row.height) return -1;
    if (row.segments.length < 3) continue;
    const alike = row.segments.filter((segment) =>
      full.segments.some(
        ({ left, right }) =>
          Math.abs(left - segment.left) < 1.5 || Math.abs(right - segment.right) < 1.5,
      ),
    );
    const isAlike =
      figureCount(row) > 1 && alike.length > 2 && alike.length >= row.segments.length - 1;
    return isAlike ? index : -1;
  }
  return -1;
}

/** The header again, with its columns elsewhere: a table of its own. */
function isSectionHeader(rows: readonly Row[], start: number, next: number): boolean {
  const [header, row] = [rows[start]!, rows[next]!];
  const isSame =
    next > start &&
    row.segments.length > 2 &&
    row.segments.length === header.segments.length &&
    row.segments.every(({ text }, index) => text === header.segments[index]!.text);
  return (
    isSame && row.segments.some((segment, index) => overlap(segment, header.segments[index]!) <= 0)
  );
}

/** An address and the offer's number stand side by side above the header, which has more cells and figures below. */
function isLetterhead(rows: readonly Row[]): boolean {
  const [first] = rows;
  const header = rows.findIndex(
    (row, index) =>
      index > 0 &&
      row.segments.length > 3 &&
      !hasFigures(row) &&
      row.segments.length > (first?.segments.length ?? 0) &&
      rows.slice(index + 1, index + 3).some((below) => figureCount(below) > 1),
  );
  return header > 0 && !rows.slice(0, header).some(hasMoney);
}

function hasMoney({ segments }: Row): boolean {
  return segments.some(({ text }) => isFigure(text) && /\d[.,]\d{2,4}\D*$/.test(text));
}

/** A line of terms above a table runs over several of its columns from the left edge on. */
function isTextAbove(rows: readonly Row[], start: number): boolean {
  const { segments } = rows[start]!;
  return rows.slice(start + 1, start + 3).some((row) => {
    const covered = row.segments.slice(0, 2).filter((cell) => overlap(segments[0]!, cell) > 0);
    return row.segments.length > segments.length + 1 && covered.length > 1;
  });
}

/** "1." and a sentence beside it. */
function isNumberedNote({ segments: [number, note, ...others] }: Row): boolean {
  return (
    number !== undefined &&
    note !== undefined &&
    others.length === 0 &&
    /^\(?\d{1,2}[.)]$/.test(number.text.trim()) &&
    note.text.trim().split(/\s+/).length > 3
  );
}

function isLabeled({ segments }: Row): boolean {
  return segments.length === 2 && segments[0]!.text.trim().endsWith(":");
}

/** A sentence under a table runs through under several of its cells. */
function isProse({ segments }: Row, above: readonly Row[]): boolean {
  const widest = above.reduce((most, row) =>
    row.segments.length > most.segments.length ? row : most,
  );
  return (
    segments.length < 3 &&
    segments.some(
      (segment) =>
        segment.text.split(/\s+/).length > 5 &&
        widest.segments.filter((cell) => overlap(cell, segment) > 0).length > 2,
    )
  );
}

function isSetOff(rows: readonly Row[], start: number, next: number): boolean {
  const row = rows[next]!;
  const gap = row.top - rows[next - 1]!.bottom;
  if (gap > endOfTableHeights * row.height) return true;
  const gapBefore = next - 1 > start ? rows[next - 1]!.top - rows[next - 2]!.bottom : gap;
  return gap > newTableGapRatio * gapBefore && row.segments.length > 1 && !hasFigures(row);
}

/** Addresses and labels stand side by side as well: a quote has figures in half of its rows. */
function isTable(rows: readonly Row[]): boolean {
  const body = rows.slice(1).filter(({ segments }) => segments.length > 1);
  const withFigures = body.filter(({ segments }) =>
    segments.slice(1).some(({ text }) => isFigure(text)),
  );
  const isWide = rows[0]!.segments.length > 2;
  if (isWide ? isEven(rows) : isLabelList(rows)) return true;
  return body.length >= (isWide ? 1 : 2) && withFigures.length * 2 >= body.length;
}

/** As many cells in each row: suppliers side by side, with fewer figures than words. */
function isEven(rows: readonly Row[]): boolean {
  const [first] = rows;
  const isAlike = rows.every(({ segments }) => segments.length === first?.segments.length);
  return isAlike && rows.filter(hasFigures).length > 1 && rows.length > 3;
}

/** A label and its value to a row, one under the other; addresses hold figures on the left too. */
function isLabelList(rows: readonly Row[]): boolean {
  const pairs = rows.filter(({ segments }) => segments.length === 2);
  const labelEdges = pairs.map(({ segments }) => segments[0]!.left);
  const isAligned =
    Math.max(...labelEdges) - Math.min(...labelEdges) < 2 &&
    Math.max(...pairs.map(({ segments }) => segments[0]!.right)) <
      Math.min(...pairs.map(({ segments }) => segments[1]!.left));
  const labels = pairs.filter(({ segments }) => !/\d/.test(segments[0]!.text));
  const isWithFigures = pairs.filter(({ segments }) => isFigure(segments[1]!.text)).length > 1;
  return isAligned && isWithFigures && pairs.length > 4 && labels.length === pairs.length;
}
