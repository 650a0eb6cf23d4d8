import { rank } from "#analyzer/rank/rank.ts";
import { breakAt, nextBreak, priceBreaks } from "#app/samples/price-breaks.ts";
import { numberSetting } from "#app/page/state/tool-settings.ts";

/**
 * One bolt that four plants buy, each for itself. Prices in US dollars; pools and savings are computed, never stored.
 * Between Duluth, Monterrey and the US plants the bolt originates under the USMCA, so delivery is freight alone.
 */
export const poolRfq = {
  rfq: "RFQ-6004",
  partNumber: "7-10035",
  partName: "Hex flange bolt M10 × 35",
  material: "Class 10.9, zinc-nickel",
  weights: { landedCost: 60, leadTime: 20, reliability: 20 },
  shipTos: [
    { id: "dayton", plant: "Dayton, OH", dock: "Dock 2", presentPrice: 0.212 },
    { id: "greenville", plant: "Greenville, SC", dock: "Dock 1", presentPrice: 0.238 },
    { id: "monterrey", plant: "Monterrey, MX", dock: "Dock 4", presentPrice: 0.196 },
    { id: "brno", plant: "Brno, CZ", dock: "Dock 1", presentPrice: 0.203 },
  ],
  quotes: [
    {
      id: "lakehead",
      supplier: "Lakehead Fastener",
      place: "Duluth, MN",
      breaks: priceBreaks([1, 0.205], [100_000, 0.184], [200_000, 0.168], [250_000, 0.158]),
      deliveryPerPiece: { dayton: 0.006, greenville: 0.009, monterrey: 0.021, brno: 0.052 },
      leadTimeDays: 28,
      reliability: 95,
    },
    {
      id: "monteverde",
      supplier: "Tornillos Monteverde",
      place: "Monterrey, MX",
      breaks: priceBreaks([1, 0.192], [150_000, 0.171], [250_000, 0.162]),
      deliveryPerPiece: { dayton: 0.018, greenville: 0.019, monterrey: 0.004, brno: 0.058 },
      leadTimeDays: 35,
      reliability: 92,
    },
    {
      id: "hanka",
      supplier: "Hanka Bolt",
      place: "Brno, CZ",
      breaks: priceBreaks([1, 0.198], [100_000, 0.176], [250_000, 0.155]),
      deliveryPerPiece: { dayton: 0.031, greenville: 0.033, monterrey: 0.037, brno: 0.003 },
      leadTimeDays: 49,
      reliability: 93,
    },
  ],
} as const;

const pieces = (plant: string, amount: number) =>
  numberSetting(`Pieces a year, ${plant}`, "pieces", { min: 0, max: 10_000_000, default: amount });

export const poolSettings = {
  dayton: pieces("Dayton, OH", 84_000),
  greenville: pieces("Greenville, SC", 46_000),
  monterrey: pieces("Monterrey, MX", 120_000),
  brno: pieces("Brno, CZ", 30_000),
  pool: {
    kind: "set",
    options: ["dayton", "greenville", "monterrey", "brno"],
    default: ["dayton", "greenville", "monterrey", "brno"],
  },
} as const;

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
    .map((pooled) => ({ pooled, landedCost: pool(quote, { piecesPerYear, pooled }).landedCost }))
    .reduce((best, choice) => (choice.landedCost < best.landedCost ? choice : best));
}
