import { draftOfLine } from "../../offer-draft.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { FileKind } from "../../source.ts";
import { choice } from "../questions/answers.ts";
import type { TableContext } from "../table/table-context.ts";
import { closes } from "./column-evidence.ts";
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

/** The offers of such a file with the words they were read from, unless their own arithmetic holds. */
export function offersInFile(offers: ReadOffers): Unproven[] {
  let count = 0;
  return offers.contexts.flatMap((context) => {
    const { table, regular, file } = context;
    const own = offers.lines.filter(({ tableId }) => tableId === table.id);
    const isLaidOut = laidOut.has(file.kind) || regular.isProse === true;
    if (!isLaidOut || regular.isTold === true || closes(own, offers)) return [];
    return own.map((line) => {
      count += 1;
      return offerRow(context, line, count);
    });
  });
}

function offerRow(context: TableContext, line: QuoteLine, number: number): Unproven {
  const { part, quantity, prices, leadTimeDays, id } = line;
  const place = prices[0]?.price.place;
  const said =
    place?.kind === "line"
      ? quotedWhole(lineWithContext(context.file, place))
      : place?.kind === "cell"
        ? quoted((context.table.rows[place.row] ?? []).map((cell) => cell?.text ?? "").join(" "))
        : "";
  return {
    field: "offer",
    what: `Offer ${number}`,
    read: [
      part?.value || "no part",
      quantity?.raw || "no quantity",
      prices.map(({ price }) => price.raw).join(" / "),
      ...(leadTimeDays === null ? [] : [`${leadTimeDays.value} days`]),
    ].join(", "),
    from: said,
    answers: [choice(context, `offer/${id}`, "none", "No offer")],
    offers: [draftOfLine(line)],
    lineIds: new Set([id]),
    isListed: true,
  };
}
