import type { QuoteLine } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import { readingsOfCharges } from "./shown-charges.ts";
import {
  isAskedAbout,
  listed,
  mostLinesLooked,
  quoted,
  type ReadOffers,
  type Unproven,
} from "./unproven.ts";
import { choice } from "../questions/answers.ts";

const mostShown = 4;
/** A part, a quantity and a price: an offer has no fewer. */
const leastCells = 3;

/** Rows that look like offers and gave none, and parts that were offered twice for no reason that is known. */
export function rowsInNoOffer(offers: ReadOffers): Unproven[] {
  return [...lostRows(offers), ...twins(offers)];
}

function lostRows({ skippedRows, alreadyAsked }: ReadOffers): Unproven[] {
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

/** One part of one supplier in several lines, none of them told apart by its quantity. */
function twins({ contexts, lines }: ReadOffers): Unproven[] {
  if (lines.length > mostLinesLooked) return [];
  const groups = Map.groupBy(
    lines.filter(({ part, alternative }) => part !== null && alternative === undefined),
    ({ part, supplier }) => JSON.stringify([supplier.value, part?.value]),
  );
  const open = [...groups.values()].filter((group) => group.length > 1 && !areApart(group));
  const twice = open.flat();
  if (twice.length === 0) return [];
  return [
    {
      field: "price",
      what: "Part offered more than once",
      read: listed(twice.map(({ part }) => part?.value ?? "")),
      from: twice.slice(0, mostShown).map(figuresOf).join("; "),
      answers: [],
      lineIds: new Set(twice.map(({ id }) => id)),
    },
    ...suppliersOfTwins(contexts, twice),
  ];
}

/** Sentences that offer one part twice may be of two suppliers. */
function suppliersOfTwins(
  contexts: ReadOffers["contexts"],
  twice: readonly QuoteLine[],
): Unproven[] {
  if (!contexts.some(({ regular }) => regular.isProse === true)) return [];
  return twice.slice(0, mostShown).map((line) => ({
    field: "supplier",
    what: `Supplier of ${line.part?.value ?? "the offer"} at ${line.prices[0]?.price.raw ?? ""}`,
    read: line.supplier.value,
    from: "the whole file",
    answers: [],
    words: {
      label: "Another supplier",
      correction: { kind: "line", lineId: line.id, field: "supplier", text: "" },
    },
    lineIds: new Set([line.id]),
  }));
}

function figuresOf(line: QuoteLine): string {
  const prices = line.prices.map(({ price }) => price.raw).join(" / ");
  return [prices, ...readingsOfCharges(line).map(({ raw }) => raw)].join(" and ");
}

function areApart(lines: readonly QuoteLine[]): boolean {
  const quantities = lines.map(({ quantity }) => quantity?.value);
  return !quantities.includes(undefined) && new Set(quantities).size === quantities.length;
}
