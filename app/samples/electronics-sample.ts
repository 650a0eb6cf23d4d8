import type { Weights } from "#analyzer/rank/weights.ts";
import { readTable } from "#app/format/read-table.ts";

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

/** A distributor's answer to one line of the bill. */
interface OfferRow {
  asked: string;
  from: DistributorId;
  mpn: string;
  lifecycle: "Active" | "Not for new designs" | "Last-time buy";
  /** In the distributor's currency, for so many parts as the distributor prices; several from 1, 1,000 and 10,000 on. */
  prices: number | string;
  minimum: number;
  /** Parts to a reel, tray or bag; 1 for cut tape. */
  multiple: number;
  packName: string;
  leadTimeDays: number;
}

const offers = readTable<OfferRow[]>(`
asked      | from       | mpn        | lifecycle           | prices               | minimum | multiple | packName | leadTimeDays
MC04X104K  | fennel     | MC04X104K  | Active              | 3.1                  | 10000   | 10000    | Reel     | 6
MC04X104K  | copperline | MC04X104K  | Active              | 0.0072 0.0058 0.0046 | 100     | 1        | Cut tape | 2
MC04X104K  | nordkette  | MC04X104K  | Active              | 2.6                  | 10000   | 10000    | Reel     | 63
MC04X104K  | lioret     | MC04X104K  | Active              | 0.31                 | 100     | 1        | Cut tape | 14
RT04F1002  | fennel     | RT04F1002  | Active              | 1.45                 | 10000   | 10000    | Reel     | 6
RT04F1002  | copperline | RT04F1002  | Active              | 0.0051 0.0039 0.0031 | 100     | 1        | Cut tape | 2
RT04F1002  | nordkette  | RT04F1002  | Active              | 1.29                 | 10000   | 10000    | Reel     | 63
RT04F1002  | lioret     | RT04F1002  | Active              | 0.15                 | 100     | 1        | Cut tape | 14
PL6045-4R7 | fennel     | PL6045-4R7 | Last-time buy       | 410                  | 1500    | 1500     | Reel     | 6
PL6045-4R7 | copperline | PL6045-4R7 | Last-time buy       | 0.52 0.47 0.43       | 10      | 1        | Cut tape | 2
PL6045-4R7 | nordkette  | PL6050-4R7 | Active              | 330                  | 1000    | 1000     | Reel     | 63
PL6045-4R7 | lioret     | PL6045-4R7 | Last-time buy       | 42                   | 10      | 1        | Cut tape | 14
NV32G474   | fennel     | NV32G474   | Active              | 6850                 | 90      | 90       | Tray     | 12
NV32G474   | copperline | NV32G474   | Active              | 7.1 6.72 6.55        | 1       | 1        | Loose    | 3
NV32G474   | nordkette  | NV32G474   | Active              | 6200                 | 900     | 90       | Tray     | 63
NV32G474   | lioret     | NV32G474   | Active              | 655                  | 1       | 1        | Loose    | 21
XT8M-32    | fennel     | XT8M-32    | Not for new designs | 290                  | 3000    | 3000     | Reel     | 6
XT8M-32    | copperline | XT8M-32    | Not for new designs | 0.44 0.4 0.36        | 1       | 1        | Cut tape | 2
XT8M-32    | nordkette  | XQ8M-32    | Active              | 380                  | 100     | 100      | Bag      | 63
XT8M-32    | lioret     | XT8M-32    | Not for new designs | 41                   | 1       | 1        | Cut tape | 14
HD14-SMT   | fennel     | HD14-SMT   | Active              | 920                  | 500     | 100      | Tube     | 6
HD14-SMT   | copperline | HD14-SMT   | Active              | 1.12 1.05 0.98       | 250     | 250      | Tube     | 2
HD14-SMT   | nordkette  | HD14-SMT   | Active              | 710                  | 1000    | 1000     | Box      | 63`);

function offerOf({ prices, ...offer }: OfferRow) {
  const [first = 0, ...further] = String(prices).split(" ").map(Number);
  const later = further.map((each, at): [number, number] => [[1000, 10_000][at] ?? 0, each]);
  return {
    ...offer,
    isActive: offer.lifecycle === "Active",
    breaks: priceBreaks([1, first], ...later),
  };
}

const lines = readTable<BoardLine[]>(`
id     | partNumber | description                    | perBoard | hasAttrition | rohs         | reach
C1–C24 | MC04X104K  | Capacitor 100 nF 50 V X7R 0402 | 24       | yes          | Compliant    | No SVHC
R1–R18 | RT04F1002  | Resistor 10k 1% 0402           | 18       | yes          | By exemption | SVHC: lead
L1–L2  | PL6045-4R7 | Power inductor 4.7 µH          | 2        |              | Compliant    | No SVHC
U1     | NV32G474   | Microcontroller, 32-bit, LQFP  | 1        |              | Compliant    | No SVHC
Y1     | XT8M-32    | Crystal 8 MHz, 3.2 × 2.5 mm    | 1        |              | Compliant    | No SVHC
J1     | HD14-SMT   | Header, 14 positions           | 1        |              | Compliant    | No SVHC`);

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
  distributors: readTable<readonly Distributor[]>(`
id         | supplier          | currency | per  | incoterm | freightPerLine | reliability
fennel     | Fennel & Marsh    | USD      | 1000 | DDP      | 6              | 94
copperline | Copperline        | USD      | 1    | DDP      | –              | 96
nordkette  | Nordkette         | EUR      | 1000 | DAP      | –              | 89
lioret     | Lioret Composants | EUR      | 100  | FCA      | –              | 92`),
  lines: lines.map((line) => {
    const own = offers.filter(({ asked }) => asked === line.partNumber);
    const byDistributor = own.map((offer) => [offer.from, offerOf(offer)]);
    type Offers = Partial<Readonly<Record<DistributorId, ReturnType<typeof offerOf>>>>;
    return { ...line, offers: Object.fromEntries(byDistributor) as Offers };
  }),
} as const;
