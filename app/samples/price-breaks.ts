/** A unit price that holds from this quantity up. */
export interface PriceBreak {
  from: number;
  unitPrice: number;
}

/** The break that a quantity reaches; below the first of them, the first. Breaks are in rising order. */
export function breakAt<B extends PriceBreak>(breaks: readonly [B, ...B[]], quantity: number): B {
  return breaks.findLast(({ from }) => quantity >= from) ?? breaks[0];
}

/** The next break that would lower the price, or null at the last one. */
export function nextBreak<B extends PriceBreak>(
  breaks: readonly [B, ...B[]],
  quantity: number,
): B | null {
  return breaks.find(({ from }) => from > quantity) ?? null;
}
