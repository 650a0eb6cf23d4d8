import type { QuoteField } from "../../quote-line.ts";
import type { Correction, Question, TableField } from "../../recognition.ts";

export type Answer = Question["answers"][number];

interface Table {
  readonly id: string;
}

export function confirm(label: string, questionId: string): Answer {
  return { label, correction: { kind: "confirm", questionId } };
}

/** An answer that the recognizer knows by its own word. */
export function choice({ id }: Table, about: string, chosen: string, label: string): Answer {
  return { label, correction: { kind: "choice", tableId: id, about, choice: chosen } };
}

/** What every line of a table has that does not state its own. */
export function valueAnswer({ id }: Table, field: TableField, text: string, label = text) {
  const correction = { kind: "table", tableId: id, field, text } as const;
  return { label, correction } satisfies Answer;
}

/** The same in the visitor's own words. */
export function inWords(table: Table, field: QuoteField, label: string) {
  return valueAnswer(table, field, "", label);
}

/** What a column holds; `null` leaves it out. */
export function columnAnswer(
  table: Table,
  column: number,
  field: QuoteField | null,
  label: string,
): Answer {
  return { label, correction: columnCorrection(table, { column, fromQuantity: null }, field) };
}

export function columnCorrection(
  { id }: Table,
  { column, field: taken, fromQuantity }: ColumnTaken,
  field: QuoteField | null,
): Correction {
  const from = field === taken ? fromQuantity : null;
  return { kind: "column", tableId: id, column, field, fromQuantity: from };
}

interface ColumnTaken {
  readonly column: number;
  readonly field?: QuoteField | null;
  readonly fromQuantity: number | null;
}

/** What the values of a column count, or how they are paid. */
export function unitAnswer({ id }: Table, column: number, unit: string, label = unit): Answer {
  return { label, correction: { kind: "unit", tableId: id, column, unit } };
}
