import type { RequestCategory } from "./approval-rules.ts";

export interface SampleSupplier {
  name: string;
  /** Shorter names that people use; a word of the name that no other supplier has. */
  alsoCalled: readonly string[];
  place: string;
  /** What they are bought for. */
  category: RequestCategory;
  /** Reliability rating, 0 to 100. */
  reliability: number;
}

export const sampleSuppliers = {
  "tallow-creek": {
    name: "Tallow Creek Machine",
    alsoCalled: ["Tallow Creek", "Tallow"],
    place: "Wichita, KS",
    category: "machined",
    reliability: 98,
  },
  norrvik: {
    name: "Norrvik Metall",
    alsoCalled: ["Norrvik"],
    place: "Luleå, SE",
    category: "machined",
    reliability: 86,
  },
  "reinhold-vogt": {
    name: "Reinhold & Vogt",
    alsoCalled: ["Reinhold and Vogt", "Reinhold", "Vogt"],
    place: "Stuttgart, DE",
    category: "machined",
    reliability: 90,
  },
  "sable-river": {
    name: "Sable River Tool",
    alsoCalled: ["Sable River", "Sable"],
    place: "Dayton, OH",
    category: "machined",
    reliability: 91,
  },
  ashgrove: {
    name: "Ashgrove Machining",
    alsoCalled: ["Ashgrove"],
    place: "Erie, PA",
    category: "machined",
    reliability: 92,
  },
  kilnmark: {
    name: "Kilnmark Foundry",
    alsoCalled: ["Kilnmark"],
    place: "Muskegon, MI",
    category: "castings",
    reliability: 74,
  },
  arteaga: {
    name: "Fundición Arteaga",
    alsoCalled: ["Arteaga"],
    place: "Saltillo, MX",
    category: "castings",
    reliability: 81,
  },
  hollerbach: {
    name: "Eisenwerk Hollerbach",
    alsoCalled: ["Hollerbach"],
    place: "Siegen, DE",
    category: "castings",
    reliability: 95,
  },
  pinecroft: {
    name: "Pinecroft Circuits",
    alsoCalled: ["Pinecroft"],
    place: "Boise, ID",
    category: "electronics",
    reliability: 79,
  },
  halden: {
    name: "Halden Elektronik",
    alsoCalled: ["Halden"],
    place: "Halden, NO",
    category: "electronics",
    reliability: 93,
  },
  rosewater: {
    name: "Rosewater Tool & Die",
    alsoCalled: ["Rosewater Tool and Die", "Rosewater"],
    place: "Cleveland, OH",
    category: "tooling",
    reliability: 86,
  },
  bluegate: {
    name: "Bluegate Supply",
    alsoCalled: ["Bluegate"],
    place: "Columbus, OH",
    category: "indirect",
    reliability: 94,
  },
} as const satisfies Record<string, SampleSupplier>;

export type SupplierId = keyof typeof sampleSuppliers;
