import type { Dimension } from "../../intake/quote-line.ts";

/** What one piece of a part weighs and how long it is, where the visitor said so. */
export interface PieceMeasures {
  readonly weightKg: number | null;
  readonly lengthM: number | null;
}

/**
 * Brings an amount of pieces, kilograms or meters to another of these, through what one piece is. `null` when
 * that is not known.
 */
export function convertDimension(
  amount: number,
  from: Dimension,
  to: Dimension,
  measures: PieceMeasures,
): number | null {
  if (from === to) return amount;
  const [perPieceFrom, perPieceTo] = [perPiece(from, measures), perPiece(to, measures)];
  return perPieceFrom === null || perPieceTo === null ? null : (amount / perPieceFrom) * perPieceTo;
}

function perPiece(dimension: Dimension, { weightKg, lengthM }: PieceMeasures): number | null {
  return dimension === "count" ? 1 : dimension === "weight" ? weightKg : lengthM;
}

/** What the visitor would have to say for two dimensions to be compared. */
export function neededMeasure(from: Dimension, to: Dimension): string {
  const needed = [from, to].filter((dimension) => dimension !== "count");
  return needed
    .map((dimension) =>
      dimension === "weight" ? "what one piece weighs" : "how long one piece is",
    )
    .join(" and ");
}
