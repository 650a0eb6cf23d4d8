/** What the buyer says of a supplier where its quote does not. */
export interface SupplierTerms {
  /** ISO 3166, in place of what its files show. */
  readonly shipsFrom?: string;
  /** For all that is bought of it. */
  readonly freight?: { readonly amount: number; readonly currency: string };
  /** Of the goods. */
  readonly freightPercent?: number;
  /** Of goods and tooling, which the customs value takes in. */
  readonly dutyPercent?: number;
  /** Why it may not be awarded: "no answer to the right of access". */
  readonly excludedBecause?: string;
}

/** Duty by the country that the goods come from, for all parts or for one. */
export function dutyKey(country: string, partKey?: string): string {
  return partKey === undefined ? country : `${country} ${partKey}`;
}
