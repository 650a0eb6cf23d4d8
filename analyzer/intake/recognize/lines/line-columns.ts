import { quoteFields, type QuoteField } from "../../quote-line.ts";
import type { FieldValues } from "../values/cell-readers.ts";
import { ColumnReader, readingRules } from "../columns/column-reader.ts";
import { noColumn, type ColumnClaim } from "../columns/column-claim.ts";
import type { TableContext } from "../table/table-context.ts";
import { tableValue, type TableValue } from "../table/table-values.ts";

/** Prices are apart: they may have several columns. */
export type LineField = Exclude<QuoteField, "price">;

/** The column of each field, and what holds for all lines where no cell says it. */
export interface LineColumns {
  readonly columns: { readonly [Field in LineField]: ColumnReader<Field> | null };
  readonly values: { readonly [Field in LineField]: TableValue<FieldValues[Field]> | null };
}

const lineFields = quoteFields.filter((field): field is LineField => field !== "price");

export function createLineColumns(
  context: TableContext,
  claims: readonly ColumnClaim[],
): LineColumns {
  const columns: Partial<Record<LineField, unknown>> = {};
  const values: Partial<Record<LineField, unknown>> = {};
  for (const field of lineFields) {
    const owned = claims.filter((claim) => claim.field === field);
    const claim = owned.find(({ supplier }) => supplier !== null) ?? owned[0];
    columns[field] = claim === undefined ? null : new ColumnReader(context, field, claim);
    const rules = readingRules(context, claim ?? { ...noColumn, field });
    // Who quotes is found in other ways as well, and a total belongs to its own row.
    const isForAll = field !== "supplier" && field !== "total";
    // What the text is about names no row of a table that has its own parts and quantities.
    const isOfRow = claim !== undefined && (field === "part" || field === "quantity");
    const isSaid = context.corrections.values.has(field);
    values[field] = isForAll && (isSaid || !isOfRow) ? tableValue(context, field, rules) : null;
  }
  return { columns, values } as LineColumns;
}
