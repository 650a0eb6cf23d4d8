import {
  askBelowConfidence,
  type Charge,
  type QuoteLine,
  type Reading,
} from "#analyzer/intake/quote-line.ts";

/** Where what was recognized is not what the file says. */
export interface Difference {
  readonly field: string;
  /** The part, or the number of the line where it has none. */
  readonly line: string;
  readonly expected: string;
  readonly actual: string;
  readonly kind: "wrong" | "missing" | "line-lost" | "line-invented";
  /** The visitor is asked about it. */
  readonly isDoubted: boolean;
  /** Nothing that is ranked rests on it. */
  readonly isMinor: boolean;
  /** Some of the charges of the file are there, and nothing else. */
  readonly isPart?: true;
}

/** A line with what it may state beyond the fields that every line has. */
export interface StatedLine extends QuoteLine {
  readonly otherCharges?: readonly { readonly name: string; readonly charge: Reading<Charge> }[];
  readonly alternative?: Reading<string>;
}

export const plain = { line: "", expected: "", actual: "", isDoubted: false, isMinor: false };

export function isDoubtful({ confidence }: Reading<unknown>): boolean {
  return confidence < askBelowConfidence;
}

export function matters({ isMinor }: Difference): boolean {
  return !isMinor;
}

export function isFalse({ kind, field }: Difference): boolean {
  return kind === "wrong" || kind === "line-invented" || field === "charges";
}

/** The visitor is asked about it, or was at the start. */
export function isDoubtedIn(found: readonly Difference[], difference: Difference): boolean {
  return (
    difference.isDoubted ||
    found.some(
      ({ field, line, kind, isDoubted }) =>
        isDoubted &&
        line === difference.line &&
        // Of a line that the visitor was shown and made an offer of, nothing is silent.
        (field === difference.field || kind === "line-lost" || difference.kind === "line-lost"),
    )
  );
}
