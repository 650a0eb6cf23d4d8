import type { Findings, FoundPart } from "./findings.ts";
import type { CellValue, MergedCells, SourceTable } from "../source.ts";

export interface GridRow {
  /** As the file's own program counts, from 1; rows without content may be left out. */
  readonly number: number;
  readonly cells: readonly (CellValue | null)[];
}

/** More blank rows than this between two blocks, and the second is a table of its own. */
const maximumGapRows = 3;

interface Block {
  readonly rows: readonly GridRow[];
  readonly isTable: boolean;
}

/**
 * Takes a sheet apart: titles, addresses and notes become lines, each block under a header a table.
 * Blocks without a header of their own go on with the table above. `merges` have the file's row numbers.
 */
export function addGrid(
  findings: Findings,
  place: FoundPart,
  rows: readonly GridRow[],
  merges: readonly MergedCells[] = [],
): SourceTable[] {
  const tables: SourceTable[] = [];
  const widest = rows.reduce((width, row) => Math.max(width, filledCount(row)), 0);
  let table: GridRow[] = [];
  let notesSinceTable: GridRow[] = [];

  const endTable = () => {
    if (table.length > 0) tables.push(findings.addTable(toTable(place, table, merges)));
    for (const row of notesSinceTable) findings.addLine(place.part, row.number, rowText(row));
    table = [];
    notesSinceTable = [];
  };

  for (const block of blocksOf(rows, widest)) {
    if (!block.isTable) {
      notesSinceTable = notesSinceTable.concat(block.rows);
    } else if (table.length > 0 && continues(table, block.rows)) {
      table = table.concat(notesSinceTable, block.rows);
      notesSinceTable = [];
    } else {
      endTable();
      table = [...block.rows];
    }
  }
  endTable();
  return tables;
}

function blocksOf(rows: readonly GridRow[], widest: number): Block[] {
  const blocks: Block[] = [];
  let block: GridRow[] = [];
  const endBlock = () => {
    if (block.length > 0) blocks.push(...withoutNotes(block, widest));
    block = [];
  };
  for (const row of rows) {
    if (filledCount(row) === 0) continue;
    const previous = block.at(-1);
    if (previous && row.number > previous.number + 1) endBlock();
    block.push(row);
  }
  endBlock();
  return blocks;
}

/** Parts a block into the notes on top, the table, and the notes at its foot. */
function withoutNotes(rows: readonly GridRow[], widest: number): Block[] {
  const first = rows.findIndex((row) => !isNote(row, widest));
  if (first === -1) return [{ rows, isTable: false }];
  const start = isGroupRow(rows[first - 1], rows[first]) ? first - 1 : first;
  let end = rows.length;
  while (end > start + 1 && isFootNote(rows[end - 1]!)) end -= 1;
  return [
    { rows: rows.slice(0, start), isTable: false },
    { rows: rows.slice(start, end), isTable: true },
    { rows: rows.slice(end), isTable: false },
  ].filter((block) => block.rows.length > 0);
}

/** Names above headers that repeat: "", "", "North Ltd", "", "South GmbH" belongs to the table. */
function isGroupRow(row: GridRow | undefined, header: GridRow | undefined): boolean {
  if (row === undefined || header === undefined || row.number !== header.number - 1) return false;
  const texts = header.cells.flatMap((cell) => (cell?.kind === "text" ? [cell.text] : []));
  return (
    (row.cells[0] ?? null) === null && filledCount(row) >= 2 && new Set(texts).size < texts.length
  );
}

function isNote(row: GridRow, widest: number): boolean {
  const count = filledCount(row);
  if (count <= 1 || (count === 2 && widest >= 4)) return true;
  return isLabeled(row);
}

/** "Delivery terms:" with what they are beside it. */
function isLabeled(row: GridRow): boolean {
  const label = row.cells.find((cell) => cell !== null);
  return filledCount(row) === 2 && label?.kind === "text" && label.text.endsWith(":");
}

function isFootNote(row: GridRow): boolean {
  if (filledCount(row) > 1) return isLabeled(row);
  const text = rowText(row);
  return text.includes(":") || text.split(/\s+/).length >= 4;
}

function continues(table: readonly GridRow[], rows: readonly GridRow[]): boolean {
  const gapRows = rows[0]!.number - table.at(-1)!.number - 1;
  return gapRows <= maximumGapRows && rows[0]!.cells.some((cell) => cell && holdsFigure(cell));
}

const figure = /^[\s\p{Sc}]*(?:[A-Z]{3}\s?)?[-+(]?\d[\d.,'’\s]*\)?\s?(?:%|\p{Sc}|[A-Z]{3})?$/u;

export function holdsFigure(cell: CellValue): boolean {
  return cell.kind !== "text" || figure.test(cell.text);
}

function toTable(place: FoundPart, rows: readonly GridRow[], merges: readonly MergedCells[]) {
  const firstRow = rows[0]!.number;
  const lastRow = rows.at(-1)!.number;
  const dense: (readonly (CellValue | null)[])[] = [];
  for (const row of rows) {
    while (dense.length < row.number - firstRow) dense.push([]);
    dense.push(row.cells);
  }
  return {
    ...place,
    rows: dense,
    firstRow,
    merges: merges
      .filter((merge) => merge.row >= firstRow && merge.row <= lastRow)
      .map((merge) => ({ ...merge, row: merge.row - firstRow })),
  };
}

function filledCount(row: GridRow): number {
  let count = 0;
  for (const cell of row.cells) if (cell !== null) count += 1;
  return count;
}

export function rowText(row: GridRow): string {
  const texts = row.cells.flatMap((cell) => (cell === null ? [] : [cell.text]));
  const [label, value, another] = texts;
  const isPair = label !== undefined && value !== undefined && another === undefined;
  // "Delivery" and "DDP Utrecht" beside it are a label and its value.
  if (isPair && /^\p{L}[^:：\d]{1,30}$/u.test(label.trim())) return `${label.trim()}: ${value}`;
  return texts.join(" ");
}
