import { columnLetters, placeText, tableName } from "../../intake/place-text.ts";
import type { Correction } from "../../intake/recognition.ts";
import { fieldNames } from "../../intake/recognize/field-names.ts";
import type { CellValue, SourceTable } from "../../intake/source.ts";

/** What the visitor changed, and when: the caller knows the time. */
export interface StampedCorrection {
  /** ISO 8601. */
  readonly at: string;
  readonly correction: Correction;
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
): TrailEntry[] {
  return corrections
    .map(({ at, correction }) => ({ at, text: correctionText(correction, tables) }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function correctionText(correction: Correction, tables: SourceTables): string {
  const nameOf = (tableId: string) => {
    const table = tables.get(tableId);
    return table ? tableName(table) : tableId;
  };
  switch (correction.kind) {
    case "column": {
      const column = `Column ${columnLetters(correction.column)} of ${nameOf(correction.tableId)}`;
      if (correction.field === null) return `${column} is not used.`;
      const from = correction.fromQuantity === null ? "" : ` from ${correction.fromQuantity} on`;
      return `${column} is taken for the ${fieldNames[correction.field]}${from}.`;
    }
    case "cell": {
      const { tableId, row, column, text } = correction;
      const place = placeText({ kind: "cell", tableId, row, column }, tables);
      const before = cellText(tables.get(tableId)?.rows[row]?.[column] ?? null);
      return `${place}: ${before} is corrected to “${text}”.`;
    }
    case "line":
      return `Line ${correction.lineId}: ${given(correction.field, correction.text)}`;
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
    case "confirm":
      return `Confirmed as read: ${correction.questionId}.`;
  }
}

function given(field: keyof typeof fieldNames, text: string): string {
  return text === "" ? `no ${fieldNames[field]}.` : `${fieldNames[field]} “${text}” is given.`;
}

function cellText(cell: CellValue | null): string {
  return cell === null ? "the empty cell" : `“${cell.text}”`;
}
