import type { QuoteLine } from "../../../quote-line.ts";
import type { FileKind } from "../../../source.ts";
import type { TableContext } from "../../table/table-context.ts";
import type { ReadOffers, Unproven } from "../unproven.ts";
import { cellAt } from "../../columns/cell-at.ts";
import { claimOf, closes, isNamed } from "./column-evidence.ts";
import { oddLines } from "./odd-lines.ts";
import { offerRow } from "./offer-row.ts";

/** More of them are no exception. */
const mostOdd = 8;

/** Made to be looked at: where a column ends and what belongs to a row is guessed from how it is laid out. */
const laidOut: ReadonlySet<FileKind | null> = new Set([
  "pdf",
  "docx",
  "odt",
  "rtf",
  "eml",
  "msg",
  "html",
  "text",
  "picture",
]);

/**
 * The offers of such a file are shown one by one, unless nothing of them is missing and their own arithmetic holds, or
 * they fill a plain grid whose headers are all known. What was recognized in a scan is shown beside its picture already.
 */
export function laidOutOffers(
  context: TableContext,
  lines: readonly QuoteLine[],
  offers: ReadOffers,
): Unproven[] {
  const odd = new Set(oddLines(context, lines));
  const oddAlone = () => [...odd].slice(0, mostOdd).map((line) => offerRow(context, line, true));
  if (!laidOut.has(context.file.kind) || isScanned(context)) return oddAlone();
  const isDated = claimOf(context, "leadTime") !== null;
  const isWhole = lines.every(
    ({ part, leadTimeDays }) => part !== null && (leadTimeDays === null || isDated),
  );
  if (isWhole && (closes(lines, offers) || isPlainGrid(context, lines))) return oddAlone();
  // Of a long list only the beginning is shown, and these are looked at first.
  return [...odd, ...lines.filter((line) => !odd.has(line))].map((line) =>
    offerRow(context, line, odd.has(line)),
  );
}

function isScanned({ rows }: TableContext): boolean {
  return rows.some((row) => row.some((cell) => cell?.kind === "text" && cell.scan !== undefined));
}

/** Each header is known, and each offer has a value below each of them. */
function isPlainGrid({ claims, rows, regular }: TableContext, lines: readonly QuoteLine[]) {
  if (regular.isFromText || regular.isTurned) return false;
  const isKnown = claims.every((claim) => claim.header.meanings.length > 0 && isNamed(claim));
  return (
    isKnown &&
    lines.every(({ prices }) => {
      const place = prices[0]?.price.place;
      return (
        place?.kind === "cell" &&
        claims.every(({ column }) => cellAt(rows, place.row, column) !== null)
      );
    })
  );
}
