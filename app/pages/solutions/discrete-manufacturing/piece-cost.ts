import { type CostParts, landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";

import { castingRfq } from "./records.ts";
import { toCents } from "#app/format/format-price.ts";

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
