import type { Weights } from "#analyzer/rank/weights.ts";
import { priceBreaks } from "./price-breaks.ts";

const lifecycles = {
  active: "Active",
  nrnd: "Not for new designs",
  ltb: "Last-time buy",
} as const;

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
  hasAttrition: boolean;
  rohs: string;
  reach: string;
  offers: Partial<Readonly<Record<DistributorId, ReturnType<typeof offer>>>>;
}

type Pack = readonly [minimum: number, multiple: number, name: string];

/** A distributor's answer to one line of the bill. */
function offer(
  mpn: string,
  lifecycle: keyof typeof lifecycles,
  price: number | readonly [each: number, perThousand: number, perTenThousand: number],
  [minimum, multiple, packName]: Pack,
  leadTimeDays: number,
) {
  const [first, ...further] = typeof price === "number" ? [price] : price;
  return {
    mpn,
    lifecycle: lifecycles[lifecycle],
    isActive: lifecycle === "active",
    /** In the distributor's currency, for so many parts as the distributor prices. */
    breaks: priceBreaks(
      [1, first],
      ...further.map((each, at): [number, number] => [[1000, 10_000][at] ?? 0, each]),
    ),
    minimum,
    /** Parts to a reel, tray or bag; 1 for cut tape. */
    multiple,
    packName,
    leadTimeDays,
  };
}

const compliant = { hasAttrition: false, rohs: "Compliant", reach: "No SVHC" };
/** In US dollars, delivered, freight at the buyer's own rate, where a distributor does not say otherwise. */
const delivered = { currency: "USD", per: 1000, incoterm: "DDP", freightPerLine: null } as const;

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
    { ...delivered, id: "fennel", supplier: "Fennel & Marsh", freightPerLine: 6, reliability: 94 },
    { ...delivered, id: "copperline", supplier: "Copperline", per: 1, reliability: 96 },
    {
      ...delivered,
      id: "nordkette",
      supplier: "Nordkette",
      currency: "EUR",
      incoterm: "DAP",
      reliability: 89,
    },
    {
      ...delivered,
      id: "lioret",
      supplier: "Lioret Composants",
      currency: "EUR",
      per: 100,
      incoterm: "FCA",
      reliability: 92,
    },
  ] satisfies Distributor[],
  lines: [
    {
      id: "C1–C24",
      partNumber: "MC04X104K",
      description: "Capacitor 100 nF 50 V X7R 0402",
      perBoard: 24,
      ...compliant,
      hasAttrition: true,
      offers: {
        fennel: offer("MC04X104K", "active", 3.1, [10_000, 10_000, "Reel"], 6),
        copperline: offer("MC04X104K", "active", [0.0072, 0.0058, 0.0046], [100, 1, "Cut tape"], 2),
        nordkette: offer("MC04X104K", "active", 2.6, [10_000, 10_000, "Reel"], 63),
        lioret: offer("MC04X104K", "active", 0.31, [100, 1, "Cut tape"], 14),
      },
    },
    {
      id: "R1–R18",
      partNumber: "RT04F1002",
      description: "Resistor 10k 1% 0402",
      perBoard: 18,
      hasAttrition: true,
      rohs: "By exemption",
      reach: "SVHC: lead",
      offers: {
        fennel: offer("RT04F1002", "active", 1.45, [10_000, 10_000, "Reel"], 6),
        copperline: offer("RT04F1002", "active", [0.0051, 0.0039, 0.0031], [100, 1, "Cut tape"], 2),
        nordkette: offer("RT04F1002", "active", 1.29, [10_000, 10_000, "Reel"], 63),
        lioret: offer("RT04F1002", "active", 0.15, [100, 1, "Cut tape"], 14),
      },
    },
    {
      id: "L1–L2",
      partNumber: "PL6045-4R7",
      description: "Power inductor 4.7 µH",
      perBoard: 2,
      ...compliant,
      offers: {
        fennel: offer("PL6045-4R7", "ltb", 410, [1500, 1500, "Reel"], 6),
        copperline: offer("PL6045-4R7", "ltb", [0.52, 0.47, 0.43], [10, 1, "Cut tape"], 2),
        nordkette: offer("PL6050-4R7", "active", 330, [1000, 1000, "Reel"], 63),
        lioret: offer("PL6045-4R7", "ltb", 42, [10, 1, "Cut tape"], 14),
      },
    },
    {
      id: "U1",
      partNumber: "NV32G474",
      description: "Microcontroller, 32-bit, LQFP",
      perBoard: 1,
      ...compliant,
      offers: {
        fennel: offer("NV32G474", "active", 6850, [90, 90, "Tray"], 12),
        copperline: offer("NV32G474", "active", [7.1, 6.72, 6.55], [1, 1, "Loose"], 3),
        nordkette: offer("NV32G474", "active", 6200, [900, 90, "Tray"], 63),
        lioret: offer("NV32G474", "active", 655, [1, 1, "Loose"], 21),
      },
    },
    {
      id: "Y1",
      partNumber: "XT8M-32",
      description: "Crystal 8 MHz, 3.2 × 2.5 mm",
      perBoard: 1,
      ...compliant,
      offers: {
        fennel: offer("XT8M-32", "nrnd", 290, [3000, 3000, "Reel"], 6),
        copperline: offer("XT8M-32", "nrnd", [0.44, 0.4, 0.36], [1, 1, "Cut tape"], 2),
        nordkette: offer("XQ8M-32", "active", 380, [100, 100, "Bag"], 63),
        lioret: offer("XT8M-32", "nrnd", 41, [1, 1, "Cut tape"], 14),
      },
    },
    {
      id: "J1",
      partNumber: "HD14-SMT",
      description: "Header, 14 positions",
      perBoard: 1,
      ...compliant,
      offers: {
        fennel: offer("HD14-SMT", "active", 920, [500, 100, "Tube"], 6),
        copperline: offer("HD14-SMT", "active", [1.12, 1.05, 0.98], [250, 250, "Tube"], 2),
        nordkette: offer("HD14-SMT", "active", 710, [1000, 1000, "Box"], 63),
      },
    },
  ] satisfies BoardLine[] as readonly BoardLine[],
} as const;
