import type { QuoteField } from "../../quote-line.ts";
import type { MissingCell } from "../../recognition.ts";
import type { CellValue, FileReading, SourceTable } from "../../source.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { settleByArithmetic, styleByArithmetic } from "../columns/settle-by-arithmetic.ts";
import type { RegularTable } from "./table-shape.ts";
import { numeralOf } from "../values/amounts.ts";
import type { Meaning } from "../headers/header-phrases.ts";
import { cellAt } from "../columns/cell-at.ts";
import { sampleColumn, sampleRows } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { TableColumn } from "../columns/column-layout.ts";
import { assignColumns } from "../columns/columns.ts";
import type { CorrectionIndex, TableCorrections } from "./corrections.ts";
import { namedDate, type DateOrder } from "../values/dates.ts";
import { findHeader, type FoundHeader } from "../headers/header-row.ts";
import { languages, type Language } from "../headers/header-meaning.ts";
import { findNumberStyle, type NumberStyle } from "../values/number-style.ts";
import type { QuestionBook } from "../questions/question-book.ts";
import { readColumnHeader } from "../headers/misspelt-header.ts";
import { readHeader, type HeaderReading } from "../headers/read-header.ts";
import { type NamedSpan, partCodes, partSpansIn, withPartSpans } from "../text/part-lead-times.ts";
import { textAround } from "../text/text-around.ts";
import { titlesAbove } from "../text/title-above.ts";
import type { TextFact, TextFacts } from "../text/text-fact.ts";
import { titlePart } from "./title-part.ts";
import { readTextFacts } from "../text/text-facts.ts";

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
  readonly regular: RegularTable;
  /** For questions and corrections. */
  readonly id: string;
  /** With the visitor's corrections. */
  readonly rows: SourceTable["rows"];
  /** The row after the last one. */
  readonly endRow: number;
  readonly header: FoundHeader | null;
  /** The first row that may hold an offer. */
  readonly firstRow: number;
  readonly columns: readonly TableColumn[];
  readonly claims: readonly ColumnClaim[];
  /** But for what the visitor said, no column of it is a price. */
  readonly isPriceless: boolean;
  readonly corrections: TableCorrections;
  readonly allCorrections: CorrectionIndex;
  readonly numberStyle: NumberStyle;
  readonly dateStyle: DateStyle;
  readonly facts: TextFacts;
  /** Lead times that the text gives for parts by their codes. */
  readonly partSpans: readonly NamedSpan[];
  readonly book: QuestionBook;
  readonly missingCells: MissingCell[];
  /** Charges that stand in rows or lines of their own, for all tables of the file. */
  readonly looseCharges: LooseCharge[];
  /** "quotes.xlsx, Sheet Lot 2", for questions. */
  readonly name: string;
}

export function createTableContext(
  file: FileReading,
  table: SourceTable,
  regular: RegularTable,
  allCorrections: CorrectionIndex,
  book: QuestionBook,
  looseCharges: LooseCharge[],
): TableContext {
  const ofFile = allCorrections.ofFile(regular.id);
  const own = allCorrections.ofTable(regular.id);
  const corrections: TableCorrections = {
    ...own,
    currencySigns: new Map([...ofFile.currencySigns, ...own.currencySigns]),
    decimal: own.decimal ?? ofFile.decimal,
    dateOrder: own.dateOrder ?? ofFile.dateOrder,
  };
  const { rows, endRow } = regular;
  const columnCount = Math.min(
    columnLimit,
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  const header = regular.isTurned
    ? turnedHeader(rows)
    : (regular.header ?? findHeader(rows, columnCount, regular.firstRow, endRow));
  const firstRow = header?.firstRow ?? regular.firstRow;
  const sampled = sampleRows(rows, firstRow, endRow);
  const samples = Array.from({ length: columnCount }, (_, column) =>
    sampleColumn(rows, sampled, column),
  );
  const headers = withSplitHeaders(header?.texts ?? [], samples).map(readColumnHeader);
  const language = findLanguage(headers);
  const columns = headers.map((reading, column) => ({
    column,
    header: inLanguage(reading, language),
    sample: samples[column] ?? [],
  }));
  const assign = (chosen: TableCorrections["columns"]) =>
    assignColumns(columns, header !== null, {
      chosen,
      isTurned: regular.isTurned,
      ...(regular.known === undefined ? {} : { known: regular.known }),
      hasNoSuppliersAcross: corrections.choices.get("suppliers-across") === "no",
    });
  const assigned = assign(corrections.columns);
  const evidence = { rows, sampled, columns };
  const written =
    corrections.decimal !== null
      ? { decimal: corrections.decimal, confidence: 100, reason: "you said so" }
      : findNumberStyle(
          numeralsOf(rows, firstRow, endRow, assigned),
          language === null ? null : pointLanguages.has(language) ? "point" : "comma",
        );
  const numberStyle = styleByArithmetic(written, assigned, evidence);
  const claims = settleByArithmetic(assigned, evidence, numberStyle.decimal);
  const isPriced = ({ field, column }: ColumnClaim) =>
    (field === "price" || field === "total") && samples[column]?.length !== 0;
  const unaided =
    corrections.columns.size === 0
      ? claims
      : settleByArithmetic(assign(new Map()), evidence, numberStyle.decimal);
  const around = textAround(file, table, regular, header, claims);
  const codes = partCodes(claims, samples);
  const partSpans = partSpansIn(around, codes);
  const dateStyle = findDateStyle(rows, firstRow, endRow, claims, corrections.dateOrder, language);
  const textFacts = ofOwnTitle(file, table, readTextFacts(around, dateStyle.order));
  return {
    file,
    table,
    regular,
    id: regular.id,
    rows,
    endRow,
    header,
    firstRow,
    columns,
    claims,
    isPriceless: !unaided.some(isPriced),
    corrections,
    allCorrections,
    numberStyle,
    dateStyle,
    facts: withPartSpans(
      header === null || claims.some(({ field }) => field === "part")
        ? textFacts
        : withPart(textFacts, titlePart(columns, regular, header.row)),
      partSpans,
      codes,
    ),
    partSpans,
    book,
    missingCells: [],
    looseCharges,
    name: table.part === "" ? table.fileName : `${table.fileName}, ${table.part}`,
  };
}

function withPart(facts: TextFacts, part: TextFact | null): TextFacts {
  return part === null
    ? facts
    : { ...facts, byField: new Map([...facts.byField, ["part", [part]]]) };
}

/** Of several parts that the text names, the one right above the table is its own. */
function ofOwnTitle(file: FileReading, table: SourceTable, facts: TextFacts): TextFacts {
  const named = facts.byField.get("part") ?? [];
  if (named.length < 2) return facts;
  const titles = titlesAbove(file, table);
  const own = named.filter(
    ({ place }) =>
      place.kind === "line" &&
      titles.some(({ part, line }) => part === place.part && line === place.line),
  );
  const [only] = own;
  return only === undefined || own.length > 1
    ? facts
    : { ...facts, byField: new Map([...facts.byField, ["part", own]]) };
}

const pointLanguages: ReadonlySet<Language> = new Set<Language>(["en", "zh", "ja"]);

/** The language of most headers, or `null`. */
function findLanguage(headers: readonly HeaderReading[]): Language | null {
  const votes = new Map<Language, number>(languages.map((language) => [language, 0]));
  for (const { meanings } of headers) {
    const spoken = meanings[0]?.languages ?? [];
    for (const language of spoken) {
      votes.set(language, (votes.get(language) ?? 0) + 1 / spoken.length);
    }
  }
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  if (first === undefined || second === undefined) return null;
  return first[1] >= 1.5 && first[1] > second[1] * 1.3 ? first[0] : null;
}

/** Of what the same words may mean, only what they mean in the table's language. */
function inLanguage(header: HeaderReading, language: Language | null): HeaderReading {
  const isSpoken = (meaning: Meaning) => language !== null && meaning.languages.includes(language);
  const words = header.meanings[0]?.words;
  const same = header.meanings.filter((meaning) => meaning.words === words);
  const spoken = same.filter(isSpoken);
  if (same.length < 2 || spoken.length === 0 || spoken.length === same.length) return header;
  const raised = spoken.length === 1 ? spokenAlone : 0;
  return {
    ...header,
    meanings: header.meanings
      .filter((meaning) => meaning.words !== words || spoken.includes(meaning))
      .map((meaning) =>
        meaning.words === words ? { ...meaning, score: meaning.score + raised } : meaning,
      ),
  };
}

/** A header that a file splits over two columns, one of them empty, is one: "Tooling" and "one-time". */
function withSplitHeaders(
  texts: readonly string[],
  samples: readonly (readonly CellValue[])[],
): string[] {
  const isEmpty = (column: number) => samples[column]?.length === 0 && (texts[column] ?? "") !== "";
  return samples.map((_, column) => {
    const own = texts[column] ?? "";
    const before = texts[column - 1] ?? "";
    if (isEmpty(column) || !isEmpty(column - 1)) return own;
    const { meanings, quantity } = readHeader(own);
    const isOpen = meanings.length === 0 || quantity !== null;
    return isOpen ? `${before} ${own}`.trim() : own;
  });
}

/** What a word loses for meaning several things. */
const spokenAlone = 8;

/** The labels of a table that was turned are its first row. */
function turnedHeader(rows: SourceTable["rows"]): FoundHeader {
  const texts = (rows[0] ?? []).map((cell) => (cell?.text ?? "").replace(/\s+/g, " ").trim());
  return { row: 0, texts, firstRow: 1 };
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

function* numeralsOf(
  rows: SourceTable["rows"],
  firstRow: number,
  endRow: number,
  claims: readonly ColumnClaim[],
) {
  const used = claims.filter(({ field }) => provingFields.has(field));
  for (const cell of spreadCells(rows, firstRow, endRow, used)) {
    if (cell.kind !== "text") continue;
    const numeral = numeralOf(cell.text.trim());
    if (numeral !== null) yield numeral;
  }
}

function* spreadCells(
  rows: SourceTable["rows"],
  firstRow: number,
  endRow: number,
  claims: readonly ColumnClaim[],
): Generator<CellValue> {
  const step = Math.max(1, Math.floor(((endRow - firstRow) * claims.length) / styleSample));
  for (let row = firstRow; row < endRow; row += step) {
    for (const { column } of claims) {
      const cell = cellAt(rows, row, column);
      if (cell !== null) yield cell;
    }
  }
}

function findDateStyle(
  rows: SourceTable["rows"],
  firstRow: number,
  endRow: number,
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
  for (const cell of spreadCells(rows, firstRow, endRow, dated)) {
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
