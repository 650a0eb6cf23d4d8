import type { CellValue, SourceTable } from "../../source.ts";
import { namedCurrency } from "../values/currencies.ts";
import { namedDurationUnit } from "../values/lead-times.ts";
import { plainText } from "../values/plain-words.ts";
import { readHeader } from "./read-header.ts";
import { namedUnit } from "../values/units.ts";

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
  let best: { readonly row: number; readonly count: number; readonly score: number } | null = null;
  for (let row = startRow; row < Math.min(endRow, startRow + rowsSearched); row += 1) {
    for (const count of [1, 2, 3]) {
      if (row + count > endRow) break;
      const joined = count === 1 ? (rows[row] ?? []) : joinedRows(rows.slice(row, row + count));
      if (joined === null) break;
      // A header over two rows must name more than either of them alone.
      const score = headerScore(joined, rows[row + count]) - (count - 1) * 1.5;
      if (score > (best?.score ?? 0)) best = { row, count, score };
    }
  }
  if (best === null) return null;
  const { row, count } = best;
  const cells = count === 1 ? rows[row] : joinedRows(rows.slice(row, row + count));
  const own = Array.from({ length: columnCount }, (_, column) => textAt(cells ?? [], column));
  const grouped = withGroups(own, row > startRow ? rows[row - 1] : undefined);
  const next = row + count;
  const units = next < endRow ? rows[next] : undefined;
  const hasUnits = units !== undefined && isUnitRow(units);
  const texts = grouped.map((text, column) => {
    const unit = hasUnits ? textAt(units, column) : "";
    return unit === "" ? text : `${text} (${unit.replace(/[()[\]]/g, "")})`;
  });
  return { row, texts, firstRow: next + (hasUnits ? 1 : 0) };
}

/** Rows of words, one above the other, as one: "Unit" over "price". `null` where a row holds more than words. */
function joinedRows(rows: readonly Row[]): Row | null {
  const isWords = rows.every((row) => {
    const filled = row.filter((cell) => cell !== null && cell.text.trim() !== "");
    return (
      filled.length >= 2 && filled.every((cell) => cell?.kind === "text" && !isData(cell.text))
    );
  });
  if (!isWords || hasTwins(rows.at(-1) ?? [])) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, column) => {
    const text = rows
      .map((row) => textAt(row, column))
      .filter((part) => part !== "")
      .join(" ")
      .replace(/-\s(?=\p{Ll})/gu, "");
    return text === "" ? null : { kind: "text", text };
  });
}

/** The same header twice in a row: what stands above tells the groups apart, and is no part of the header. */
function hasTwins(row: Row): boolean {
  const texts = row.flatMap((_, column) => textAt(row, column) || []);
  return new Set(texts).size < texts.length;
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

/** A row such as "", "pcs", "EUR", "weeks" right below the headers. */
function isUnitRow(row: Row): boolean {
  const texts = row.flatMap((cell) => (cell === null ? [] : [cell.text.trim()])).filter(Boolean);
  const words = texts.map((text) => text.replace(/[()[\]]/g, ""));
  return (
    words.length >= 2 &&
    words.every(
      (text) =>
        text === "%" ||
        namedCurrency(text) !== null ||
        namedDurationUnit(text) !== null ||
        (/\D/.test(text) && namedUnit(text) !== null) ||
        /^[\p{L}$€£]{1,4}\s?\/\s?[\p{L}\d.,]{1,8}$/u.test(text),
    )
  );
}

/** The same words as the header, further down: a page break repeats it. */
export function repeatsHeader(row: Row, header: Row): boolean {
  const isAlike = header.some((cell, column) => cell !== null && cell.text === row[column]?.text);
  if (!isAlike) return false;
  let same = 0;
  let filled = 0;
  for (let column = 0; column < header.length; column += 1) {
    const text = textAt(header, column);
    if (text === "") continue;
    filled += 1;
    if (textAt(row, column) === text) same += 1;
  }
  return filled > 0 && same / filled >= 0.6;
}
