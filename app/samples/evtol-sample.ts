import type { Weights } from "#analyzer/rank/weights.ts";

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
  prices: [number, ...number[]];
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

const bar: HubQuote = {
  id: "bar",
  supplier: "Tallow Creek Machine",
  place: "Wichita, KS",
  process: "Machined from bar",
  currency: "USD",
  prices: [4150, 3890, 3720],
  tooling: 6500,
  firstArticle: 4800,
  incoterm: "FCA",
  duty: 0,
  leadTimeDays: 49,
  reliability: 98,
  certification: "Design values for the bar are published. No new tests needed.",
};

const additive: HubQuote = {
  id: "additive",
  supplier: "Quillan Additive",
  place: "Tucson, AZ",
  process: "Laser powder bed, HIP, machined",
  currency: "USD",
  prices: [3050, 2940, 2880],
  tooling: 3200,
  firstArticle: 38_000,
  incoterm: "FCA",
  duty: 0,
  leadTimeDays: 91,
  reliability: null,
  certification:
    "Needs a process specification and test coupons: design values apply to one machine and one powder.",
};

const forging: HubQuote = {
  id: "forging",
  supplier: "Norrvik Forge",
  place: "Luleå, SE",
  process: "Closed-die forging, machined",
  currency: "SEK",
  prices: [25_900, 23_600, 22_050, 20_700],
  tooling: 710_000,
  firstArticle: 100_000,
  incoterm: "EXW",
  duty: null,
  leadTimeDays: 168,
  reliability: 94,
  certification: "Grain flow is shown on a sectioned first article. No further tests after that.",
};

function priced({ prices: [first, ...further], ...quote }: HubQuote) {
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
