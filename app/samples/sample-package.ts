import type { CostParts } from "#analyzer/quote/landed-cost.ts";

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

/** "x" is on time. */
const onTime = (marks: string) => [...marks].map((mark) => mark === "x");

const vendors: SampleVendor[] = [
  {
    id: "tallow-creek",
    supplier: "Tallow Creek Machine",
    place: "Wichita, KS",
    receivedAs: "PDF, USD",
    cost: { parts: 40_100, tooling: 2900, freight: 1582, duty: 0 },
    leadTimeDays: 22,
    reliability: 98,
    ordersOnTime: onTime("xxxxxxxxxxxx"),
  },
  {
    id: "norrvik",
    supplier: "Norrvik Metall",
    place: "Luleå, SE",
    receivedAs: "XLSX, SEK",
    cost: { parts: 31_900, tooling: 3100, freight: 4530, duty: 1750 },
    leadTimeDays: 34,
    reliability: 86,
    ordersOnTime: onTime("xxxxxx.xx.x."),
  },
  {
    id: "reinhold-vogt",
    supplier: "Reinhold & Vogt",
    place: "Stuttgart, DE",
    receivedAs: "EML, EUR",
    cost: motorMountQuotation.cost,
    leadTimeDays: motorMountQuotation.leadTimeDays,
    reliability: 90,
    ordersOnTime: onTime("xxxxx.xxxx.x"),
  },
];

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
  vendors,
};
