import type { Weights } from "#analyzer/rank/weights.ts";

import { knownWord } from "#app/format/known-word.ts";

import offers from "./electronics-offers.json" with { type: "json" };
import { priceBreaks } from "./price-breaks.ts";

type DistributorId = "fennel" | "copperline" | "nordkette" | "lioret";

interface Distributor {
  id: DistributorId;
  supplier: string;
  currency: "USD" | "EUR";
  /** The parts that a price is for. */
  per: number;
  incoterm: "DDP" | "DAP" | "FCA";
  /** In the distributor's currency; null where none is quoted, and the buyer's own rate is added. */
  freightPerLine: number | null;
  reliability: number;
}

interface BoardLine {
  /** Where the part goes on the board. */
  id: string;
  /** The part number that the request names; an offer may be for another. */
  partNumber: string;
  description: string;
  perBoard: number;
  /** Lost on the placement machine, so more are needed than the boards hold. */
  hasAttrition?: true;
  rohs: string;
  reach: string;
}

const lifecycles = ["Active", "Not for new designs", "Last-time buy"] as const;

/**
 * A distributor's answer to one line of the bill. Prices are in the distributor's currency, for so many parts as the
 * distributor prices; several hold from 1, 1,000 and 10,000 on. `multiple` is the parts to a reel, tray or bag; 1 for cut tape.
 */
function offerOf({ prices: [first = 0, ...further], ...offer }: (typeof offers)[number]) {
  const later = further.map((each, at): [number, number] => [[1000, 10_000][at] ?? 0, each]);
  return {
    ...offer,
    lifecycle: knownWord(lifecycles, offer.lifecycle),
    isActive: offer.lifecycle === "Active",
    breaks: priceBreaks([1, first], ...later),
  };
}

const lines: BoardLine[] = [
  {
    id: "C1–C24",
    partNumber: "MC04X104K",
    description: "Capacitor 100 nF 50 V X7R 0402",
    perBoard: 24,
    hasAttrition: true,
    rohs: "Compliant",
    reach: "No SVHC",
  },
  {
    id: "R1–R18",
    partNumber: "RT04F1002",
    description: "Resistor 10k 1% 0402",
    perBoard: 18,
    hasAttrition: true,
    rohs: "By exemption",
    reach: "SVHC: lead",
  },
  {
    id: "L1–L2",
    partNumber: "PL6045-4R7",
    description: "Power inductor 4.7 µH",
    perBoard: 2,
    rohs: "Compliant",
    reach: "No SVHC",
  },
  {
    id: "U1",
    partNumber: "NV32G474",
    description: "Microcontroller, 32-bit, LQFP",
    perBoard: 1,
    rohs: "Compliant",
    reach: "No SVHC",
  },
  {
    id: "Y1",
    partNumber: "XT8M-32",
    description: "Crystal 8 MHz, 3.2 × 2.5 mm",
    perBoard: 1,
    rohs: "Compliant",
    reach: "No SVHC",
  },
  {
    id: "J1",
    partNumber: "HD14-SMT",
    description: "Header, 14 positions",
    perBoard: 1,
    rohs: "Compliant",
    reach: "No SVHC",
  },
];

/**
 * One board's bill of materials and four distributors' answers. The page and the sample's files are made from it
 * (`make/downloads/samples/sample-packages-electronics.ts`). Part numbers are invented; totals are computed.
 */
export const electronicsSample = {
  rfq: "RFQ-5520",
  partName: "Controller board, rev F",
  /** What the distributors were asked for. */
  boards: 500,
  attritionPercent: 2,
  weights: { landedCost: 60, leadTime: 20, reliability: 20 } satisfies Weights,
  distributors: [
    {
      id: "fennel",
      supplier: "Fennel & Marsh",
      currency: "USD",
      per: 1000,
      incoterm: "DDP",
      freightPerLine: 6,
      reliability: 94,
    },
    {
      id: "copperline",
      supplier: "Copperline",
      currency: "USD",
      per: 1,
      incoterm: "DDP",
      freightPerLine: null,
      reliability: 96,
    },
    {
      id: "nordkette",
      supplier: "Nordkette",
      currency: "EUR",
      per: 1000,
      incoterm: "DAP",
      freightPerLine: null,
      reliability: 89,
    },
    {
      id: "lioret",
      supplier: "Lioret Composants",
      currency: "EUR",
      per: 100,
      incoterm: "FCA",
      freightPerLine: null,
      reliability: 92,
    },
  ] satisfies Distributor[],
  lines: lines.map((line) => {
    const own = offers.filter(({ asked }) => asked === line.partNumber);
    const byDistributor = own.map((offer) => [offer.from, offerOf(offer)]);
    type Offers = Partial<Readonly<Record<DistributorId, ReturnType<typeof offerOf>>>>;
    return { ...line, offers: Object.fromEntries(byDistributor) as Offers };
  }),
} as const;
