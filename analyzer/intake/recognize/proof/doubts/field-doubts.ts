import type { ReadOffers, Unproven } from "../unproven.ts";
import { doubtPart } from "./part.ts";
import { doubtPrice } from "./price.ts";
import { laidOutOffers } from "./laid-out-offers.ts";
import { mixedUnits } from "./mixed-units.ts";
import { offerRow } from "./offer-row.ts";
import { doubtQuantity } from "./quantity.ts";
import { doubtSupplier } from "./supplier.ts";
import { unknownColumns } from "./unknown-columns.ts";

/** Suppliers, parts, quantities and prices that neither a plain header nor arithmetic speaks for. */
export function fieldDoubts(offers: ReadOffers): Unproven[] {
  const groups = Map.groupBy(offers.lines, ({ tableId }) => tableId);
  const contexts = offers.contexts.filter(
    ({ table, regular }) => groups.has(table.id) && regular.isTold !== true,
  );
  const doubts = contexts.flatMap((context) => {
    const lines = groups.get(context.table.id) ?? [];
    if (context.regular.isProse === true) {
      return [...lines.map((line) => offerRow(context, line)), ...doubtSupplier(context, lines)];
    }
    return [
      ...laidOutOffers(context, lines, offers),
      ...doubtPrice(context, lines, offers),
      ...doubtQuantity(context, lines, offers),
      ...mixedUnits(context, lines),
      ...doubtPart(context, lines),
      ...doubtSupplier(context, lines),
      ...unknownColumns(context, offers),
    ];
  });
  let offerCount = 0;
  const numbered = doubts.map((doubt) => {
    if (doubt.field !== "offer") return doubt;
    offerCount += 1;
    return { ...doubt, what: `Offer ${offerCount}` };
  });
  const alike = Map.groupBy(numbered, ({ what, read, from }) => `${what}/${read}/${from}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    const lineIds = new Set(same.flatMap((each) => [...(each.lineIds ?? [])]));
    return first === undefined ? [] : [lineIds.size === 0 ? first : { ...first, lineIds }];
  });
}
