import type { MissingCell } from "../../recognition.ts";
import type { FileReading, SourceTable } from "../../source.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { settleByArithmetic, styleByArithmetic } from "../columns/settle-by-arithmetic.ts";
import type { RegularTable } from "./table-shape.ts";
import { sampleColumn, sampleRows } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { TableColumn } from "../columns/column-layout.ts";
import { assignColumns } from "../columns/columns.ts";
import type { CorrectionIndex, TableCorrections } from "./corrections.ts";
import { findHeader, type FoundHeader } from "../headers/header-row.ts";
import { findNumberStyle, type NumberStyle } from "../values/number-style.ts";
import type { QuestionBook } from "../questions/question-book.ts";
import { readHeader } from "../headers/read-header.ts";
import { textAround } from "../text/text-around.ts";
import type { TextFacts } from "../text/text-fact.ts";
import { findLanguage, inLanguage, pointLanguages, withSplitHeaders } from "./table-language.ts";
import { findDateStyle, numeralsOf, type DateStyle } from "./table-styles.ts";
import { readTextFacts } from "../text/text-facts.ts";

/** Columns beyond this are not looked at: no quote has them. */
const columnLimit = 200;
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
  const headers = withSplitHeaders(header?.texts ?? [], samples).map((text) => readHeader(text));
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
  const dateStyle = findDateStyle(
    rows,
    firstRow,
    endRow,
    claims,
    corrections.dateOrder,
    language,
    file,
  );
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
    facts: readTextFacts(around, dateStyle.order),
    book,
    missingCells: [],
    looseCharges,
    name: table.part === "" ? table.fileName : `${table.fileName}, ${table.part}`,
  };
}

/** The labels of a table that was turned are its first row. */
function turnedHeader(rows: SourceTable["rows"]): FoundHeader {
  const texts = (rows[0] ?? []).map((cell) => (cell?.text ?? "").replace(/\s+/g, " ").trim());
  return { row: 0, texts, firstRow: 1 };
}
