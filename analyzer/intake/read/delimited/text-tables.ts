import { textCell } from "../findings.ts";
import { holdsFigure, type GridRow } from "../grid.ts";

/** A table among lines of text; `end` is the first line after it. */
export interface TextTable {
  readonly start: number;
  readonly end: number;
  /** Numbered by line, from 1. */
  readonly rows: readonly GridRow[];
}

interface Layout {
  readonly fits: (line: string) => boolean;
  readonly cellsOf: (line: string) => string[];
  /** A note may stand between its rows, which are alike. */
  readonly hasNotes?: boolean;
  /** Where the cells of a line depend on the lines around it. */
  readonly split?: (lines: readonly string[]) => string[][];
}

const layouts: readonly Layout[] = [
  { fits: (line) => line.includes("\t"), cellsOf: (line) => line.split("\t") },
  {
    fits: (line) => line.includes("|"),
    cellsOf: (line) =>
      line
        .trim()
        .replaceAll(/^\||\|$/g, "")
        .split("|"),
  },
  { fits: (line) => line.includes(";"), cellsOf: (line) => line.split(";") },
  {
    fits: (line) => /\S {2,}\S/.test(line),
    cellsOf: (line) => line.trim().split(/ {2,}/),
    split: splitAligned,
    hasNotes: true,
  },
];

/** So many rows without a figure end a table. */
const rowsWithoutFigures = 8;
const longestLineCharacters = 2_000;

/** Finds runs of lines that one layout explains: tabs, pipes, semicolons, or columns by spaces. */
export function findTextTables(lines: readonly string[]): TextTable[] {
  const runEnds = layouts.map((layout) => runEndsOf(lines, layout));
  const tables: TextTable[] = [];
  for (let start = 0; start < lines.length;) {
    const table = layouts
      .map((layout, index) => toTable(lines, start, runEnds[index]![start]!, layout))
      .filter((candidate) => candidate !== null)
      .reduce<TextTable | null>((best, next) => (best && best.end >= next.end ? best : next), null);
    if (table) tables.push(table);
    start = table?.end ?? start + 1;
  }
  return tables;
}

/** For each line where the run that begins there ends; its own index where none does. */
function runEndsOf(
  lines: readonly string[],
  { fits, cellsOf, hasNotes = false }: Layout,
): number[] {
  const ends = lines.map((_, index) => index);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index]!;
    if (line.length > longestLineCharacters || isRule(line) || !fits(line)) continue;
    let next = index + 1;
    if (lines[next]?.trim() === "" && /\d/.test(lines[next + 1] ?? "")) next += 1;
    if (isRule(lines[next] ?? "")) next += 1;
    if (hasNotes) next = afterNotes(lines, index, next, cellsOf);
    const goesOn = next < lines.length && ends[next]! > next;
    ends[index] = goesOn ? ends[next]! : index + 1;
  }
  return ends;
}

/** A row of words, and a blank line or two. */
const mostBetween = 3;

/** Lines of words between two rows, which have figures and as many cells, or end at the same place. */
function afterNotes(
  lines: readonly string[],
  before: number,
  at: number,
  cellsOf: (line: string) => string[],
): number {
  const row = lines[before]!;
  const above = cellsOf(row);
  if (above.length <= 3 || !hasFigure(above)) return at;
  let next = at;
  while (next < at + mostBetween && next < lines.length) {
    const line = lines[next]!;
    if (line.trim() !== "" && (isRule(line) || cellsOf(line).length > 1)) break;
    next += 1;
  }
  const below = lines[next] ?? "";
  const cells = cellsOf(below);
  const isAlike = Math.abs(above.length - cells.length) < 2;
  const isAligned = cells.length > 1 && below.trimEnd().length === row.trimEnd().length;
  return hasFigure(cells) && (isAlike || isAligned) ? next : at;
}

/** A line that only draws: "|---|---|", "=====", "+-----+". */
function isRule(line: string): boolean {
  return /^[\s|+:=─━_-]*$/.test(line) && /[-=─━_]{3}/.test(line);
}

function isBetweenRows(line: string): boolean {
  return line.trim() === "" || isRule(line);
}

/** Prose has gaps and semicolons as well; a quote has figures in half of its rows or more. */
function toTable(
  lines: readonly string[],
  start: number,
  runEnd: number,
  layout: Layout,
): TextTable | null {
  const indexes: number[] = [];
  let rowCount = 0;
  let figureRowCount = 0;
  for (let index = start; index < runEnd; index += 1) {
    if (isBetweenRows(lines[index]!)) continue;
    indexes.push(index);
    if (hasFigure(layout.cellsOf(lines[index]!))) {
      rowCount = indexes.length;
      figureRowCount += 1;
    } else if (indexes.length - rowCount > rowsWithoutFigures) break;
  }
  if (rowCount < 2 || figureRowCount * 2 < rowCount - 1) return null;
  const rowLines = indexes.slice(0, rowCount).map((index) => lines[index]!);
  const rows = layout.split?.(rowLines) ?? rowLines.map(layout.cellsOf);
  return {
    start,
    end: indexes[rowCount - 1]! + 1,
    rows: rows.map((cells, row) => ({ number: indexes[row]! + 1, cells: cells.map(textCell) })),
  };
}

function hasFigure(texts: readonly string[]): boolean {
  const cells = texts.map(textCell).filter((cell) => cell !== null);
  return cells.length > 1 && cells.some(holdsFigure);
}

/** Columns stand where no line has a character, or else where each line has as many gaps. */
function splitAligned(lines: readonly string[]): string[][] {
  const byGaps = lines.map((line) => line.trim().split(/ {2,}/));
  const columns = alignedColumns(lines);
  const gapCounts = new Set(byGaps.map((cells) => cells.length));
  if (gapCounts.size === 1 && byGaps[0]!.length >= columns.length) return byGaps;
  return lines.map((line) => cellsIn(line, columns));
}

/** A header may stand a little beside its columns: the rows below it tell where they are. */
function alignedColumns(lines: readonly string[]): (readonly [number, number])[] {
  const [header = "", ...rows] = lines;
  const all = columnsOf(lines);
  const isHeader = !/\d/.test(header);
  const names = header.trim().split(/ {2,}/).length;
  const ofRows =
    isHeader && rows.length > 1 ? columnsOf([" ".repeat(header.length), ...rows]) : all;
  return ofRows.length > all.length && ofRows.length <= names ? ofRows : all;
}

/** Each word group goes to the column that it stands over most, whole. */
function cellsIn(line: string, columns: readonly (readonly [number, number])[]): string[] {
  const cells = columns.map(() => "");
  for (const match of line.matchAll(/\S+(?: \S+)*/g)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const covered = columns.map(([left, right]) => Math.min(to, right) - Math.max(from, left));
    const crossed = covered.filter((width) => width > 0).length;
    if (crossed > 1 && fitsColumns(line, from, to, columns)) {
      columns.forEach(([left, right], column) => {
        cells[column] += line.slice(Math.max(from, left), Math.max(from, Math.min(to, right)));
      });
    } else {
      const best = covered.indexOf(Math.max(...covered));
      cells[best] = `${cells[best]} ${match[0]}`.trim();
    }
  }
  return cells;
}

/** Cells that stand one space apart: no border of a column cuts a word. */
function fitsColumns(
  line: string,
  from: number,
  to: number,
  columns: readonly (readonly [number, number])[],
): boolean {
  return columns.every(
    ([left, right]) =>
      (left <= from || left >= to || line[left - 1] === " ") &&
      (right <= from || right >= to || line[right] === " " || line[right - 1] === " "),
  );
}

/** Lines with few cells, such as totals, may stand across the gaps. */
function columnsOf(lines: readonly string[]): (readonly [number, number])[] {
  const length = lines.reduce((longest, line) => Math.max(longest, line.length), 0);
  const isUsed = Array.from({ length }, () => false);
  const cellCount = (line: string) => line.trim().split(/ {2,}/).length;
  const most = lines.reduce((count, line) => Math.max(count, cellCount(line)), 0);
  for (const line of lines.filter((each) => cellCount(each) * 2 > most)) {
    for (let index = 0; index < line.length; index += 1) {
      if (line[index] !== " ") isUsed[index] = true;
    }
  }
  const columns: [number, number][] = [];
  for (let index = 0; index < length; index += 1) {
    if (!isUsed[index]) continue;
    const last = columns.at(-1);
    const isNarrow = last !== undefined && index - last[1] === 1;
    const isApart =
      isNarrow &&
      (isHeaderGap(lines, index) || (columns.length === 1 && areNumbered(lines, index)));
    if (last && index - last[1] < 2 && !isApart) last[1] = index + 1;
    else columns.push([index, index + 1]);
  }
  return columns;
}

/** The header has a wide gap before here, and a row of figures a narrow one: "Qty   Price" over "20000 12.50". */
function isHeaderGap(lines: readonly string[], index: number): boolean {
  const [header = "", ...rows] = lines;
  const isWide =
    /^ {2}/.test(header.slice(index - 2, index)) ||
    /^ {2}/.test(header.slice(index - 1, index + 1));
  return (
    isWide &&
    rows.some((line) => /\d $/.test(line.slice(0, index)) && /^\d/.test(line.slice(index))) &&
    rows.every(
      (line) => !/\p{L} $/u.test(line.slice(0, index)) || !/^\p{L}/u.test(line.slice(index)),
    )
  );
}

/** All rows but the header begin with a short number that ends before here: "001 LC-20-441". */
function areNumbered(lines: readonly string[], end: number): boolean {
  const numbered = lines.slice(1).filter((line) => /^\s*\d{1,4}\s+$/.test(line.slice(0, end)));
  const others = lines.slice(1).filter((line) => line.slice(0, end).trim() !== "");
  return numbered.length > 1 && numbered.length === others.length;
}
