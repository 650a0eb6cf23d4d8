import { draftOfLine } from "../../../offer-draft.ts";
import type { QuoteLine } from "../../../quote-line.ts";
import type { TableContext } from "../../table/table-context.ts";
import { lineWithContext, quotedWhole } from "../offer-drafts.ts";
import { quoted, type Unproven } from "../unproven.ts";
import { whence } from "./column-evidence.ts";
import { choice } from "../../questions/answers.ts";

/** An offer that was read without proof, for the visitor to put right in all its parts. */
export function offerRow(context: TableContext, line: QuoteLine, mayBeCharge = false): Unproven {
  const { part, quantity, prices, leadTimeDays, id } = line;
  const [first] = prices;
  const place = first?.price.place;
  const said =
    place?.kind === "line"
      ? quotedWhole(lineWithContext(context.file, place))
      : place?.kind === "cell"
        ? quoted((context.table.rows[place.row] ?? []).map((cell) => cell?.text ?? "").join(" "))
        : null;
  const stated = prices.map(({ price }) => price.raw).join(" / ");
  return {
    field: "offer",
    what: "Offer",
    read: [
      part?.value || "no part",
      quantity?.raw || "no quantity",
      stated,
      ...(leadTimeDays === null ? [] : [`${leadTimeDays.value} days`]),
    ].join(", "),
    from: said ?? whence(context, null, line),
    answers: [
      ...(mayBeCharge ? [choice(context, `offer/${id}`, "charge", "A one-time charge")] : []),
      choice(context, `offer/${id}`, "none", "No offer"),
    ],
    offers: [draftOfLine(line)],
    lineIds: new Set([id]),
    isListed: true,
    ...(mayBeCharge ? { doubt: "stands out among the others: a one-time charge, perhaps" } : {}),
  };
}
