import { rank } from "#analyzer/rank/rank.ts";

import { breakAt, nextBreak } from "#app/samples/price-breaks.ts";

import { poolRfq } from "./records.ts";

const { quotes, shipTos, weights } = poolRfq;
/** A plant that buys the part today, by itself. */
type ShipTo = (typeof shipTos)[number];
type PoolQuote = (typeof quotes)[number];

export interface PoolPlan {
  /** Pieces a year, by the ship-to's id. */
  piecesPerYear: Readonly<Record<string, number>>;
  /** Ids of the ship-tos in the pool; the others go on as they are. */
  pooled: readonly string[];
}

/** A price to a tenth of a cent, as fasteners are quoted. */
const toMills = (price: number) => Math.round(price * 1000) / 1000;

/** Every plant's year with this supplier, pooled or not, in whole dollars. */
export function pool(quote: PoolQuote, { piecesPerYear, pooled }: PoolPlan) {
  const piecesOf = ({ id }: ShipTo) => piecesPerYear[id] ?? 0;
  const inPool = shipTos.filter(({ id }) => pooled.includes(id));
  const pieces = inPool.reduce((sum, shipTo) => sum + piecesOf(shipTo), 0);
  const { unitPrice } = breakAt(quote.breaks, pieces);
  const next = nextBreak(quote.breaks, pieces);

  const lines = shipTos.map((shipTo) => {
    const isPooled = inPool.includes(shipTo);
    const delivery = quote.deliveryPerPiece[shipTo.id] ?? 0;
    // Landed, for one piece.
    const price = isPooled ? toMills(unitPrice + delivery) : shipTo.presentPrice;
    const present = Math.round(piecesOf(shipTo) * shipTo.presentPrice);
    const cost = isPooled ? Math.round(piecesOf(shipTo) * price) : present;
    return {
      shipTo,
      pieces: piecesOf(shipTo),
      isPooled,
      price,
      present,
      cost,
      saving: present - cost,
    };
  });
  const present = lines.reduce((sum, line) => sum + line.present, 0);
  const total = lines.reduce((sum, line) => sum + line.cost, 0);
  return {
    pieces,
    unitPrice,
    /** Pieces to the next price, or null at the lowest. */
    toNextBreak: next && next.from - pieces,
    lines,
    present,
    landedCost: total,
    saving: present - total,
  };
}

export type ShipToLine = ReturnType<typeof pool>["lines"][number];

export function rankPools(plan: PoolPlan) {
  const pooled = quotes.map((quote) => {
    const offer = pool(quote, plan);
    return { ...quote, offer, landedCost: offer.landedCost };
  });
  return rank(pooled, weights).ranked;
}

/** The choice of plants that costs the company least with this supplier: no plant, some, or all. */
export function cheapestPool(
  quote: PoolQuote,
  piecesPerYear: PoolPlan["piecesPerYear"],
): { pooled: readonly string[]; landedCost: number } {
  const choices = Array.from({ length: 2 ** shipTos.length }, (_, bits) =>
    shipTos.filter((_shipTo, index) => bits & (1 << index)).map(({ id }) => id),
  );
  return choices
    .map((pooled) => ({
      pooled,
      landedCost: pool(quote, { piecesPerYear, pooled }).landedCost,
    }))
    .reduce((best, choice) => (choice.landedCost < best.landedCost ? choice : best));
}
