import type { QuoteField } from "../../quote-line.ts";
import type { ReadbackRow } from "../../recognition.ts";
import { fieldNames } from "../../field-names.ts";
import { contentFit } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { areCodes, isMostlyNumeric, isSequence } from "../columns/column-content.ts";
import type { TableContext } from "../table/table-context.ts";
import { columnCorrection } from "./answers.ts";

/** What a visitor looks for in a table, in the order of a quote. */
const offered: readonly QuoteField[] = [
  "part",
  "description",
  "quantity",
  "price",
  "total",
  "leadTime",
  "supplier",
  "currency",
  "unit",
  "tooling",
  "freight",
  "minimumOrder",
  "discount",
  "validUntil",
  "incoterm",
];
const leastFit = 0.5;
const mostRows = 16;
const mostRivals = 3;
const examples = 3;

export function columnName({ header, column }: ColumnClaim): string {
  return header.text === "" ? `column ${column + 1}` : `“${header.text}”`;
}

/** A column with its first values, what it is taken for, and all that it may be instead. */
function columnRow(context: TableContext, claim: ColumnClaim): ReadbackRow {
  const sample = sampleOf(context, claim);
  const others = offered.filter(
    (field) => field !== claim.field && contentFit(field, sample) >= leastFit,
  );
  const isTwin = context.claims.some(
    (other) => other.column !== claim.column && other.header.text === claim.header.text,
  );
  const name = columnName(claim);
  return {
    what: isTwin && claim.header.text !== "" ? `${name}, column ${claim.column + 1}` : name,
    read: claim.field === null ? "not used" : fieldNames[claim.field],
    from: sample
      .slice(0, examples)
      .map(({ text }) => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`)
      .join(", "),
    answers: [
      ...others.map((field) => ({
        label: fieldNames[field],
        correction: columnCorrection(context, claim, field),
      })),
      ...(claim.field === null
        ? []
        : [{ label: "not used", correction: columnCorrection(context, claim, null) }]),
    ],
  };
}

/** All columns that hold something, in the order of the table; of very many those that nothing is known of. */
export function allColumnRows(context: TableContext): ReadbackRow[] {
  const filled = context.claims.filter((claim) => sampleOf(context, claim).length > 0);
  const shown = filled.length <= mostRows ? filled : filled.filter(({ unused }) => unused === null);
  return shown.slice(0, mostRows).map((claim) => columnRow(context, claim));
}

/** The column that is asked about, and those that may be what it was taken for. */
export function doubtedRows(context: TableContext, claim: ColumnClaim): ReadbackRow[] {
  return [claim, ...rivalColumns(context, claim)].map((each) => columnRow(context, each));
}

/** Columns that are not used and could hold the same by their values. */
export function rivalColumns(context: TableContext, { field, column }: ColumnClaim): ColumnClaim[] {
  if (field === null) return [];
  return context.claims
    .filter(
      (other) =>
        other.column !== column &&
        other.field === null &&
        !other.isCorrected &&
        mayBe(field, context, other),
    )
    .slice(0, mostRivals);
}

function mayBe(field: QuoteField, context: TableContext, claim: ColumnClaim): boolean {
  const sample = sampleOf(context, claim);
  if (sample.length === 0 || isSequence(sample)) return false;
  const isOpen = claim.unused === null;
  switch (field) {
    case "price":
      return isMostlyNumeric(sample) && (isOpen || claim.unused === "otherPrice");
    case "quantity":
      return isOpen && isMostlyNumeric(sample);
    case "part":
      return areCodes(sample);
    case "supplier":
    case "description":
      return isOpen && !isMostlyNumeric(sample) && contentFit(field, sample) === 1;
    default:
      return false;
  }
}

function sampleOf({ columns }: TableContext, { column }: ColumnClaim) {
  return columns[column]?.sample ?? [];
}
