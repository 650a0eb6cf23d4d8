import type { CellValue, SourcePlace, SourceTable } from "../../source.ts";
import { readHeader } from "../headers/read-header.ts";
import { isOtherHeader, meaningsIn } from "../headers/header-row.ts";
import { cardTable } from "./card-table.ts";
import { unfoldedSuppliers } from "./supplier-sets.ts";
import type { RegularTable } from "./table-shape.ts";
import { withTermColumns } from "./term-rows.ts";

type Rows = SourceTable["rows"];

/** Longer tables have their headers on top. */
const mostTurnedRows = 60;
const mostTurnedColumns = 30;

/** The blocks of a table, each with headers of its own. */
export function regularTables(table: SourceTable, rows: Rows): RegularTable[] {
  const turned = cardTable(table, rows) ?? turnedTable(table, rows);
  if (turned !== null) return [turned];
  return blocksOf(rows).map(([firstRow, endRow], index) => {
    const unfolded =
      unfoldedSuppliers(rows, firstRow, endRow) ?? withTermColumns(rows, firstRow, endRow);
    return {
      id: index === 0 ? table.id : `${table.id}/${index + 1}`,
      rows: unfolded?.rows ?? rows,
      firstRow,
      endRow: unfolded?.endRow ?? endRow,
      isTurned: false,
      isFromText: false,
      ...(unfolded === null ? {} : { known: unfolded.known }),
      ...(unfolded?.header === undefined ? {} : { header: unfolded.header }),
      cellPlace: (row, column) => ({
        kind: "cell",
        tableId: table.id,
        ...(unfolded === null ? { row, column } : unfolded.origin(row, column)),
      }),
      headerPlace: (column) => ({ kind: "header", tableId: table.id, column }),
    };
  });
}

/** Where other headers begin further down, a second block does. */
function blocksOf(rows: Rows): [from: number, to: number][] {
  const starts = [0];
  let header: ReadonlySet<string> | null = null;
  for (const [row, cells] of rows.entries()) {
    if (!isOtherHeader(cells)) continue;
    const meanings = meaningsIn(cells);
    const isNew: boolean = header === null || !isSame(header, meanings);
    if (header !== null && isNew && hasFigures(rows, starts.at(-1) ?? 0, row)) starts.push(row);
    if (isNew) header = meanings;
  }
  return starts.map((start, index) => [start, starts[index + 1] ?? rows.length]);
}

/** Two rows of headers with nothing between them are one header. */
function hasFigures(rows: Rows, from: number, to: number): boolean {
  return rows
    .slice(Math.max(from, to - 3), to)
    .some((row) =>
      row.some((cell) => cell !== null && (cell.kind !== "text" || /^\D{0,4}\d/.test(cell.text))),
    );
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((meaning) => b.has(meaning));
}

/** A table whose fields stand one below the other, with one offer in each further column. */
function turnedTable(table: SourceTable, rows: Rows): RegularTable | null {
  if (rows.length < 3 || rows.length > mostTurnedRows) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 2 || width > mostTurnedColumns) return null;
  const labels = [0, 1].find((column) => isLabelColumn(rows, column));
  if (labels === undefined) return null;
  const turned = Array.from({ length: width - labels }, (_, offer): (CellValue | null)[] =>
    rows.map((row) => {
      const cell = row[offer + labels] ?? null;
      return offer === 0 && cell?.kind === "text"
        ? { kind: "text", text: cell.text.replace(/\s*[:：]\s*$/, "") }
        : cell;
    }),
  );
  const place = (row: number, column: number): SourcePlace => ({
    kind: "cell",
    tableId: table.id,
    row: column,
    column: row + labels,
  });
  return {
    id: table.id,
    rows: turned,
    firstRow: 0,
    endRow: turned.length,
    isTurned: true,
    isFromText: false,
    cellPlace: place,
    headerPlace: (column) => place(0, column),
  };
}

const leastScore = 68;

/** "Quote #" may be a price or the number of a document: it makes no table of prices. */
function isPriceLabel(text: string): boolean {
  const { meanings } = readHeader(text);
  const same = meanings.filter(({ words }) => words === meanings[0]?.words);
  return (
    (meanings[0]?.score ?? 0) >= leastScore &&
    same.some(({ meaning }) => meaning === "price" || meaning === "total") &&
    !same.some(({ meaning }) => meaning === "quoteNumber")
  );
}

/** Most of its cells name a field, a price among them, and no row names as many. */
function isLabelColumn(rows: Rows, column: number): boolean {
  const cells = rows.flatMap((row) => {
    const cell = row[column] ?? null;
    const value = row[column + 1] ?? null;
    return cell === null || cell.text.trim() === "" || value === null ? [] : [cell];
  });
  if (cells.length < 3) return false;
  const labels = cells.map((cell): CellValue | null =>
    cell.kind === "text" ? { ...cell, text: cell.text.replace(/\s*[:：]\s*$/, "") } : cell,
  );
  const meanings = meaningsIn(labels);
  const isPriced = labels.some((cell) => cell !== null && isPriceLabel(cell.text));
  const known = labels.filter(
    (cell) => cell !== null && (readHeader(cell.text).meanings[0]?.score ?? 0) >= leastScore,
  ).length;
  if (!isPriced || meanings.size < 3 || known / cells.length < 0.6) return false;
  return rows.every((row) => meaningsIn(row).size < Math.min(3, meanings.size));
}
