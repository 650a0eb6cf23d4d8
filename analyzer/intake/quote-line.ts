import type { FreightTerm } from "../quote/delivery-term.ts";
import type { SourcePlace } from "./source.ts";

/**
 * What a column or a line of text can state about a quote. `unit` counts the quantity, and the price too
 * where no `priceUnit` says otherwise; `discount` and `total` only help to find the price.
 */
export type QuoteField =
  | "supplier"
  | "part"
  | "description"
  | "quantity"
  | "unit"
  | "priceUnit"
  | "price"
  | "discount"
  | "total"
  | "currency"
  | "tooling"
  | "freight"
  | "duty"
  | "incoterm"
  | "leadTime"
  | "validUntil"
  | "minimumOrder"
  | "rating";

export const quoteFields: readonly QuoteField[] = [
  "supplier",
  "part",
  "description",
  "quantity",
  "unit",
  "priceUnit",
  "price",
  "discount",
  "total",
  "currency",
  "tooling",
  "freight",
  "duty",
  "incoterm",
  "leadTime",
  "validUntil",
  "minimumOrder",
  "rating",
];

/** Below this, in percent, the visitor is asked. */
export const askBelowConfidence = 95;

/** A value with where it was found, how sure we are of it, and why. */
export interface Reading<Value> {
  readonly value: Value;
  /** As it stood in the file. */
  readonly raw: string;
  readonly place: SourcePlace;
  /** From 0 to 100. */
  readonly confidence: number;
  /** One short clause: "header “Stückpreis” means price", "3 of 40 values are not numbers". */
  readonly reason: string;
}

/** What a price, a freight or an ordered quantity counts: pieces, or an amount of weight or length. */
export type Dimension = "count" | "weight" | "length";

/** "per 100" is `{ dimension: "count", size: 100 }`; kilograms and meters are the base of the others. */
export interface UnitOfMeasure {
  readonly dimension: Dimension;
  /** How many pieces, kilograms or meters one of this unit is. */
  readonly size: number;
  /** "each", "per 100", "dozen", "lb". */
  readonly label: string;
}

/** An amount in the currency of its line, or a percentage of the price of the goods. */
export type Charge =
  | {
      readonly kind: "amount";
      readonly amount: number;
      readonly per: "order" | "unit";
      /** It stands once in the file, and several lines bear it together; `false` where each of them bears all of it. */
      readonly isShared?: boolean;
    }
  | { readonly kind: "percent"; readonly percent: number };

/** A charge that is neither tooling nor freight nor duty: a certificate, packing, a lot charge. */
export interface NamedCharge {
  /** As the file calls it. */
  readonly name: string;
  readonly charge: Reading<Charge>;
}

/** A second reader has the same; quantity times price, or the sum of the offers, is a total that the file states. */
export type LineProof = "both readers" | "a stated total";

export interface PriceBreak {
  /** The price holds from this ordered quantity on; 0 where the file gives one price. */
  readonly fromQuantity: number;
  readonly price: Reading<number>;
}

/** One supplier's offer for one part, as recognized. `null` is what the file does not say. */
export interface QuoteLine {
  /** Unique in a package and stable under corrections: table id and row. */
  readonly id: string;
  readonly tableId: string;
  readonly row: number;
  readonly supplier: Reading<string>;
  readonly part: Reading<string> | null;
  readonly description: Reading<string> | null;
  /** `null` too where several rows of one part gave its price breaks: none of their quantities is asked for. */
  readonly quantity: Reading<number> | null;
  /** What `quantity`, `minimumOrder` and the breaks' `fromQuantity` count: it may differ from the price's. */
  readonly quantityUnit: Reading<UnitOfMeasure>;
  readonly unit: Reading<UnitOfMeasure>;
  /** At least one, by rising `fromQuantity`; after discount. */
  readonly prices: readonly PriceBreak[];
  /** ISO 4217. */
  readonly currency: Reading<string> | null;
  readonly tooling: Reading<Charge> | null;
  readonly freight: Reading<Charge> | null;
  readonly duty: Reading<Charge> | null;
  /** Three letters of Incoterms 2020. */
  readonly incoterm: Reading<string> | null;
  readonly leadTimeDays: Reading<number> | null;
  /** `YYYY-MM-DD`. */
  readonly validUntil: Reading<string> | null;
  /** "30 days from 2026-11-12"; only "30 days" where the file does not say from when, and `validUntil` is open. */
  readonly validFor?: Reading<string>;
  readonly minimumOrder: Reading<number> | null;
  /** From 0 to 100. */
  readonly rating: Reading<number> | null;
  /** Beside tooling, freight and duty. */
  readonly otherCharges?: readonly NamedCharge[];
  /** The least that is charged for the goods, an amount for the order. */
  readonly minimumCharge?: Reading<Charge>;
  /** What the file says that no figure rests on, for the buyer. */
  readonly paymentTerms?: Reading<string>;
  readonly quoteNumber?: Reading<string>;
  /** `YYYY-MM-DD`: the day that the file bears. */
  readonly quoteDate?: string;
  readonly remark?: Reading<string>;
  /** As the United States write freight terms, where the file does: no Incoterm. */
  readonly freightTerm?: Reading<FreightTerm>;
  /** ISO 3166: the country that the supplier ships from, as its address or its numbers show. */
  readonly shipsFrom?: Reading<string>;
  /** The country that the part comes from. */
  readonly origin?: Reading<string>;
  /** What speaks for its figures beside the one reading of them. */
  readonly provenBy?: readonly LineProof[];
  /** The words that call it an alternative to what was asked for. */
  readonly alternative?: Reading<string>;
  /** Why another file holds in place of this one, whose name is `raw`. */
  readonly aside?: Reading<string>;
}
