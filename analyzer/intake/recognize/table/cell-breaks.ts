import type { CellValue, SourceTable } from "../../source.ts";
import { pieceWord } from "../values/units.ts";
import { findHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";
import type { UnfoldedRows } from "./repeated-columns.ts";

type Rows = SourceTable["rows"];

interface Break {
  readonly quantity: string;
  readonly price: string;
}

const mostRows = 2000;
/** "10 pcs: 64.00", "50+ = 41,50", "100 @ 36.90", "1-9: 4.50". */
const pair = new RegExp(
  String.raw`(?<![\d.,])(\d[\d.,]{0,8})(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:\+|${pieceWord})?\.?\s?(?:[:=@]|at|zu|à)\s?\p{Sc}?\s?(\d+(?:[.,]\d+)+)(?!\d)`,
  "giu",
);

/** Cells with several quantities, each with its price, become rows of one each. */
export function unfoldedCells(rows: Rows, firstRow: number, endRow: number): UnfoldedRows | null {
  if (endRow - firstRow > mostRows) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 2 || width > 40) return null;
  const column = columnOfBreaks(rows, firstRow, endRow, width);
  const header = column === null ? null : findHeader(rows, width, firstRow, endRow);
  const isPrice = (text: string) =>
    readHeader(text).meanings.some(({ meaning }) => meaning === "price" || meaning === "total");
  if (column === null || header === null || !isPrice(header.texts[column] ?? "")) return null;
  const unfolded: (readonly (CellValue | null)[])[] = [];
  const origins: number[] = [];
  let named: readonly (CellValue | null)[] = [];
  for (const [row, cells] of rows.slice(0, endRow).entries()) {
    const breaks = row < header.firstRow ? [] : breaksIn(cells[column] ?? null);
    const isAlone = cells.every((cell, at) => at === column || (cell?.text ?? "") === "");
    const isMore = isAlone && breaks.length > 0 && named.length > 0;
    if (!isMore) named = breaks.length < 2 ? [] : cells;
    for (const each of isMore || breaks.length >= 2 ? breaks : [null]) {
      const padded = Array.from({ length: width }, (_, at): CellValue | null =>
        at === column && each !== null
          ? { kind: "text", text: each.price }
          : ((isMore ? named : cells)[at] ?? null),
      );
      const count = row === header.row ? "Quantity" : (each?.quantity ?? "");
      unfolded.push([...padded, count === "" ? null : { kind: "text", text: count }]);
      origins.push(row);
    }
  }
  return {
    rows: unfolded,
    endRow: unfolded.length,
    origin: (row, at) => ({ row: origins[row] ?? row, column: at >= width ? column : at }),
    known: new Map([[width, { field: "quantity", reason: "it is beside the price" }]]),
  };
}

function columnOfBreaks(rows: Rows, firstRow: number, endRow: number, width: number) {
  for (let column = 0; column < width; column += 1) {
    const cells = rows.slice(firstRow, endRow).flatMap((row) => row[column] ?? []);
    const several = cells.filter((cell) => breaksIn(cell).length >= 2).length;
    if (several > 0 && several >= (cells.length - 1) / 2) return column;
  }
  return null;
}

/** In rising order, or none. */
function breaksIn(cell: CellValue | null): Break[] {
  if (cell?.kind !== "text" || cell.text.length < 8) return [];
  const found = Array.from(cell.text.matchAll(pair), ([, quantity = "", price = ""]) => ({
    quantity,
    price,
  }));
  const isRising = found.every(({ quantity }, index) => {
    const before = found[index - 1];
    return before === undefined || countOf(quantity) > countOf(before.quantity);
  });
  return isRising ? found : [];
}

function countOf(text: string): number {
  return Number(text.replace(/[.,]/g, ""));
}
