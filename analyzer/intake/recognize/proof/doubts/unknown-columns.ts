import { isMoney, isMostlyNumeric, isSequence } from "../../columns/column-content.ts";
import type { TableContext } from "../../table/table-context.ts";
import { type ReadOffers, type Unproven, listed } from "../unproven.ts";
import { mostColumns, rivals, sampleOf } from "./column-evidence.ts";
import { unitAnswer } from "../../questions/answers.ts";

/** Amounts below a header that is not known, in rows of offers: a cost, perhaps. */
export function unknownColumns(context: TableContext, { alreadyAsked }: ReadOffers): Unproven[] {
  if (context.regular.isFromText) return [];
  const open = rivals(
    context,
    (each) =>
      (each.unused === null || each.unused === "surcharge") &&
      each.header.text !== "" &&
      !alreadyAsked.includes(`Is “${each.header.text}”`) &&
      !alreadyAsked.includes(`“${each.header.text}” in`) &&
      isMostlyNumeric(sampleOf(context, each)) &&
      !isSequence(sampleOf(context, each)) &&
      sampleOf(context, each).some((cell) => isMoney(cell) && !/^\d+$/.test(cell.text)),
  );
  return open.slice(0, mostColumns).map((claim) => ({
    field: "nothing",
    what: "Column in no offer",
    read: listed(sampleOf(context, claim).map(({ text }) => text)),
    from: `“${claim.header.text}”`,
    answers: [
      unitAnswer(context, claim.column, "per order", "A one-time charge"),
      unitAnswer(context, claim.column, "per unit", "A charge for each piece"),
    ],
  }));
}
