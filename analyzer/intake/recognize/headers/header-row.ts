import type { CellValue, SourceTable } from "../../source.ts";
import { plainText } from "../values/plain-words.ts";
import { readHeader } from "./read-header.ts";

type Row = readonly (CellValue | null)[];

/** Headers stand near the top: notes and letterheads may come before them. */
const rowsSearched = 40;

export interface FoundHeader {
  readonly row: number;
  /** One text a column: with the group above it and the unit below it, where the table has such rows. */
  readonly texts: readonly string[];
  /** The first row that may hold an offer. */
  readonly firstRow: number;
}

/** The row that names the columns, or `null` where the table has none. */
export function findHeader(
  rows: SourceTable["rows"],
  columnCount: number,
  startRow = 0,
  endRow = rows.length,
): FoundHeader | null {
  let best: { readonly row: number; readonly score: number } | null = null;
  for (let row = startRow; row < Math.min(endRow, startRow + rowsSearched); row += 1) {
    const score = headerScore(rows[row] ?? [], rows[row + 1]);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  if (best === null) return null;
  const { row } = best;
  const own = Array.from({ length: columnCount }, (_, column) => textAt(rows[row] ?? [], column));
  const grouped = withGroups(own, row > startRow ? rows[row - 1] : undefined);
  return { row, texts: grouped, firstRow: row + 1 };
}

/** A number with decimals or a currency, a code, a span of time: what stands in rows of offers. */
function isData(text: string): boolean {
  return (
    /^[^\p{L}]*\d[\d.,'’\s]*[.,]\d{2,}\D{0,5}$/u.test(text) ||
    /^\p{Sc}\s?\d|\d\s?\p{Sc}$/u.test(text) ||
    /^\d+(?:[.,]\d+)?$/.test(text)
  );
}

function textAt(row: Row, column: number): string {
  return (row[column]?.text ?? "").replace(/\s+/g, " ").trim();
}

/** What the cells of a row name, where nothing in them is left to explain. */
export function meaningsIn(row: Row): ReadonlySet<string> {
  const meanings = new Set<string>();
  for (const cell of row) {
    if (cell === null || cell.kind !== "text" || cell.text.length >= 40) continue;
    if (/^\D{0,3}\d/.test(cell.text)) continue;
    const header = readHeader(cell.text.trim());
    const meaning = header.quantity === null && header.rest === "" ? header.meanings[0] : undefined;
    if (meaning !== undefined) meanings.add(meaning.meaning);
  }
  return meanings;
}

/** Headers and nothing else: where they stand further down, a second table begins. */
export function isOtherHeader(row: Row): boolean {
  let filled = 0;
  for (const cell of row) {
    if (cell === null || cell.text === "") continue;
    if (cell.kind !== "text" || /^\D{0,3}\d/.test(cell.text)) return false;
    filled += 1;
  }
  const meanings = meaningsIn(row);
  return meanings.size >= 3 && meanings.size / filled >= 0.6;
}

/** How much a row looks like headers; 0 or less where it cannot be. */
function headerScore(row: Row, next: Row | undefined): number {
  const meanings = new Set<string>();
  let known = 0;
  let words = 0;
  const numbers: number[] = [];
  let others = 0;
  for (let column = 0; column < row.length; column += 1) {
    const cell = row[column];
    if (cell === null || cell === undefined) continue;
    const text = textAt(row, column);
    if (text === "") continue;
    if (cell.kind === "date") others += 1;
    else if (cell.kind === "number") numbers.push(cell.number);
    else if (/^\d+$/.test(text)) numbers.push(Number(text));
    else if (isData(text)) numbers.push(Number.NaN);
    else if (/^[\d.,\s%€$£-]+$/.test(text) || text.length > 60 || /:\s*\S/.test(text)) others += 1;
    else {
      words += 1;
      const meaning = readHeader(text).meanings[0];
      if (meaning !== undefined && meaning.score >= 78) {
        known += 1;
        meanings.add(meaning.meaning);
      }
    }
  }
  // Whole numbers that rise are the quantities of price breaks; any other number stands in an offer.
  const areBreaks = numbers.every(
    (number, index) => Number.isInteger(number) && number > (numbers[index - 1] ?? 0),
  );
  if (!areBreaks && numbers.length > 0) return 0;
  const isLoneHeader =
    meanings.size === 1 &&
    numbers.length + others === 0 &&
    words >= 2 &&
    next !== undefined &&
    hasNumber(next);
  if (meanings.size < 2 && !isLoneHeader) return 0;
  return meanings.size * 2 + known * 0.5 + words * 0.3 - (numbers.length + others) * 1.2;
}

function hasNumber(row: Row): boolean {
  return row.some(
    (cell) => cell !== null && (cell.kind === "number" || /^\D{0,4}\d/.test(cell.text)),
  );
}

/** Where a field stands several times, what stands above it tells them apart: a supplier or a quantity. */
function withGroups(own: readonly string[], above: Row | undefined): string[] {
  if (above === undefined) return [...own];
  const keys = own.map((text) => readHeader(text).meanings[0]?.meaning ?? plainText(text));
  let group = "";
  const groups = own.map((_, column) => {
    const text = textAt(above, column);
    if (text !== "") group = text;
    return group;
  });
  return own.map((text, column) => {
    const key = keys[column] ?? "";
    // A header that spans both rows stands in the upper one. One that names the groups beside it is not this column's.
    if (text === "") {
      const spanning = textAt(above, column);
      return readHeader(spanning).meanings[0]?.meaning === "supplier" ? "" : spanning;
    }
    if (key === "") return text;
    const twins = keys.flatMap((other, index) => (other === key ? [groups[index]!] : []));
    const tellsApart =
      twins.length > 1 && new Set(twins).size === twins.length && !twins.includes("");
    return tellsApart ? `${groups[column]!} ${text}` : text;
  });
}
