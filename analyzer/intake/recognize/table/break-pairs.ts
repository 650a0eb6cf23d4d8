import type { CellValue, SourceTable } from "../../source.ts";
import { findHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";
import { plainText } from "../values/plain-words.ts";

type Rows = SourceTable["rows"];

/** "Qty 1, Price 1, Qty 2, Price 2": rows with one quantity and one price each, and where each of them stands. */
export interface UnfoldedRows {
  readonly rows: Rows;
  readonly endRow: number;
  /** The row and the column in the file. */
  readonly origin: (
    row: number,
    column: number,
  ) => { readonly row: number; readonly column: number };
}

interface Pair {
  readonly quantity: number;
  readonly price: number;
}

const mostRows = 5000;

/** Puts the pairs of a row one below the other, in the columns of the first pair; `null` where there are none. */
export function unfoldedPairs(rows: Rows, firstRow: number, endRow: number): UnfoldedRows | null {
  if (endRow - firstRow > mostRows) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const header = width < 5 || width > 60 ? null : findHeader(rows, width, firstRow, endRow);
  const pairs = header === null ? [] : pairsIn(header.texts);
  const [first] = pairs;
  if (header === null || first === undefined) return null;
  const later = new Set(pairs.slice(1).flatMap(({ quantity, price }) => [quantity, price]));
  const unfolded: (readonly (CellValue | null)[])[] = rows.slice(0, firstRow) as never[];
  const origins: { row: number; pair: Pair }[] = unfolded.map((_, row) => ({ row, pair: first }));
  for (let row = firstRow; row < endRow; row += 1) {
    const cells = rows[row] ?? [];
    const isData = row >= header.firstRow;
    const priced = isData ? pairs.filter(({ price }) => (cells[price]?.text ?? "") !== "") : [];
    for (const pair of priced.length === 0 ? [first] : priced) {
      unfolded.push(
        cells.map((cell, column) => {
          if (column === first.quantity) return cells[pair.quantity] ?? null;
          if (column === first.price) return cells[pair.price] ?? null;
          return later.has(column) && row >= header.row ? null : cell;
        }),
      );
      origins.push({ row, pair });
    }
  }
  return {
    rows: unfolded,
    endRow: unfolded.length,
    origin: (row, column) => {
      const { row: at, pair } = origins[row] ?? { row, pair: first };
      if (column === first.quantity) return { row: at, column: pair.quantity };
      return { row: at, column: column === first.price ? pair.price : column };
    },
  };
}

const pairInCell =
  /(\d{1,3}(?:[.,'’ ]?\d{3})*|\d+)\s*(?:\+|pcs?|pieces|off|ea|units?|st(?:k|ück)?|szt|ks|pz|uds|pièces|件)?\.?\s*(?:[:@=–]|-\s|at\s|à\s|je\s)\s*((?:\p{Sc}|[A-Z]{3})?\s?\d+(?:[.,]\d{3})*[.,]\d{2,4}(?:\s?(?:\p{Sc}|[A-Z]{3}))?)/gu;

/** "10 pcs: 64.00 50 pcs: 41.50" in one cell: a row for each of them, with the quantity in a column of its own. */
export function unfoldedCells(rows: Rows, firstRow: number, endRow: number): UnfoldedRows | null {
  if (endRow - firstRow > mostCellRows) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const column = Array.from({ length: width }, (_, index) => index).find((index) =>
    isOfPairs(rows, index, firstRow, endRow),
  );
  if (column === undefined) return null;
  const unfolded: (readonly (CellValue | null)[])[] = [];
  const origins: number[] = [];
  const text = (said: string): CellValue => ({ kind: "text", text: said });
  rows.slice(0, endRow).forEach((cells, row) => {
    const pairs = row < firstRow ? [] : pairsOfCell(cells[column]);
    const isHeader =
      row >= firstRow &&
      unfolded.length === origins.length &&
      !origins.some((each) => each >= firstRow);
    const added = isHeader ? text("Quantity") : null;
    if (pairs.length < 2) {
      unfolded.push([...padded(cells, width), added]);
      origins.push(row);
    }
    for (const [quantity, price] of pairs.length < 2 ? [] : pairs) {
      const own = padded(cells, width).map((cell, at) => (at === column ? text(price) : cell));
      unfolded.push([...own, text(quantity)]);
      origins.push(row);
    }
  });
  return {
    rows: unfolded,
    endRow: unfolded.length,
    origin: (row, at) => ({ row: origins[row] ?? row, column: at === width ? column : at }),
  };
}

const mostCellRows = 500;

function padded(cells: Rows[number], width: number): (CellValue | null)[] {
  return Array.from({ length: width }, (_, index) => cells[index] ?? null);
}

/** Most of its cells hold nothing but pairs, two at least. */
function isOfPairs(rows: Rows, column: number, firstRow: number, endRow: number): boolean {
  const cells = rows.slice(firstRow + 1, endRow).flatMap((row) => row[column] ?? []);
  const paired = cells.filter((cell) => pairsOfCell(cell).length > 1);
  return paired.length > 0 && paired.length * 2 > cells.length;
}

function pairsOfCell(cell: CellValue | null | undefined): [quantity: string, price: string][] {
  if (cell?.kind !== "text" || cell.text.length > 400) return [];
  const pairs = Array.from(
    cell.text.matchAll(pairInCell),
    ([, quantity = "", price = ""]): [string, string] => [quantity, price],
  );
  const rest = cell.text
    .replace(pairInCell, "")
    .replace(/(?<!\p{L})(?:from|ab|each|ea|per|or)(?!\p{L})/giu, "");
  return /[\p{L}\d]{2}/u.test(rest) ? [] : pairs;
}

/** As many quantities as prices, which their headers do nothing but number. */
function pairsIn(texts: readonly string[]): Pair[] {
  const named = (meaning: string) =>
    texts.flatMap((text, column) =>
      readHeader(text).meanings[0]?.meaning === meaning ? [column] : [],
    );
  const [quantities, prices] = [named("quantity"), named("price")];
  const areNumbered = (columns: readonly number[]) => {
    const written = columns.map((column) => texts[column] ?? "");
    const bare = new Set(written.map((text) => plainText(text.replace(/\d+/g, " "))));
    return (
      bare.size === 1 && (new Set(written).size === written.length || new Set(written).size === 1)
    );
  };
  const isPaired =
    quantities.length >= 2 &&
    quantities.length === prices.length &&
    areNumbered(quantities) &&
    areNumbered(prices);
  if (!isPaired) return [];
  return quantities.flatMap((quantity, index) => {
    const price = prices[index];
    return price === undefined ? [] : [{ quantity, price }];
  });
}
