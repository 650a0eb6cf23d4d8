import type { Weights } from "#analyzer/rank/weights.ts";
import { readTable } from "#app/format/read-table.ts";

import { priceBreaks } from "./price-breaks.ts";

/** A shop's quote for the hub, in its own currency. */
interface HubQuote {
  id: string;
  supplier: string;
  place: string;
  process: string;
  certification: string;
  currency: "USD" | "SEK";
  /** A price for one, and from 72, 144 and 288 pieces on. */
  prices: string;
  tooling: number;
  /** First article inspection, and what has to be qualified before it. */
  firstArticle: number;
  incoterm: "FCA" | "EXW";
  /** Quoted as 0 within the United States; null where none is quoted, and the buyer's own rate is added. */
  duty: 0 | null;
  /** To the first article. */
  leadTimeDays: number;
  /** Null where the shop is new and has none. */
  reliability: number | null;
}

const [bar, additive, forging] = readTable<[HubQuote, HubQuote, HubQuote]>(`
id       | supplier             | place       | process                         | currency | prices                  | tooling | firstArticle | incoterm | duty | leadTimeDays | reliability | certification
bar      | Tallow Creek Machine | Wichita, KS | Machined from bar               | USD      | 4150 3890 3720          | 6500    | 4800         | FCA      | 0    | 49           | 98          | Design values for the bar are published. No new tests needed.
additive | Quillan Additive     | Tucson, AZ  | Laser powder bed, HIP, machined | USD      | 3050 2940 2880          | 3200    | 38000        | FCA      | 0    | 91           | –           | Needs a process specification and test coupons: design values apply to one machine and one powder.
forging  | Norrvik Forge        | Luleå, SE   | Closed-die forging, machined    | SEK      | 25900 23600 22050 20700 | 710000  | 100000       | EXW      | –    | 168          | 94          | Grain flow is shown on a sectioned first article. No further tests after that.`);

function priced({ prices, ...quote }: HubQuote) {
  const [first = 0, ...further] = prices.split(" ").map(Number);
  const later = further.map((each, at): [number, number] => [72 * 2 ** at, each]);
  return { ...quote, breaks: priceBreaks([1, first], ...later) };
}

/**
 * One RFQ for a part that three shops would make three ways. The page and the sample's files are made from it
 * (`make/downloads/samples/sample-packages-evtol.ts`); totals are computed, never stored.
 */
export const evtolSample = {
  rfq: "RFQ-2207",
  partNumber: "LP-2207-1",
  partName: "Propulsor hub, rev A",
  material: "Ti-6Al-4V",
  piecesPerShipset: 6,
  /** What the shops were asked for. */
  shipsets: 3,
  /** Reliability counts little where suppliers are new. */
  weights: { landedCost: 60, leadTime: 30, reliability: 10 } satisfies Weights,
  /** The quantities a young program really asks for: flight test, conformity, the first year, rate. */
  rungs: [
    { shipsets: 3, name: "Flight test articles" },
    { shipsets: 6, name: "Conforming articles" },
    { shipsets: 12, name: "First year of production" },
    { shipsets: 24, name: "Ramp" },
    { shipsets: 48, name: "Rate" },
  ],
  lastShipset: 60,
  quotes: [priced(bar), priced(additive), priced(forging)],
} as const;
