import type { OfferView } from "#app/tool/worker/group-view.ts";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type PlottedOffer = Pick<OfferView, "id" | "rank" | "leadTimeDays"> & {
  readonly cost: { readonly total: number };
};

/** Where each offer stands in the box, lead time to the right and cost upward; `null` when there is nothing to compare. */
export function plotPoints(offers: readonly PlottedOffer[], box: Box) {
  const placed = offers.flatMap(({ id, rank, cost, leadTimeDays }) =>
    leadTimeDays === null ? [] : [{ id, rank, cost: cost.total, leadTimeDays }],
  );
  if (placed.length < 2) return null;
  const cost = ends(placed.map(({ cost }) => cost));
  const leadTimeDays = ends(placed.map(({ leadTimeDays }) => leadTimeDays));
  return {
    cost,
    leadTimeDays,
    points: placed.map(({ id, rank, ...offer }) => ({
      id,
      rank,
      x: box.left + share(offer.leadTimeDays, leadTimeDays) * (box.right - box.left),
      y: box.bottom - share(offer.cost, cost) * (box.bottom - box.top),
    })),
  };
}

function ends(values: readonly number[]) {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** In the middle when all are the same. */
function share(value: number, { least, most }: { least: number; most: number }): number {
  return most === least ? 0.5 : (value - least) / (most - least);
}
