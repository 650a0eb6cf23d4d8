import { numberSetting } from "#app/page/state/tool-settings.ts";

/**
 * One casting, three ways to pour it. US dollars; totals and ranks are computed, never stored. A quote follows the metal's
 * index in full, beyond a band or not at all; lead times are to an approved PPAP.
 */
export const castingRfq = {
  rfq: "RFQ-4471",
  partNumber: "GH-178",
  partName: "Gearbox housing, rev B",
  material: "Aluminum, cast and machined",
  submission: "PPAP Level 3",
  weights: { landedCost: 70, leadTime: 10, reliability: 20 },
  quotes: [
    {
      id: "die-cast",
      supplier: "Kessler Druckguss",
      place: "Ulm, DE",
      process: "High-pressure die casting",
      piecePrice: 21.6,
      tool: { cost: 186_000, lifePieces: 100_000 },
      ppapCost: 4_500,
      weightKg: 3.4,
      index: { kind: "full", basePerKg: 2.3 },
      freightPerPiece: 1.35,
      dutyPercent: 3,
      leadTimeDays: 112,
      reliability: 94,
    },
    {
      id: "permanent-mold",
      supplier: "Pellworth Castings",
      place: "Rockford, IL",
      process: "Permanent mold",
      piecePrice: 31.9,
      tool: { cost: 58_000, lifePieces: 60_000 },
      ppapCost: 3_200,
      weightKg: 3.9,
      index: { kind: "band", basePerKg: 2.45, bandPercent: 5 },
      freightPerPiece: 0.85,
      dutyPercent: 0,
      leadTimeDays: 84,
      reliability: 91,
    },
    {
      id: "sand",
      supplier: "Lakehead Foundry",
      place: "Duluth, MN",
      process: "Sand casting",
      piecePrice: 44.5,
      tool: { cost: 12_400, lifePieces: 20_000 },
      ppapCost: 2_400,
      weightKg: 4.6,
      index: { kind: "fixed", validDays: 90 },
      freightPerPiece: 0.95,
      dutyPercent: 0,
      leadTimeDays: 42,
      reliability: 89,
    },
  ],
} as const;

export const castingSettings = {
  volume: numberSetting("Pieces a year", "pieces", { min: 1, max: 1_000_000, default: 8_000 }),
  years: numberSetting("Years of the program", "years", { min: 1, max: 15, default: 3 }),
  index: numberSetting("Aluminum index today", "$/kg", {
    min: 0.5,
    max: 9.99,
    default: 2.62,
    isWhole: false,
  }),
} as const;
