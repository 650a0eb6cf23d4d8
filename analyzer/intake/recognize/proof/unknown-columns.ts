import { isMoney, isMostlyNumeric, isSequence } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { TableContext } from "../table/table-context.ts";
import { type ReadOffers, type Unproven, listed } from "./unproven.ts";
import { unitAnswer } from "../questions/answers.ts";

const mostColumns = 4;

/** Amounts below a header that is not known, in rows of offers: a cost, perhaps. */
export function unknownColumns({ contexts, lines, alreadyAsked }: ReadOffers): Unproven[] {
  const offered = new Set(lines.map(({ tableId }) => tableId));
  return contexts
    .filter(({ table, regular }) => offered.has(table.id) && regular.isFromText !== true)
    .flatMap((context) => columnsOf(context, alreadyAsked));
}

function columnsOf(context: TableContext, alreadyAsked: string): Unproven[] {
  const sampleOf = ({ column }: ColumnClaim) => context.columns[column]?.sample ?? [];
  const open = context.claims.filter(
    (each) =>
      each.field === null &&
      !each.isCorrected &&
      (each.unused === null || each.unused === "surcharge") &&
      each.header.text !== "" &&
      !alreadyAsked.includes(`Is “${each.header.text}”`) &&
      !alreadyAsked.includes(`“${each.header.text}” in`) &&
      isMostlyNumeric(sampleOf(each)) &&
      !isSequence(sampleOf(each)) &&
      sampleOf(each).some((cell) => isMoney(cell) && !/^\d+$/.test(cell.text)),
  );
  return open.slice(0, mostColumns).map((claim) => ({
    field: "nothing",
    what: "Column in no offer",
    read: listed(sampleOf(claim).map(({ text }) => text)),
    from: `“${claim.header.text}”`,
    answers: [
      unitAnswer(context, claim.column, "per order", "A one-time charge"),
      unitAnswer(context, claim.column, "per unit", "A charge for each piece"),
    ],
  }));
}
