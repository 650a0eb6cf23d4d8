import type { QuoteField } from "../../quote-line.ts";
import { shipsFromOf } from "../../origin/ships-from.ts";
import type { CellValue, FileReading, SourceTable } from "../../source.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { Language } from "../headers/header-meaning.ts";
import { numeralOf } from "../values/amounts.ts";
import { dateIn, namedDate, type DateOrder } from "../values/dates.ts";
import { onceFor } from "../values/remembered.ts";

/** Cells looked at, spread over the table, to find how numbers and dates are written. */
const styleSample = 4000;

export interface DateStyle {
  readonly order: DateOrder;
  readonly confidence: number;
  readonly reason: string;
}

/** Lead times and ratings have decimals, but never thousands: they prove as much as amounts do. */
const provingFields: ReadonlySet<QuoteField | null> = new Set<QuoteField>([
  "price",
  "total",
  "quantity",
  "minimumOrder",
  "tooling",
  "freight",
  "duty",
  "discount",
  "leadTime",
  "rating",
]);

export function* numeralsOf(
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

export function findDateStyle(
  rows: SourceTable["rows"],
  firstRow: number,
  endRow: number,
  claims: readonly ColumnClaim[],
  chosen: DateOrder | null,
  language: Language | null,
  file: FileReading,
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
  return styleOfFile(file);
}

export function orderOfDates(file: FileReading): DateOrder {
  return styleOfFile(file).order;
}

const linesRead = 400;

/** Where no date of a table shows the order, the text around it may, or the letterhead: Americans put the month first. */
const styleOfFile = onceFor((file: FileReading): DateStyle => {
  const shown = file.lines.slice(0, linesRead).flatMap(({ text }) => {
    const proves = dateIn(text, "day-first")?.proves;
    return proves ? [{ order: proves, text }] : [];
  });
  const [first] = shown;
  if (first && shown.every(({ order }) => order === first.order))
    return { order: first.order, confidence: 90, reason: `as in “${first.text.slice(0, 60)}”` };
  if (!first && shipsFromOf(file)?.value === "US")
    return { order: "month-first", confidence: 80, reason: "the letterhead is American" };
  return { order: "day-first", confidence: 50, reason: "no date of the table shows the order" };
});
