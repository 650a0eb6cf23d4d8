import type { FileReading, SourceLine, SourceTable } from "../../source.ts";
import { findHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";

const mostNoteRows = 30;

const terms: ReadonlySet<string> = new Set(
  `leadTime incoterm validUntil currency minimumOrder payment rating tooling freight surcharge place remark
  quoteNumber quoteDate`.split(/\s+/),
);

/** Letterheads and terms that a reader took for tables of their own become lines of text too, for the others. */
export function withNoteTables(read: FileReading): FileReading {
  if (read.tables.length < 2) return read;
  const file = withTermsBelow(read);
  const notes = file.tables.filter((table) => !holdsPrices(table));
  if (notes.length === 0 || notes.length === file.tables.length) return file;
  return { ...file, lines: notes.reduce((lines, note) => withNote(file, lines, note), file.lines) };
}

/** Who stands at the top of a file is told from the order of its lines: notes go where they stood. */
function withNote(
  { kind, lines: read }: FileReading,
  lines: readonly SourceLine[],
  note: SourceTable,
): readonly SourceLine[] {
  const ofPart = read.filter(({ part }) => part === note.part);
  const isSheet = kind === "xlsx" || kind === "xls" || kind === "ods";
  const above = isSheet
    ? ofPart.filter(({ line }) => line < note.firstRow)
    : ofPart.slice(0, note.linesAbove ?? 0);
  const last = above.at(-1);
  const at = last === undefined ? 0 : lines.indexOf(last) + 1;
  return lines.toSpliced(at, 0, ...linesOf(note));
}

const mostGapRows = 4;

/** A block below a comparison whose rows each name a term or a charge, in the same columns, is a part of it. */
function withTermsBelow(file: FileReading): FileReading {
  const tables: SourceTable[] = [];
  for (const table of file.tables) {
    const above = tables.at(-1);
    const gap = above === undefined ? 0 : table.firstRow - above.firstRow - above.rows.length;
    if (above?.part !== table.part || gap < 1 || gap > mostGapRows || !namesTerms(table)) {
      tables.push(table);
      continue;
    }
    const blank = Array.from({ length: gap }, () => []);
    tables[tables.length - 1] = { ...above, rows: [...above.rows, ...blank, ...table.rows] };
  }
  return tables.length === file.tables.length ? file : { ...file, tables };
}

/** Words in the first column alone, each a term, and values of several suppliers further on. */
function namesTerms({ rows }: SourceTable): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && cell.text !== ""));
  const areTerms = filled.every((row) => {
    const [label, ...values] = row;
    const meaning = readHeader(label?.text.trim() ?? "").meanings[0]?.meaning ?? "";
    return (
      label?.kind === "text" &&
      terms.has(meaning) &&
      values.filter((cell) => cell !== null && cell.text !== "").length >= 2
    );
  });
  return areTerms && filled.length > 0 && filled.length <= mostNoteRows;
}

const priced: ReadonlySet<string> = new Set(["price", "total", "tooling", "freight", "surcharge"]);

/** A number that may be money or a count: neither a date nor a code. */
const numeric = /^(?:\p{Sc}|[A-Z]{3}\s)?\s?\d+(?:[.,'’ ]\d+)*\s?(?:\p{Sc}|[A-Z]{3})?$/u;

function holdsPrices({ rows }: SourceTable): boolean {
  if (rows.length > mostNoteRows) return true;
  const isNumeric = (cell: Row[number]) =>
    cell !== null &&
    (cell.kind === "number" || (cell.kind === "text" && numeric.test(cell.text.trim())));
  if (!rows.some((row) => row.some(isNumeric))) return false;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const header = findHeader(rows, width);
  const texts = [...(header?.texts ?? []), ...rows.map((row) => row[0]?.text ?? "")];
  return texts.some((text) =>
    readHeader(text).meanings.some(({ meaning, score }) => score >= 78 && priced.has(meaning)),
  );
}

function linesOf({ fileName, part, rows, firstRow, document }: SourceTable): SourceLine[] {
  return rows.flatMap((row, index) =>
    textsOf(row, rows[index - 1]).map((text) => ({
      fileName,
      part,
      line: firstRow + index,
      text,
      ...(document === undefined ? {} : { document }),
    })),
  );
}

type Row = SourceTable["rows"][number];

/** A label and its value are one line. */
function textsOf(row: Row, above: Row = []): string[] {
  // A merged cell repeats its lines in each row that it covers.
  const texts = row.flatMap((cell, column) =>
    cell === null || (cell.text.includes("\n") && above[column]?.text === cell.text)
      ? []
      : cell.text.trim().split("\n"),
  );
  const pairs = Array.from({ length: Math.ceil(texts.length / 2) }, (_, pair) =>
    texts.slice(pair * 2, pair * 2 + 2),
  );
  const arePairs =
    texts.length % 2 === 0 &&
    (texts.length === 2 || pairs.every(([label = ""]) => isKnownLabel(label)));
  return arePairs
    ? pairs.map(([label = "", value]) => `${label.replace(/\s*[:：]\s*$/, "")}: ${value}`)
    : texts;
}

/** "Currency", beside its value and before another label. */
function isKnownLabel(text: string): boolean {
  return !/\d/.test(text) && (readHeader(text).meanings[0]?.score ?? 0) >= 88;
}
