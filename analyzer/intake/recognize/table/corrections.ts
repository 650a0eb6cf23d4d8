import type { Correction, LineField, OfferWords, TableField } from "../../recognition.ts";
import type { SourcePlace, SourceTable } from "../../source.ts";
import type { ColumnChoice } from "../columns/column-layout.ts";
import type { DateOrder } from "../values/dates.ts";
import type { DecimalSign } from "../values/number-style.ts";

/** What the visitor said about one table. */
export interface TableCorrections {
  readonly columns: Map<number, ColumnChoice>;
  readonly cells: Map<number, Map<number, string>>;
  readonly values: Map<TableField, string>;
  readonly units: Map<number, string>;
  readonly currencySigns: Map<string, string>;
  /** What the visitor chose, by the question it is about. */
  readonly choices: Map<string, string>;
  /** Rows that the visitor calls offers, by what they are about. */
  readonly offers: Map<string, ToldOffer>;
  decimal: DecimalSign | null;
  dateOrder: DateOrder | null;
}

/** An offer that the visitor made of a row of the file, or added to it. */
export type ToldOffer = OfferWords & { readonly place: SourcePlace };

/** One answer about these holds for the whole file. */
export interface FileCorrections {
  readonly currencySigns: ReadonlyMap<string, string>;
  readonly currency: string | null;
  readonly decimal: DecimalSign | null;
  readonly dateOrder: DateOrder | null;
}

export interface CorrectionIndex {
  readonly confirmed: ReadonlySet<string>;
  readonly ofTable: (tableId: string) => TableCorrections;
  /** What was said of any table of the same file, for tables that say nothing themselves. */
  readonly ofFile: (tableId: string) => FileCorrections;
  readonly ofLine: (lineId: string) => ReadonlyMap<LineField, string> | undefined;
}

/** Sorts the corrections by what they are about; the last one about a thing counts. */
export function indexCorrections(corrections: readonly Correction[]): CorrectionIndex {
  const tables = new Map<string, TableCorrections>();
  const lines = new Map<string, Map<LineField, string>>();
  const confirmed = new Set<string>();
  const ofTable = (tableId: string) => {
    const known = tables.get(tableId) ?? noCorrections();
    tables.set(tableId, known);
    return known;
  };
  for (const correction of corrections) {
    switch (correction.kind) {
      case "confirm":
        confirmed.add(correction.questionId);
        break;
      case "column":
        chooseColumn(ofTable(correction.tableId).columns, correction.column, {
          field: correction.field,
          fromQuantity: correction.field === "price" ? correction.fromQuantity : null,
        });
        break;
      case "cell": {
        const { cells } = ofTable(correction.tableId);
        const row = cells.get(correction.row) ?? new Map<number, string>();
        cells.set(correction.row, row.set(correction.column, correction.text));
        break;
      }
      case "line": {
        const line = lines.get(correction.lineId) ?? new Map<LineField, string>();
        lines.set(correction.lineId, line.set(correction.field, correction.text));
        break;
      }
      case "table":
        ofTable(correction.tableId).values.set(correction.field, correction.text);
        break;
      case "unit":
        ofTable(correction.tableId).units.set(correction.column, correction.unit);
        break;
      case "currency-sign":
        ofTable(correction.tableId).currencySigns.set(correction.sign, correction.currency);
        break;
      case "choice":
        ofTable(correction.tableId).choices.set(correction.about, correction.choice);
        break;
      case "offer":
        ofTable(correction.tableId).offers.set(correction.about, correction);
        break;
      case "number-style":
        ofTable(correction.tableId).decimal = correction.decimal;
        break;
      case "date-style":
        ofTable(correction.tableId).dateOrder = correction.order;
        break;
    }
  }
  const files = new Map<string, FileCorrections>();
  return {
    confirmed,
    ofTable,
    ofFile: (tableId) => {
      const source = sourceOf(tableId);
      const said = files.get(source) ?? fileCorrections(tables, source);
      files.set(source, said);
      return said;
    },
    ofLine: (lineId) => lines.get(lineId),
  };
}

function fileCorrections(
  tables: ReadonlyMap<string, TableCorrections>,
  source: string,
): FileCorrections {
  const said = [...tables].flatMap(([id, corrections]) =>
    sourceOf(id) === source ? [corrections] : [],
  );
  return {
    currencySigns: new Map(said.flatMap(({ currencySigns }) => [...currencySigns])),
    currency: said.map(({ values }) => values.get("currency")).find(Boolean) ?? null,
    decimal: said.find(({ decimal }) => decimal !== null)?.decimal ?? null,
    dateOrder: said.find(({ dateOrder }) => dateOrder !== null)?.dateOrder ?? null,
  };
}

function sourceOf(tableId: string): string {
  return tableId.split("#", 1)[0] ?? tableId;
}

function noCorrections(): TableCorrections {
  return {
    columns: new Map(),
    cells: new Map(),
    values: new Map(),
    units: new Map(),
    currencySigns: new Map(),
    choices: new Map(),
    offers: new Map(),
    decimal: null,
    dateOrder: null,
  };
}

/** A field has one column, so that a later choice frees the earlier column; prices may have several. */
function chooseColumn(columns: Map<number, ColumnChoice>, column: number, choice: ColumnChoice) {
  for (const [other, { field }] of columns) {
    if (other !== column && field === choice.field && field !== null && field !== "price") {
      columns.set(other, { field: null, fromQuantity: null });
    }
  }
  columns.delete(column);
  columns.set(column, choice);
}

/** The rows with the visitor's text in place of what the file says. */
export function correctedRows(
  rows: SourceTable["rows"],
  cells: TableCorrections["cells"],
): SourceTable["rows"] {
  if (cells.size === 0) return rows;
  return rows.map((row, index) => {
    const corrected = cells.get(index);
    if (corrected === undefined) return row;
    const copy = [...row];
    for (const [column, text] of corrected) {
      if (column >= 0 && column < 16_384) {
        while (copy.length < column) copy.push(null);
        copy[column] = text.trim() === "" ? null : { kind: "text", text: text.trim() };
      }
    }
    return copy;
  });
}
