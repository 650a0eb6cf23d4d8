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
  /** How likely part, quantity and prices are all right, from 0 to 1. */
  readonly core: number;
  /** The same of supplier and currency. */
  readonly terms: number;
}

export interface SecondReading {
  readonly offers: readonly SecondOffer[];
  /** How likely no price is missing. */
  readonly complete: number;
}
