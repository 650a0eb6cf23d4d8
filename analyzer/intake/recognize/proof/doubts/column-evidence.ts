import { type QuoteField, type QuoteLine, askBelowConfidence } from "../../../quote-line.ts";
import { lineValue } from "../../checks/stated-totals.ts";
import type { ColumnClaim } from "../../columns/column-claim.ts";
import { isSecondPart } from "../../columns/header-claim.ts";
import { columnName } from "../../questions/column-rows.ts";
import type { TableContext } from "../../table/table-context.ts";
import { type ReadOffers, wordsAt } from "../unproven.ts";

export const mostColumns = 4;
/** Further words beside the known ones lower the score of a header. */
const knownScore = 80;

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

/** The header's words are known for it, or the visitor has said so or is asked already. */
export function isNamed({
  header,
  field,
  isCorrected,
  confidence,
  fromQuantity,
}: ColumnClaim): boolean {
  if (isCorrected || fromQuantity !== null || confidence < askBelowConfidence) return true;
  const [first] = header.meanings;
  return (
    (isSecondPart(first?.meaning) ? "part" : first?.meaning) === field &&
    (first?.score ?? 0) >= knownScore
  );
}

/** Columns whose headers are not known, or are known as a kind of the same. */
export function rivals(
  context: TableContext,
  fits: (claim: ColumnClaim) => boolean,
): ColumnClaim[] {
  return context.claims.filter(
    (claim) =>
      claim.field === null &&
      !claim.isCorrected &&
      (context.columns[claim.column]?.sample.length ?? 0) > 0 &&
      fits(claim),
  );
}

export function sampleOf(context: TableContext, { column }: Pick<ColumnClaim, "column">) {
  return context.columns[column]?.sample ?? [];
}

export function whence(
  context: TableContext,
  claim: ColumnClaim | null,
  line: QuoteLine | undefined,
): string {
  const place = line?.prices[0]?.price.place;
  const said = place === undefined ? null : wordsAt(context, place);
  if (said !== null) return said;
  return claim === null ? "no column" : columnName(claim);
}
