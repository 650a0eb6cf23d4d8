/** What a file of the corpus holds, said by whoever wrote it. Where a list stands, each of its values is right. */
export interface Truth {
  readonly layout: string;
  readonly language: string;
  readonly lines?: readonly TrueLine[];
  /** One-time charges, of a part or of the whole order. */
  readonly charges?: readonly TrueCharge[];
  /** What the file does not say, so that it must be asked. */
  readonly mustAsk?: string;
  /** The supplier stands nowhere in the file. */
  readonly ask?: "supplier";
  readonly notAQuote?: true;
  /** A minimum is said in money, none in pieces. */
  readonly noMinimumPieces?: true;
  /** One part called off in several rows: one line or several, but no price breaks. */
  readonly lots?: true;
}

export interface TrueLine {
  readonly supplier: string;
  readonly part: string;
  readonly quantity: number | readonly number[] | null;
  /** `null` where there are price breaks. */
  readonly unitPrice: number | null;
  /** How many of the unit the price is for; 1 where it is missing. */
  readonly per?: number;
  /** "kg", "lb"; pieces where it is missing. */
  readonly unit?: string;
  readonly currency: string;
  readonly breaks?: readonly (readonly [fromQuantity: number, price: number])[];
  readonly leadTimeDays?: number | readonly number[];
  readonly incoterm?: string;
  readonly validUntil?: string;
  readonly minimumOrder?: number;
  readonly alternative?: true;
}

export interface TrueCharge {
  readonly part?: string;
  readonly supplier?: string;
  readonly amount: number;
}
