import type { ReadOffers, Unproven } from "../unproven.ts";
import { laidOutOffers } from "./laid-out-offers.ts";
import { offerRow } from "./offer-row.ts";
import { otherColumns } from "./other-columns.ts";
import { doubtSupplier } from "./supplier.ts";
import { unknownColumns } from "./unknown-columns.ts";

/** What else the offers of a file may be: suppliers that no label names, other columns, offers that were laid out by eye. */
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
      ...otherColumns(context, lines, offers),
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
