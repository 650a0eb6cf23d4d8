import type { QuoteField } from "../../quote-line.ts";
import type { MissingCell } from "../../recognition.ts";
import type { CellValue, FileReading, SourceTable } from "../../source.ts";
import { numeralOf } from "../values/amounts.ts";
import { cellAt } from "../columns/cell-at.ts";
import { sampleColumn, sampleRows } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { TableColumn } from "../columns/column-layout.ts";
import { assignColumns } from "../columns/columns.ts";
import { correctedRows, type CorrectionIndex, type TableCorrections } from "./corrections.ts";
import { namedDate, type DateOrder } from "../values/dates.ts";
import { findHeader, type FoundHeader } from "../headers/header-row.ts";
import { languages, type Language } from "../headers/header-meaning.ts";
import { findNumberStyle, type NumberStyle } from "../values/number-style.ts";
import type { QuestionBook } from "../questions/question-book.ts";
import { readHeader } from "../headers/read-header.ts";
import { textAround } from "./text-around.ts";
import { readTextFacts, type TextFacts } from "./text-facts.ts";

/** Columns beyond this are not looked at: no quote has them. */
const columnLimit = 200;
/** Cells looked at, spread over the table, to find how numbers and dates are written. */
const styleSample = 4000;

export interface DateStyle {
  readonly order: DateOrder;
  readonly confidence: number;
  readonly reason: string;
}

/** All that is known of a table before its rows are read. */
export interface TableContext {
  readonly file: FileReading;
  readonly table: SourceTable;
  /** With the visitor's corrections. */
  readonly rows: SourceTable["rows"];
  readonly header: FoundHeader | null;
  /** The first row that may hold an offer. */
  readonly firstRow: number;
  readonly columns: readonly TableColumn[];
  readonly claims: readonly ColumnClaim[];
  readonly corrections: TableCorrections;
  readonly allCorrections: CorrectionIndex;
  readonly numberStyle: NumberStyle;
  readonly dateStyle: DateStyle;
  readonly facts: TextFacts;
  readonly book: QuestionBook;
  readonly missingCells: MissingCell[];
  /** "quotes.xlsx, Sheet Lot 2", for questions. */
  readonly name: string;
}

export function createTableContext(
  file: FileReading,
  table: SourceTable,
  allCorrections: CorrectionIndex,
  book: QuestionBook,
): TableContext {
  const corrections = allCorrections.ofTable(table.id);
  const rows = correctedRows(table.rows, corrections.cells);
  const columnCount = Math.min(
    columnLimit,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const header = findHeader(rows, columnCount);
  const firstRow = header?.firstRow ?? 0;
  const sampled = sampleRows(rows, firstRow);
  const columns = Array.from({ length: columnCount }, (_, column) => ({
    column,
    header: readHeader(header?.texts[column] ?? ""),
    sample: sampleColumn(rows, sampled, column),
  }));
  const claims = assignColumns(columns, header !== null, corrections.columns);
  const language = findLanguage(claims);
  const dateStyle = findDateStyle(rows, firstRow, claims, corrections.dateOrder, language);
  return {
    file,
    table,
    rows,
    header,
    firstRow,
    columns,
    claims,
    corrections,
    allCorrections,
    numberStyle:
      corrections.decimal !== null
        ? { decimal: corrections.decimal, confidence: 100, reason: "you said so" }
        : findNumberStyle(
            numeralsOf(rows, firstRow, claims),
            language === null ? null : pointLanguages.has(language) ? "point" : "comma",
          ),
    dateStyle,
    facts: readTextFacts(textAround(file, table, rows, header, claims), dateStyle.order),
    book,
    missingCells: [],
    name: table.part === "" ? table.fileName : `${table.fileName}, ${table.part}`,
  };
}

const pointLanguages: ReadonlySet<Language> = new Set<Language>(["en", "zh", "ja"]);

/** The language of most headers, or `null`. */
function findLanguage(claims: readonly ColumnClaim[]): Language | null {
  const votes = new Map<Language, number>(languages.map((language) => [language, 0]));
  for (const { header } of claims) {
    const spoken = header.meanings[0]?.languages ?? [];
    for (const language of spoken) {
      votes.set(language, (votes.get(language) ?? 0) + 1 / spoken.length);
    }
  }
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  if (first === undefined || second === undefined) return null;
  return first[1] >= 1.5 && first[1] > second[1] * 1.3 ? first[0] : null;
}

const numberFields: ReadonlySet<QuoteField | null> = new Set<QuoteField>([
  "price",
  "total",
  "quantity",
  "minimumOrder",
  "tooling",
  "freight",
  "duty",
  "discount",
]);

/** Lead times and ratings have decimals too, but never thousands: they prove as much. */
const provingFields: ReadonlySet<QuoteField | null> = new Set<QuoteField | null>([
  ...numberFields,
  "leadTime",
  "rating",
]);

function* numeralsOf(rows: SourceTable["rows"], firstRow: number, claims: readonly ColumnClaim[]) {
  const used = claims.filter(({ field }) => provingFields.has(field));
  for (const cell of spreadCells(rows, firstRow, used)) {
    if (cell.kind !== "text") continue;
    const numeral = numeralOf(cell.text.trim());
    if (numeral !== null) yield numeral;
  }
}

function* spreadCells(
  rows: SourceTable["rows"],
  firstRow: number,
  claims: readonly ColumnClaim[],
): Generator<CellValue> {
  const step = Math.max(1, Math.floor(((rows.length - firstRow) * claims.length) / styleSample));
  for (let row = firstRow; row < rows.length; row += step) {
    for (const { column } of claims) {
      const cell = cellAt(rows, row, column);
      if (cell !== null) yield cell;
    }
  }
}

function findDateStyle(
  rows: SourceTable["rows"],
  firstRow: number,
  claims: readonly ColumnClaim[],
  chosen: DateOrder | null,
  language: Language | null,
): DateStyle {
  if (chosen !== null) return { order: chosen, confidence: 100, reason: "you said so" };
  const dated = claims.filter(
    ({ field, unused }) =>
      field === "validUntil" || unused === "quoteDate" || unused === "deliveryDate",
  );
  const proofs = { "day-first": "", "month-first": "" };
  for (const cell of spreadCells(rows, firstRow, dated)) {
    const date = cell.kind === "text" ? namedDate(cell.text, "day-first") : null;
    if (date !== null && date.proves !== null) proofs[date.proves] ||= cell.text;
  }
  const usual = language === null || language === "en" ? null : "day-first";
  if (proofs["day-first"] !== "" && proofs["month-first"] !== "") {
    const reason = `the table has both “${proofs["day-first"]}” and “${proofs["month-first"]}”`;
    return { order: usual ?? "day-first", confidence: 50, reason };
  }
  for (const order of ["day-first", "month-first"] as const) {
    if (proofs[order] !== "") return { order, confidence: 97, reason: `as in “${proofs[order]}”` };
  }
  if (usual !== null) {
    return {
      order: usual,
      confidence: 95,
      reason: "the language of the headers has the day first",
    };
  }
  return { order: "day-first", confidence: 50, reason: "no date of the table shows the order" };
}
