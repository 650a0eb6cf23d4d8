import { cellAt } from "../columns/cell-at.ts";
import {
  isAskedAbout,
  mostLinesLooked,
  quoted,
  type ReadOffers,
  type Unproven,
} from "./unproven.ts";
import { choice } from "../questions/answers.ts";

const mostShown = 4;
/** A part, a quantity and a price: an offer has no fewer. */
const leastCells = 3;

/** Rows that look like offers and gave none. */
export function rowsInNoOffer({ skippedRows, alreadyAsked }: ReadOffers): Unproven[] {
  const lost = skippedRows.slice(0, mostLinesLooked).flatMap(({ context, row, reason }) => {
    if (!reason.startsWith("no price") || context.regular.isFromText) return [];
    const cells = (context.rows[row] ?? []).flatMap((cell) => (cell?.text ? [cell.text] : []));
    const part = context.claims.find(({ field }) => field === "part");
    const code = part === undefined ? null : cellAt(context.rows, row, part.column);
    const isOffer =
      cells.length >= leastCells &&
      code !== null &&
      /\d/.test(code.text) &&
      cells.filter((text) => /^\D{0,3}\d/.test(text)).length >= 2;
    const words = cells.map((text) => text.trim()).join(" ");
    const figures = cells.filter((text) => /^\D{0,3}\d/.test(text) && text !== code?.text);
    const isAsked =
      alreadyAsked.includes(code?.text ?? "") &&
      figures.every((figure) => isAskedAbout(alreadyAsked, figure));
    return isOffer && !isAsked ? [{ context, row, words }] : [];
  });
  return lost.slice(0, mostShown).map(({ context, row, words }) => ({
    field: "nothing",
    what: "Row in no offer",
    read: "no price",
    isOfRow: true,
    from: quoted(words),
    answers: [choice(context, `offer/${context.table.id}:${row}`, "charge", "A one-time charge")],
  }));
}
