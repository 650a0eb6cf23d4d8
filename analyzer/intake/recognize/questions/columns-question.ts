import type { QuoteLine } from "../../quote-line.ts";
import { areCodes, isMoney, isMostlyNumeric, isSequence } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { TableContext } from "../table/table-context.ts";
import { allColumnRows } from "./column-rows.ts";
import { choice, confirm } from "./answers.ts";

const mostTables = 2;

/**
 * A table of numbers that gave no offer is shown column by column, for the visitor to say what each holds.
 * Once one is said, the question stays until it is answered as a whole.
 */
export function askForColumns(contexts: readonly TableContext[], lines: readonly QuoteLine[]) {
  const read = new Set(lines.map(({ tableId }) => tableId));
  const unread = contexts.filter(
    (context) =>
      isBegun(context) ||
      (lines.length === 0
        ? mayBePrices(context).length > 0
        : !read.has(context.table.id) && looksOffered(context, lines)),
  );
  for (const context of unread.slice(0, mostTables)) {
    const [first] = mayBePrices(context);
    const about = `${context.id}/columns`;
    context.book
      .ask({
        id: about,
        text: `What is in the columns of ${context.name}?`,
        confidence: 0,
        reason: "no header is recognized as a price",
        place: context.regular.headerPlace(first?.column ?? 0),
        answers: [
          confirm("As shown", about),
          choice(context, "columns", "leave out", "Leave the table out"),
        ],
        readback: allColumnRows(context),
      })
      .touch(0);
  }
}

/** The visitor has named a column of a table that names no price itself. */
function isBegun({ corrections, columns, isPriceless }: TableContext): boolean {
  return isPriceless && [...corrections.columns.keys()].some((column) => column < columns.length);
}

/** Codes beside amounts of money, none of them a part that was read elsewhere. */
function looksOffered(context: TableContext, lines: readonly QuoteLine[]): boolean {
  const { columns, isPriceless, regular } = context;
  if (!isPriceless || regular.isFromText) return false;
  const coded = columns.find(({ sample }) => sample.length > 1 && areCodes(sample));
  if (coded === undefined) return false;
  const parts = new Set(lines.flatMap(({ part }) => part?.value ?? []));
  return (
    coded.sample.every(({ text }) => !parts.has(text.trim())) &&
    columns.some(({ sample }) => isMostlyNumeric(sample) && sample.every(isMoney))
  );
}

function mayBePrices({ claims, columns, regular }: TableContext): ColumnClaim[] {
  if (regular.isFromText) return [];
  return claims.filter(({ column, field, confidence, isCorrected }) => {
    const sample = columns[column]?.sample ?? [];
    const isOther = field === "quantity" && confidence >= 95;
    // Where no header was found, the first of the values may be one.
    const isNumeric = isMostlyNumeric(sample) || isMostlyNumeric(sample.slice(1));
    return !isCorrected && !isOther && isNumeric && !isSequence(sample);
  });
}
