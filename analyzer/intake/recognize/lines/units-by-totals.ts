import { columnNumbers, isAgreed, productAgreement } from "../columns/arithmetic.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { sampleRows } from "../columns/column-content.ts";
import type { TableContext } from "../table/table-context.ts";

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
