import { columnNumbers, isAgreed, isProduct, productAgreement } from "../columns/arithmetic.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { sampleRows } from "../columns/column-content.ts";
import type { TableContext } from "../table/table-context.ts";
import { namedUnit } from "../values/units.ts";

/**
 * What a price without a unit must be for, proved by the line totals: 1, 100 or 1,000 pieces.
 * `null` where the table has no totals or they prove nothing.
 */
export function sizeImpliedByTotals(
  context: TableContext,
  claims: readonly ColumnClaim[],
): number | null {
  const [price, quantity, total] = (["price", "quantity", "total"] as const).map((field) =>
    claims.find((claim) => claim.field === field),
  );
  if (price === undefined || quantity === undefined || total === undefined) return null;
  if (price.fromQuantity !== null) return null;
  const { rows, firstRow, endRow, numberStyle } = context;
  const sampled = sampleRows(rows, firstRow, endRow);
  const numbers = ({ column }: ColumnClaim) =>
    columnNumbers(rows, sampled, column, numberStyle.decimal);
  const size = [1, 100, 1000].find((candidate) =>
    isAgreed(productAgreement(numbers(quantity), numbers(price), numbers(total), candidate)),
  );
  return size ?? null;
}

/** Whether the units beside the prices, "C" or "M" for one, give the line totals in all rows: then they are sure. */
export function areUnitsProven(context: TableContext, claims: readonly ColumnClaim[]): boolean {
  const [price, quantity, total, unit] = (["price", "quantity", "total", "priceUnit"] as const).map(
    (field) => claims.find((claim) => claim.field === field),
  );
  if (!price || !quantity || !total || !unit || price.fromQuantity !== null) return false;
  const { rows, firstRow, endRow, numberStyle } = context;
  const sampled = sampleRows(rows, firstRow, endRow);
  const [counts, prices, totals] = [quantity, price, total].map(({ column }) =>
    columnNumbers(rows, sampled, column, numberStyle.decimal),
  );
  let held = 0;
  for (const [index, row] of sampled.entries()) {
    const [count, each, sum] = [counts?.[index], prices?.[index], totals?.[index]];
    const size = namedUnit(cellAt(rows, row, unit.column)?.text ?? "")?.unit.size;
    if (!count || !each || !sum) continue;
    if (size === undefined || !isProduct((count * each) / size, sum, count / size)) return false;
    held += 1;
  }
  return held >= 2;
}
