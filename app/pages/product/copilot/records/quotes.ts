import type { CostParts } from "#analyzer/quote/landed-cost.ts";

import type { RequestCategory, RequestPlant } from "#app/samples/approval-rules.ts";
import type { SupplierId } from "#app/samples/sample-suppliers.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

export interface SampleRfq {
  part: string;
  /** Other names that people use for the part. */
  alsoCalled: readonly string[];
  quantity: string;
  category: RequestCategory;
  plant: RequestPlant;
  status: "open" | "awarded";
}

/** A supplier's response to a request for quote. */
export interface SampleQuote {
  id: string;
  /** The day it came in. */
  date: string;
  rfq: RfqId;
  supplier: SupplierId;
  /** In US dollars, for the whole quantity, after normalization. */
  cost: CostParts;
  leadTimeDays: number;
}

export const sampleRfqs = {
  "RFQ-2417": {
    part: "Motor mount",
    alsoCalled: ["bracket", "mount"],
    quantity: samplePackage.quantity,
    category: "machined",
    plant: "dayton",
    status: "open",
  },
  "RFQ-2424": {
    part: "Bearing housing",
    alsoCalled: ["housing"],
    quantity: "600 ea",
    category: "castings",
    plant: "monterrey",
    status: "open",
  },
  "RFQ-2428": {
    part: "Pump cover",
    alsoCalled: ["cover"],
    quantity: "900 ea",
    category: "castings",
    plant: "dayton",
    status: "awarded",
  },
  "RFQ-2433": {
    part: "Control board",
    alsoCalled: ["board"],
    quantity: "1,200 ea",
    category: "electronics",
    plant: "aachen",
    status: "open",
  },
  "RFQ-2436": {
    part: "Sensor harness",
    alsoCalled: ["harness"],
    quantity: "2,500 ea",
    category: "electronics",
    plant: "monterrey",
    status: "awarded",
  },
  "RFQ-2441": {
    part: "Hydraulic manifold",
    alsoCalled: ["manifold"],
    quantity: "180 ea",
    category: "machined",
    plant: "aachen",
    status: "open",
  },
  "RFQ-2445": {
    part: "Drive shaft",
    alsoCalled: ["shaft"],
    quantity: "320 ea",
    category: "machined",
    plant: "monterrey",
    status: "awarded",
  },
  "RFQ-2449": {
    part: "Drill fixture",
    alsoCalled: [],
    quantity: "14 ea",
    category: "tooling",
    plant: "dayton",
    status: "open",
  },
} as const satisfies Record<string, SampleRfq>;

export type RfqId = keyof typeof sampleRfqs;

/** RFQ, received, supplier; parts, tooling, freight and duty in dollars; lead time in days. */
const table = `
RFQ-2424 2026-09-11 kilnmark 61200 4800 3350 0 44
RFQ-2424 2026-09-12 arteaga 56400 5200 2180 0 41
RFQ-2424 2026-09-14 hollerbach 58900 3900 6240 3140 36
RFQ-2428 2026-06-05 kilnmark 83700 2600 3920 0 46
RFQ-2428 2026-06-06 arteaga 78300 3400 3610 0 43
RFQ-2428 2026-06-08 hollerbach 86400 2600 8050 4450 38
RFQ-2433 2026-09-18 pinecroft 38600 0 2470 772 48
RFQ-2433 2026-09-19 halden 41800 0 1260 0 27
RFQ-2436 2026-05-13 pinecroft 27400 0 610 0 52
RFQ-2436 2026-05-15 halden 29900 0 1180 598 29
RFQ-2441 2026-09-20 norrvik 34200 2900 1540 0 33
RFQ-2441 2026-09-21 reinhold-vogt 39600 1900 880 0 19
RFQ-2441 2026-09-24 sable-river 33800 2400 5960 1810 28
RFQ-2441 2026-09-25 ashgrove 36100 2200 6120 1915 25
RFQ-2445 2026-04-16 tallow-creek 29700 1800 980 0 21
RFQ-2445 2026-04-17 sable-river 26900 2100 860 0 27
RFQ-2445 2026-04-19 ashgrove 27800 1400 910 0 24
RFQ-2445 2026-04-22 norrvik 24100 2600 2950 1335 36
RFQ-2449 2026-09-26 rosewater 18900 0 420 0 17
RFQ-2449 2026-09-27 sable-river 20400 0 310 0 22
RFQ-2449 2026-09-28 reinhold-vogt 17600 0 1490 880 20`;

/** The days on which the responses that the home dashboard ranks came in. */
const homePackageDates = ["2026-09-03", "2026-09-05", "2026-09-06"];

const homePackageQuotes = samplePackage.vendors.map(
  ({ id, cost, leadTimeDays }, index): Omit<SampleQuote, "id"> => ({
    date: homePackageDates[index] ?? "",
    rfq: samplePackage.rfq as RfqId,
    supplier: id as SupplierId,
    cost,
    leadTimeDays,
  }),
);

const tableQuotes = table
  .trim()
  .split("\n")
  .map((line): Omit<SampleQuote, "id"> => {
    const [rfq, date = "", supplier, ...figures] = line.split(" ");
    const [parts = 0, tooling = 0, freight = 0, duty = 0, leadTimeDays = 0] = figures.map(Number);
    return {
      date,
      rfq: rfq as RfqId,
      supplier: supplier as SupplierId,
      cost: { parts, tooling, freight, duty },
      leadTimeDays,
    };
  });

export const sampleQuotes: readonly SampleQuote[] = [...homePackageQuotes, ...tableQuotes].map(
  (quote, index) => ({ id: `Q-${601 + index}`, ...quote }),
);
