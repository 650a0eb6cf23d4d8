import type { QuoteLine } from "../../../quote-line.ts";
import { choice } from "../../questions/table-questions.ts";
import type { TableContext } from "../../table/table-context.ts";
import { lineWithContext, quotedWhole } from "../offer-drafts.ts";
import { quoted, type Unproven } from "../unproven.ts";
import { whence, wordsOfLine } from "./column-evidence.ts";

/** An offer that was read without proof, for the visitor to put right in all its parts. */
export function offerRow(context: TableContext, line: QuoteLine): Unproven {
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
  const drafted = {
    part: part?.value ?? "",
    quantity: quantity?.raw ?? "",
    price: first?.price.raw ?? "",
    leadTime: leadTimeDays?.raw ?? "",
    of: { kind: "line", lineId: id },
  } as const;
  return {
    field: "offer",
    what: "Offer",
    read: [
      drafted.part || "no part",
      drafted.quantity || "no quantity",
      stated,
      ...(leadTimeDays === null ? [] : [`${leadTimeDays.value} days`]),
    ].join(", "),
    from: said ?? whence(context, null, line),
    answers: [choice(context, `offer/${line.id}`, "none", "No offer")],
    ...(prices.length === 1
      ? { offers: [drafted] }
      : { words: wordsOfLine(line, "part", "Another part") }),
    lineIds: new Set([id]),
  };
}
