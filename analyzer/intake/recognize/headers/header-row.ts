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
export function findHeader(rows: SourceTable["rows"], columnCount: number): FoundHeader | null {
  let best: { readonly row: number; readonly score: number } | null = null;
  for (let row = 0; row < Math.min(rows.length, rowsSearched); row += 1) {
    const score = headerScore(rows[row]!, rows[row + 1]);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  if (best === null) return null;
  const { row } = best;
  const own = Array.from({ length: columnCount }, (_, column) => textAt(rows[row]!, column));
  const grouped = withGroups(own, rows[row - 1]);
  const units = rows[row + 1];
  const hasUnits = units !== undefined && isUnitRow(units);
  const texts = grouped.map((text, column) => {
    const unit = hasUnits ? textAt(units, column) : "";
    return unit === "" ? text : `${text} (${unit.replace(/[()[\]]/g, "")})`;
  });
  return { row, texts, firstRow: row + (hasUnits ? 2 : 1) };
}

function textAt(row: Row, column: number): string {
  return (row[column]?.text ?? "").replace(/\s+/g, " ").trim();
}

/** How much a row looks like headers; 0 or less where it cannot be. */
function headerScore(row: Row, next: Row | undefined): number {
  const meanings = new Set<string>();
  let known = 0;
  let words = 0;
  let numbers = 0;
  for (let column = 0; column < row.length; column += 1) {
    const cell = row[column];
    if (cell === null || cell === undefined) continue;
    const text = textAt(row, column);
    if (text === "") continue;
    if (cell.kind !== "text" || /^[\d.,\s%€$£-]+$/.test(text)) numbers += 1;
    else if (text.length > 60 || /:\s*\S/.test(text)) numbers += 1;
    else {
      words += 1;
      const meaning = readHeader(text).meanings[0];
      if (meaning !== undefined && meaning.score >= 78) {
        known += 1;
        meanings.add(meaning.meaning);
      }
    }
  }
  const isLoneHeader =
    meanings.size === 1 && numbers === 0 && words >= 2 && next !== undefined && hasNumber(next);
  if (meanings.size < 2 && !isLoneHeader) return 0;
  return meanings.size * 2 + known * 0.5 + words * 0.3 - numbers * 1.2;
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
    const key = keys[column]!;
    if (key === "") return text === "" ? "" : text;
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
