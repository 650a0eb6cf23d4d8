import type { QuoteField, QuoteLine } from "../../quote-line.ts";
import { lineValue } from "../checks/stated-totals.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { TableContext } from "../table/table-context.ts";
import type { ReadOffers } from "./unproven.ts";

/** Quantity times price is the total that the row states, in all rows that state one. */
export function closes(
  lines: readonly QuoteLine[],
  { lineTotals }: Pick<ReadOffers, "lineTotals">,
): boolean {
  let held = 0;
  for (const line of lines) {
    const total = lineTotals.get(line.id);
    const value = lineValue(line);
    if (total === undefined || value === null) return false;
    if (Math.abs(total - value.amount) > value.roundedBy + total * 0.002 + 0.011) return false;
    held += line.quantity?.value === 1 ? 0 : 1;
  }
  return held > 0;
}

export function claimOf({ claims }: TableContext, field: QuoteField): ColumnClaim | null {
  return claims.find((claim) => claim.field === field) ?? null;
}
