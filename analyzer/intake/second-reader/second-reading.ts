import type { SourcePlace } from "../source-place.ts";

/** An offer as the second reader has it, with prices for one piece. */
export interface SecondOffer {
  readonly supplier: string | null;
  readonly part: string | null;
  readonly quantity: number | null;
  /** One price from 0 on, or one for each quantity from which it holds. */
  readonly prices: readonly {
    readonly from: number;
    readonly price: number;
    readonly place: SourcePlace;
  }[];
  readonly currency: string | null;
  /** Where in the file each was read; `null` for what was not. */
  readonly places: Readonly<
    Record<"supplier" | "part" | "quantity" | "currency", SourcePlace | null>
  >;
  /** What else the price points to; no place where it points to nothing. */
  readonly further: Readonly<Record<FurtherTerm, SecondTerm>>;
  /** How likely part, quantity and prices are all right, from 0 to 1. */
  readonly core: number;
  /** The same of supplier and currency. */
  readonly terms: number;
}

export const furtherTerms = ["lead", "inco", "valid", "moq", "alt"] as const;
export type FurtherTerm = (typeof furtherTerms)[number];

export interface SecondTerm {
  readonly place: SourcePlace | null;
  readonly text: string;
  /** How likely, from 0 to 1. */
  readonly share: number;
}

/** An amount that is no price and is to be paid all the same. */
export interface SecondCharge {
  readonly amount: number;
  /** The part that bears it alone. */
  readonly part: string | null;
  /** The words that name it. */
  readonly name: string | null;
  readonly place: SourcePlace;
  /** The cell or line that it stands in. */
  readonly text: string;
  readonly share: number;
}

export interface SecondReading {
  readonly offers: readonly SecondOffer[];
  readonly charges: readonly SecondCharge[];
  /** How likely no charge is missing. */
  readonly allCharges: number;
  /** How likely no price is missing. */
  readonly complete: number;
}
