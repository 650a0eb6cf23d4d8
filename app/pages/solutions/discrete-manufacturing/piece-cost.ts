import { type CostParts, landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import { toCents } from "#app/format/format-price.ts";
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

export type CastingQuote = (typeof castingRfq.quotes)[number];
export type IndexClause = CastingQuote["index"];

export interface Program {
  piecesPerYear: number;
  years: number;
  /** The metal today, US dollars a kilogram. */
  indexPerKg: number;
}

/** What the metal's move since the quote adds to a piece, or takes off it. */
export function indexAdjustment(quote: CastingQuote, indexPerKg: number): number {
  return toCents(quote.weightKg * indexMove(quote.index, indexPerKg));
}

function indexMove(clause: IndexClause, indexPerKg: number): number {
  if (clause.kind === "fixed") return 0;
  const move = indexPerKg - clause.basePerKg;
  if (clause.kind === "full") return move;
  const band = (clause.basePerKg * clause.bandPercent) / 100;
  return Math.sign(move) * Math.max(0, Math.abs(move) - band);
}

export const programPieces = ({ piecesPerYear, years }: Program) => piecesPerYear * years;

export function toolsNeeded(quote: CastingQuote, program: Program): number {
  return Math.ceil(programPieces(program) / quote.tool.lifePieces);
}

/** One piece, in whole cents: the lines add up to `landed` on a pocket calculator. */
export function pieceCost(quote: CastingQuote, program: Program) {
  const pieces = programPieces(program);
  const tools = toolsNeeded(quote, program);
  const index = indexAdjustment(quote, program.indexPerKg);
  const tooling = toCents((tools * quote.tool.cost) / pieces);
  const ppap = toCents(quote.ppapCost / pieces);
  const freight = quote.freightPerPiece;
  // Tooling that is paid to the supplier belongs to the customs value.
  const customsValue = quote.piecePrice + index + tooling + ppap;
  const duty = toCents((customsValue * quote.dutyPercent) / 100);
  const { total } = landedCost({
    parts: quote.piecePrice + index,
    tooling: tooling + ppap,
    freight,
    duty,
  });
  return {
    piece: quote.piecePrice,
    index,
    tools,
    tooling,
    ppap,
    freight,
    duty,
    landed: toCents(total),
  };
}

type PieceCost = ReturnType<typeof pieceCost>;

/** The same piece, as the parts of a landed-cost bar. */
export function pieceParts({ piece, index, tooling, ppap, freight, duty }: PieceCost): CostParts {
  return { parts: piece + index, tooling: tooling + ppap, freight, duty };
}

/** The whole program, ranked on what it costs landed, when it can start, and who delivers. */
export function rankProgram(program: Program) {
  const priced = castingRfq.quotes.map((quote) => {
    const perPiece = pieceCost(quote, program);
    return {
      ...quote,
      perPiece,
      landedCost: Math.round(perPiece.landed * programPieces(program)),
    };
  });
  return rank(priced, castingRfq.weights).ranked;
}
