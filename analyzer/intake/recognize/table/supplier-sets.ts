import type { CellValue, SourceTable } from "../../source.ts";
import type { KnownColumn } from "../columns/column-layout.ts";
import { findHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";
import { plainText } from "../values/plain-words.ts";
import type { UnfoldedRows } from "./table-shape.ts";
import { isTermOnly, termsBelow } from "./term-rows.ts";

type Rows = SourceTable["rows"];

/** The columns that each supplier of a comparison has, such as price, amount and weeks. */
interface SupplierSets {
  /** The row that repeats the same words for each supplier; their names stand in the row above. */
  readonly row: number;
  readonly names: readonly string[];
  readonly firstColumn: number;
  /** How many columns a supplier has. */
  readonly size: number;
  /** Which of them holds the price. */
  readonly price: number;
}

const rowsSearched = 12;
const mostRows = 2000;
const supplierHeader = "Supplier";

/** "Unit, Ext, Wks" below each supplier's name: one row for each supplier that quotes a part. */
export function unfoldedSuppliers(
  rows: Rows,
  firstRow: number,
  endRow: number,
): UnfoldedRows | null {
  if (endRow - firstRow > mostRows) return null;
  const sets = findSets(rows, firstRow, endRow);
  if (sets === null) return null;
  const { row: headerRow, names, firstColumn, size, price } = sets;
  const terms = termsBelow(rows, headerRow, endRow);
  const termRows = new Set(terms.map(({ row }) => row));
  const width = firstColumn + size;
  const sourceOf = (column: number, set: number) =>
    column < firstColumn ? column : column + set * size;
  const unfolded: (readonly (CellValue | null)[])[] = rows.slice(0, firstRow);
  const origins = unfolded.map((_, row) => ({ row, set: 0 }));
  const add = (row: number, set: number, added: readonly (CellValue | null)[]) => {
    const own = Array.from({ length: width }, (_, column) => {
      const cell = rows[row]?.[sourceOf(column, set)] ?? null;
      // What all suppliers share may be named beside their names.
      const isNamedAbove = row === headerRow && column < firstColumn && (cell?.text ?? "") === "";
      return isNamedAbove ? sharedName(rows[row - 1]?.[column] ?? null) : cell;
    });
    unfolded.push([...own, ...added]);
    origins.push({ row, set });
  };
  for (let row = firstRow; row < endRow; row += 1) {
    if (termRows.has(row) || (row > headerRow && isTermOnly(rows[row] ?? []))) continue;
    if (row <= headerRow) {
      const labels = [supplierHeader, ...terms.map(({ label }) => label)].map(textCell);
      // Names of suppliers are no names of columns.
      if (row !== headerRow - 1) add(row, 0, row === headerRow ? labels : []);
      continue;
    }
    for (const [set, name] of names.entries()) {
      if (!cellsOf(rows, row, sets, set).some(({ text }) => /\d/.test(text))) continue;
      const said = terms.map((term) => cellsOf(rows, term.row, sets, set)[0] ?? null);
      add(row, set, [textCell(name), ...said]);
    }
  }
  const header = findHeader(unfolded, width + 1 + terms.length, firstRow, unfolded.length);
  if (header === null) return null;
  const known = new Map<number, KnownColumn>([
    [width, { field: "supplier", reason: "it is above its prices" }],
    [firstColumn + price, { field: "price", reason: "its columns repeat for each supplier" }],
    ...terms.map(({ field, label }, index): [number, KnownColumn] => [
      width + 1 + index,
      { field, reason: `“${label}” is below the prices` },
    ]),
  ]);
  return {
    rows: unfolded,
    endRow: unfolded.length,
    origin: (row, column) => {
      const { row: at, set } = origins[row] ?? { row, set: 0 };
      if (column < width) return { row: at, column: sourceOf(column, set) };
      const term = terms[column - width - 1];
      const first = firstColumn + set * size;
      return term === undefined
        ? { row: headerRow - 1, column: first }
        : { row: term.row, column: first };
    },
    known,
    header,
  };
}

function findSets(rows: Rows, firstRow: number, endRow: number): SupplierSets | null {
  for (let row = firstRow + 1; row < Math.min(endRow, firstRow + rowsSearched); row += 1) {
    const words = (rows[row] ?? []).map((cell) =>
      cell?.kind === "text" ? plainText(cell.text) : "",
    );
    const end = words.findLastIndex((word) => word !== "") + 1;
    for (let size = 2; size <= 6; size += 1) {
      const sets = setsOf(words.slice(0, end), size);
      if (sets === null) continue;
      const { firstColumn, count } = sets;
      const names = Array.from({ length: count }, (_, set) =>
        cellsOf(rows, row - 1, { firstColumn, size }, set),
      );
      const price = words.slice(firstColumn, firstColumn + size).findIndex(isPrice);
      if (price === -1 || !areNames(names)) continue;
      return {
        row,
        names: names.map(([first]) => first?.text.trim() ?? ""),
        firstColumn,
        size,
        price,
      };
    }
  }
  return null;
}

/** The same words again and again up to the last column, as often as can be. */
function setsOf(words: readonly string[], size: number) {
  const last = words.slice(-size);
  if (last.length < size || last.includes("") || new Set(last).size < size) return null;
  let count = 1;
  while (
    words.length >= (count + 1) * size &&
    last.every((word, index) => words[words.length - (count + 1) * size + index] === word)
  ) {
    count += 1;
  }
  return count < 2 ? null : { firstColumn: words.length - count * size, count };
}

/** What a row says for one supplier: each text once, as merged cells repeat it. */
function cellsOf(
  rows: Rows,
  row: number,
  { firstColumn, size }: Pick<SupplierSets, "firstColumn" | "size">,
  set: number,
): CellValue[] {
  const first = firstColumn + set * size;
  const cells = (rows[row] ?? []).slice(first, first + size);
  return cells.flatMap((cell, index) =>
    cell === null || cell.text.trim() === "" || cell.text === cells[index - 1]?.text ? [] : [cell],
  );
}

/** One name each, all different, none of which names a column. */
function areNames(found: readonly (readonly CellValue[])[]): boolean {
  const names = found.map(([first]) => plainText(first?.text ?? ""));
  return (
    found.every((cells) => cells.length === 1 && cells[0]?.kind === "text") &&
    new Set(names).size === names.length &&
    found.every(([first]) => {
      const { meanings, rest } = readHeader(first?.text ?? "");
      return /\p{L}{2}/u.test(first?.text ?? "") && (meanings.length === 0 || rest !== "");
    })
  );
}

const priceAlone = new Set(["unit", "each", "ea", "u p", "up", "ep", "pu", "stk", "st"]);

function isPrice(word: string): boolean {
  return priceAlone.has(word) || readHeader(word).meanings[0]?.meaning === "price";
}

/** "Vendor" beside the names says what they are, and not what stands below. */
function sharedName(cell: CellValue | null): CellValue | null {
  const isOfNames = readHeader(cell?.text ?? "").meanings[0]?.meaning === "supplier";
  return isOfNames ? null : cell;
}

function textCell(text: string): CellValue {
  return { kind: "text", text };
}
