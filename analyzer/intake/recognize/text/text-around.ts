import type { CellValue, FileReading, SourceLine, SourceTable } from "../../source.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { FoundHeader } from "../headers/header-row.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import { readHeader } from "../headers/read-header.ts";
import type { RegularTable } from "../table/table-shape.ts";
import { onceFor, remembered } from "../values/remembered.ts";
import type { TextLine } from "./text-fact.ts";

const mostNoteCells = 8;
const mostNoteRows = 30;

/** The file's text, what stands above the header, and the notes below the offers. */
export function textAround(
  file: FileReading,
  table: SourceTable,
  regular: RegularTable,
  header: FoundHeader | null,
  claims: readonly ColumnClaim[],
): TextLine[] {
  const { rows, firstRow, endRow } = regular;
  const noteOf = (row: number) => rowNotes(regular, row);
  const above = Array.from({ length: Math.max(0, (header?.row ?? 0) - firstRow) }, (_, index) =>
    noteOf(firstRow + index),
  ).flat();
  const firstNote = firstNoteRow(regular, header, claims);
  const below = Array.from({ length: endRow - firstNote }, (_, index) =>
    noteOf(firstNote + index),
  ).flat();
  const totals = Array.from(
    { length: Math.min(mostNoteRows, endRow - firstRow) },
    (_, index) => endRow - 1 - index,
  )
    .filter((row) => !regular.isTurned && isTotalRow(rows[row] ?? []))
    .flatMap((row) => totalNote(regular, row));
  return [...above, ...below, ...totals, ...textOf(linesAround(file, table))];
}

const textOf = onceFor((lines: readonly SourceLine[]) =>
  unwrapped(lines.filter(({ isMailHead }) => !isMailHead)).map(
    ({ text, fileName, part, line, document = "" }): TextLine => {
      const place = { kind: "line", fileName, part, line } as const;
      return { text, place, nearness: document.length };
    },
  ),
);

/** Where the notes below the offers begin; the end of the table where it has none. */
export function firstNoteRow(
  { rows, endRow, isTurned }: RegularTable,
  header: FoundHeader | null,
  claims: readonly ColumnClaim[],
): number {
  const priced = claims.filter(({ field }) => field === "price" || field === "total");
  const lowest = Math.max(header?.firstRow ?? 0, endRow - mostNoteRows);
  if (isTurned) return endRow;
  let first = endRow;
  while (first > lowest && !priced.some(({ column }) => cellAt(rows, first - 1, column) !== null)) {
    first -= 1;
  }
  return first;
}

/** "geldig   : 6 weken" is a line of its own. */
const labelled = /^\p{L}[\p{L}. ]{1,24}?\s*[:：]\s/u;

/** "OM-1422 – 19" above "800,00 PLN netto". */
function isCutNumber(above: string, below: string): boolean {
  return /(?<![\d.,])\d{1,3}$/.test(above) && /^\d{3}[.,]\d{2}(?!\d)/.test(below);
}

/** A line that goes on in the next with a small letter is one with it. */
function unwrapped(lines: readonly SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      (/^(?:\p{Ll}|\d{4}[.,]?$)/u.test(line.text) || isCutNumber(last.text, line.text)) &&
      !/[.:;!?。：]$/u.test(last.text) &&
      !labelled.test(line.text) &&
      last.text.length >= 20 &&
      last.text.length + line.text.length < 400;
    if (goesOn) whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

/** "Total EUR": the words of a total may name the currency. */
function totalNote(regular: RegularTable, row: number): TextLine[] {
  const words = (regular.rows[row] ?? []).flatMap((cell) =>
    cell?.kind === "text" && !/\d/.test(cell.text) ? [cell.text.trim()] : [],
  );
  const text = words.join(" ");
  return text === "" ? [] : [{ text, place: regular.cellPlace(row, 0), nearness: Infinity }];
}

/** A row of notes as lines: its labels each with the value beside it. */
function rowNotes(regular: RegularTable, row: number): TextLine[] {
  const cells = (regular.rows[row] ?? []).flatMap((cell, column) =>
    cell === null ? [] : [{ cell, column }],
  );
  const first = cells[0];
  if (first === undefined || cells.length > mostNoteCells) return [];
  const pairs = Array.from({ length: Math.ceil(cells.length / 2) }, (_, pair) =>
    cells.slice(pair * 2, pair * 2 + 2),
  );
  const arePairs = pairs.every(([label, value]) => value !== undefined && isLabel(label?.cell));
  const texts =
    arePairs || cells.length === 2
      ? pairs.map((pair) => pair.map(({ cell }) => cell.text.trim()).join(" : "))
      : [cells.map(({ cell }) => cell.text.trim()).join("   ")];
  return texts.map((text) => ({
    text: text.replace(/\s*[:：]\s*[:：]\s*/, ": "),
    place: regular.cellPlace(row, first.column),
    nearness: Infinity,
  }));
}

function isLabel(cell: CellValue | undefined): boolean {
  if (cell?.kind !== "text") return false;
  return /[:：]\s*$/.test(cell.text) || (readHeader(cell.text).meanings[0]?.score ?? 0) >= 88;
}

/**
 * Pages and sheets share their text with the others of their document; an attachment has its own, and that of the mails
 * around it.
 */
export function linesAround(file: FileReading, table: SourceTable): readonly SourceLine[] {
  const ofOthers = titlesOfOthers(file, table);
  const lines = linesByDocument(file)(table.document ?? "");
  return ofOthers.size === 0 ? lines : lines.filter((line) => !ofOthers.has(line));
}

/** The tables of a document share one list of lines. */
const linesByDocument = onceFor(({ lines }: FileReading) =>
  remembered((document) => lines.filter((line) => document.startsWith(line.document ?? ""))),
);

/** Lines right above each of several tables on a sheet are of that table alone: its supplier, its terms. */
function titlesOfOthers(file: FileReading, table: SourceTable): ReadonlySet<SourceLine> {
  const onSheet = file.tables.filter(({ part }) => part === table.part);
  const isSheet = file.kind !== null && sheets.has(file.kind);
  if (onSheet.length < 2 || onSheet.length > mostTitled || !isSheet) return new Set();
  const titles = onSheet.map((each) =>
    linesAbove(file, each).filter((line) => !onSheet.some((other) => isWithin(line, other))),
  );
  if (titles.some((lines, index) => lines.length === 0 && index > 0)) return new Set();
  const [first = []] = titles;
  const further = titles
    .slice(1)
    .flat()
    .filter((line) => !first.includes(line));
  const own = new Set(linesAbove(file, table));
  return new Set(
    titles
      .flatMap((lines, index) => {
        if (onSheet[index] === table) return [];
        // What stands above the first may be the head of the whole sheet.
        return index > 0
          ? lines
          : lines.filter(({ text }) => further.some((other) => isSameLabel(text, other.text)));
      })
      .filter((line) => !own.has(line)),
  );
}

/** A line that was made of a row of notes is said of all tables. */
function isWithin({ line }: SourceLine, { firstRow, rows }: SourceTable): boolean {
  return line >= firstRow && line < firstRow + rows.length;
}

const sheets: ReadonlySet<string> = new Set(["xlsx", "xls", "ods", "csv"]);
const mostTitled = 40;
const mostTitleLines = 6;

/** The lines between the table and what stands above it, without a gap of more than one row. */
export function linesAbove({ lines }: FileReading, { part, firstRow }: SourceTable): SourceLine[] {
  const found: SourceLine[] = [];
  let next = firstRow;
  for (const line of lines
    .filter((each) => each.part === part && each.line < firstRow)
    .toReversed()) {
    if (line.line < next - 2 || found.length === mostTitleLines) break;
    found.push(line);
    next = line.line;
  }
  return found;
}

function isSameLabel(a: string, b: string): boolean {
  const label = /^[^:：\d]{2,30}(?=[:：])|^\p{L}+/u;
  const [own] = label.exec(a) ?? [];
  return own !== undefined && own === label.exec(b)?.[0];
}
