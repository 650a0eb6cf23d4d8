/** A whole request with its quotes, and the award as it was worked out by hand. What no figure rests on is left out here. */
export interface RfqTruth {
  readonly id: string;
  readonly title: string;
  readonly asOf: string;
  readonly shipTo: { readonly country: string };
  readonly currency: string;
  /** `null` where the request is not among the files. */
  readonly rfqFile: string | null;
  /** What the buyer says when asked. */
  readonly answers: {
    readonly freight: Readonly<
      Record<string, { readonly amount: number; readonly currency: string }>
    >;
    readonly duty: Readonly<Record<string, { readonly percent: number }>>;
    readonly exchangeRates: {
      readonly date: string;
      readonly per1EUR: Readonly<Record<string, number>>;
    } | null;
  };
  readonly suppliers: Readonly<
    Record<
      string,
      { readonly country: string; readonly files: readonly string[]; readonly currency: string }
    >
  >;
  readonly orderCharges: readonly {
    readonly supplier: string;
    readonly amount: number;
    readonly source: "quote" | "answer";
  }[];
  readonly parts: readonly RfqPart[];
  readonly package: {
    readonly oneSupplier: { readonly supplier: string; readonly sum: number } | null;
    readonly bestSplit: {
      readonly sum: number;
      readonly parts: Readonly<Record<string, string>>;
    } | null;
  };
  /** Prices that stand in a file and do not count. */
  readonly notCounted: readonly {
    readonly supplier: string;
    readonly part: string;
    readonly price?: number;
    readonly file: string;
    readonly why: string;
  }[];
}

export interface RfqPart {
  readonly part: string;
  readonly quantity: number;
  readonly award: string | null;
  readonly awardLandedCost: number | null;
  /** Suppliers by what they cost landed, the lowest first. */
  readonly order: readonly string[];
  readonly offers: readonly RfqOffer[];
}

export interface RfqOffer {
  readonly supplier: string;
  readonly file: string;
  readonly quantityNeeded: number;
  /** More under a minimum order. */
  readonly quantityBought: number;
  readonly unitPrice: number;
  readonly per: number;
  readonly priceBreaks: readonly (readonly [fromQuantity: number, price: number])[];
  readonly currency: string;
  readonly priceIncludesVatPercent: number | null;
  readonly discountPercent: number;
  readonly toolingOnce: number;
  readonly otherOnce: readonly { readonly name: string; readonly amount: number }[];
  readonly landedCost: number;
}
