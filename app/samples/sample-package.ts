import type { CostParts } from "#analyzer/quote/landed-cost.ts";

import { readTable } from "#app/format/read-table.ts";

import { motorMountQuotation } from "./motor-mount-quotation.ts";

/** A supplier's response in the home dashboard's sample. */
export interface SampleVendor {
  id: string;
  supplier: string;
  place: string;
  /** How the quote came in: file format and currency, before normalization. */
  receivedAs: string;
  /** In US dollars, for the whole quantity, after normalization. */
  cost: CostParts;
  leadTimeDays: number;
  /** Reliability rating, 0 to 100. */
  reliability: number;
  /** The last twelve purchase orders, oldest first: delivered on time or not. */
  ordersOnTime: boolean[];
}

interface VendorRow extends Omit<SampleVendor, "cost" | "ordersOnTime">, CostParts {
  /** "x" is on time. */
  orders: string;
}

const reinhold = motorMountQuotation.cost;
const rows = readTable<VendorRow[]>(`
id            | supplier             | place         | receivedAs | parts             | tooling             | freight             | duty             | leadTimeDays                        | reliability | orders
tallow-creek  | Tallow Creek Machine | Wichita, KS   | PDF, USD   | 40100             | 2900                | 1582                | 0                | 22                                  | 98          | xxxxxxxxxxxx
norrvik       | Norrvik Metall       | Luleå, SE     | XLSX, SEK  | 31900             | 3100                | 4530                | 1750             | 34                                  | 86          | xxxxxx.xx.x.
reinhold-vogt | Reinhold & Vogt      | Stuttgart, DE | EML, EUR   | ${reinhold.parts} | ${reinhold.tooling} | ${reinhold.freight} | ${reinhold.duty} | ${motorMountQuotation.leadTimeDays} | 90          | xxxxx.xxxx.x`);

const vendors = rows.map(({ parts, tooling, freight, duty, orders, ...vendor }) => ({
  ...vendor,
  cost: { parts, tooling, freight, duty },
  ordersOnTime: [...orders].map((mark) => mark === "x"),
}));

/** The small package that the home dashboard ranks. Its scores are computed, never stored. */
export const samplePackage = {
  rfq: "RFQ-2417",
  partNumber: "40718-03",
  partName: "Motor mount, rev D",
  material: "7050-T7451 plate",
  quantity: "240 ea",
  normalized: "3 currencies, 2 unit systems",
  confidence: "asks below 95%",
  responses: 14,
  weights: { landedCost: 40, leadTime: 30, reliability: 30 },
  /** Ends of the printed scales. */
  scale: { cost: 60_000, leadTimeDays: 40 },
  vendors: vendors satisfies SampleVendor[],
};
