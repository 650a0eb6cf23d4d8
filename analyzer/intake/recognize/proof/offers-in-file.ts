import { draftOfLine } from "../../offer-draft.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { FileKind } from "../../source.ts";
import { choice } from "../questions/answers.ts";
import type { TableContext } from "../table/table-context.ts";
import { claimOf, closes } from "./column-evidence.ts";
import { lineWithContext, quotedWhole } from "./offer-drafts.ts";
import { quoted, type ReadOffers, type Unproven } from "./unproven.ts";

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

/** More than these nobody holds against the file one by one. */
const mostShown = 30;

/**
 * Offers with the words of the file that they were read from: all of a file that was laid out, unless nothing of them is
 * missing and their own arithmetic holds; else those of one piece among others, since what is paid once looks so. They ask
 * about nothing by themselves.
 */
export function offersInFile(offers: ReadOffers): Unproven[] {
  return offers.contexts.flatMap((context) => {
    const { table, regular, file } = context;
    if (regular.isTold === true) return [];
    const own = offers.lines.filter(({ tableId }) => tableId === table.id);
    const single = own.every(isOfOne) ? [] : own.filter(isOfOne);
    const isLaidOut = laidOut.has(file.kind) || regular.isProse === true;
    const isProven = isWhole(context, own) && closes(own, offers);
    const shown = isLaidOut && !isProven ? new Set([...single, ...own]) : single;
    return [...shown].slice(0, mostShown).map((line) => offerRow(context, line, offers));
  });
}

/** A lead time of a row of its own is not guessed from the text. */
function isWhole(context: TableContext, lines: readonly QuoteLine[]): boolean {
  const isDated = claimOf(context, "leadTime") !== null;
  return lines.every(
    ({ part, leadTimeDays }) => part !== null && (leadTimeDays === null || isDated),
  );
}

function isOfOne({ quantity, prices }: QuoteLine): boolean {
  return prices.length === 1 && (quantity === null || quantity.value === 1);
}

function offerRow(context: TableContext, line: QuoteLine, { lines }: ReadOffers): Unproven {
  const { part, quantity, prices, leadTimeDays, id } = line;
  const place = prices[0]?.price.place;
  const { isFromText, isTurned } = context.regular;
  const mayBeCharge = isOfOne(line) && !isFromText && !isTurned;
  const said =
    place?.kind === "line"
      ? quotedWhole(lineWithContext(context.file, place))
      : place?.kind === "cell"
        ? quoted((context.table.rows[place.row] ?? []).map((cell) => cell?.text ?? "").join(" "))
        : "";
  return {
    field: "offer",
    what: `Offer ${lines.indexOf(line) + 1}`,
    read: [
      part?.value || "no part",
      quantity?.raw || "no quantity",
      prices.map(({ price }) => price.raw).join(" / "),
      ...(leadTimeDays === null ? [] : [`${leadTimeDays.value} days`]),
    ].join(", "),
    from: said,
    answers: [
      ...(mayBeCharge ? [choice(context, `offer/${id}`, "charge", "A one-time charge")] : []),
      choice(context, `offer/${id}`, "none", "No offer"),
    ],
    offers: [draftOfLine(line)],
    lineIds: new Set([id]),
    isListed: true,
  };
}
