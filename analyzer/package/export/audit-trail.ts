import { columnLetters, placeText, tableName } from "../../intake/place-text.ts";
import type { QuoteLine } from "../../intake/quote-line.ts";
import { type Correction, type LineField, offerFields } from "../../intake/recognition.ts";
import { fieldNames, lineFieldNames } from "../../intake/field-names.ts";
import type { CellValue, SourceTable } from "../../intake/source.ts";

/** What the visitor changed, and when: the caller knows the time. */
export interface StampedCorrection {
  /** ISO 8601. */
  readonly at: string;
  readonly correction: Correction;
  readonly answer?: string;
  /** The day on which it was said of another file of the supplier; ISO 8601. */
  readonly settledAt?: string;
}

export interface TrailEntry {
  readonly at: string;
  /** One sentence. */
  readonly text: string;
}

export type SourceTables = ReadonlyMap<string, SourceTable>;

/** Every correction in words, with what stood there before, oldest first. */
export function auditTrail(
  corrections: readonly StampedCorrection[],
  tables: SourceTables,
  lines: readonly QuoteLine[],
): TrailEntry[] {
  return corrections
    .map((stamped) => ({
      at: stamped.at,
      text: `${correctionText(stamped, tables, lines)}${settledText(stamped)}`,
    }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function settledText({ settledAt }: StampedCorrection): string {
  return settledAt === undefined
    ? ""
    : ` Settled on ${settledAt.slice(0, 10)} for this supplier, and remembered.`;
}

function correctionText(
  { correction, answer }: StampedCorrection,
  tables: SourceTables,
  lines: readonly QuoteLine[],
): string {
  const nameOf = (tableId: string) => {
    const table = tables.get(tableId);
    return table ? tableName(table) : "a table that is gone";
  };
  switch (correction.kind) {
    case "column": {
      const column = `Column ${columnLetters(correction.column)} of ${nameOf(correction.tableId)}`;
      if (correction.field === null) return `${column} is not used.`;
      const from = correction.fromQuantity === null ? "" : ` from ${correction.fromQuantity} on`;
      return `${column} is read as the ${fieldNames[correction.field]}${from}.`;
    }
    case "cell": {
      const { tableId, row, column, text } = correction;
      const place = placeText({ kind: "cell", tableId, row, column }, tables);
      const before = cellText(tables.get(tableId)?.rows[row]?.[column] ?? null);
      return `${place}: ${before} is corrected to “${text}”.`;
    }
    case "line":
      return `${lineName(correction.lineId, tables, lines)}: ${given(correction.field, correction.text)}`;
    case "table":
      return `All lines of ${nameOf(correction.tableId)} that do not say it: ${given(correction.field, correction.text)}`;
    case "number-style":
      return `Numbers of ${nameOf(correction.tableId)} have a decimal ${correction.decimal}.`;
    case "date-style":
      return `Dates of ${nameOf(correction.tableId)} are written ${correction.order.replace("-", " ")}.`;
    case "unit":
      return `Values of column ${columnLetters(correction.column)} of ${nameOf(correction.tableId)} count ${correction.unit}.`;
    case "currency-sign":
      return `“${correction.sign}” in ${nameOf(correction.tableId)} stands for ${correction.currency}.`;
    case "choice":
      return `${nameOf(correction.tableId)}: ${answer ?? "a question is answered"}.`;
    case "offer": {
      const said = offerFields.flatMap((field) => correction[field] || []).join(", ");
      return correction.place.kind === "file"
        ? `${correction.place.fileName} has one more offer: ${said}.`
        : `${placeText(correction.place, tables)} is an offer: ${said}.`;
    }
    case "confirm":
      return answer === undefined ? "An assumption is confirmed." : `Confirmed as read: ${answer}.`;
  }
}

/** Rows that became price breaks of another line have no line of their own any more. */
function lineName(lineId: string, tables: SourceTables, lines: readonly QuoteLine[]): string {
  const line = lines.find(({ id }) => id === lineId);
  const table = line && tables.get(line.tableId);
  if (!line || !table) return "A line that is gone";
  return `${line.supplier.value} in row ${table.firstRow + line.row} of ${tableName(table)}`;
}

function given(field: LineField, text: string): string {
  return text === ""
    ? `no ${lineFieldNames[field]}.`
    : `${lineFieldNames[field]} “${text}” is given.`;
}

function cellText(cell: CellValue | null): string {
  return cell === null ? "the empty cell" : `“${cell.text}”`;
}
