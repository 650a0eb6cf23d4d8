/** A unit price that holds from this quantity up. */
export interface PriceBreak {
  from: number;
  unitPrice: number;
}

/** In rising order. */
export type PriceBreaks = readonly [PriceBreak, ...PriceBreak[]];
type Pair = [from: number, unitPrice: number];

export function priceBreaks(...pairs: [Pair, ...Pair[]]): PriceBreaks {
  const [first, ...further] = pairs.map(([from, unitPrice]) => ({ from, unitPrice }));
  return [first!, ...further];
}

/** The break that a quantity reaches; below the first of them, the first. */
export function breakAt(breaks: PriceBreaks, quantity: number): PriceBreak {
  return breaks.findLast(({ from }) => quantity >= from) ?? breaks[0];
}

export function nextBreak(breaks: PriceBreaks, quantity: number): PriceBreak | null {
  return breaks.find(({ from }) => from > quantity) ?? null;
}
