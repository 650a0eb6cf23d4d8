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
