import type { PriceBreak, QuoteLine, Reading, UnitOfMeasure } from "../../quote-line.ts";
import type { SecondOffer } from "../../second-reader/second-reading.ts";
import type { SourcePlace } from "../../source-place.ts";
import type { Agreement, Pair, SharedField } from "./agreement.ts";

/** Sure enough not to be asked about by itself: the question about the whole file is about it too. */
const confidence = 96;
const reason = "a second reading gives this";
const each: UnitOfMeasure = { dimension: "count", size: 1, label: "each" };

/** The offers as the second reader has them, with what only the rules read of each: terms and charges. */
export function secondLines({ pairs, told }: Agreement): readonly QuoteLine[] {
  return [...pairs.map(secondLine), ...told];
}

function secondLine({ line, offer, differing }: Pair): QuoteLine {
  return differing.reduce((read, field) => ({ ...read, ...valueOf(field, offer, read) }), line);
}

/** What a line has of one field, as the second reader read it. */
function valueOf(field: SharedField, offer: SecondOffer, line: QuoteLine): Partial<QuoteLine> {
  const { places, prices } = offer;
  const ofOne: Reading<UnitOfMeasure> = { ...line.unit, value: each, confidence, reason };
  switch (field) {
    case "part":
      return { part: readingOf(offer.part, places.part) };
    case "quantity":
      return { quantity: readingOf(offer.quantity, places.quantity), quantityUnit: ofOne };
    case "price":
      return { prices: prices.flatMap(priceBreakOf), unit: ofOne };
    case "supplier": {
      const supplier = readingOf(offer.supplier, places.supplier);
      return supplier === null ? {} : { supplier };
    }
    case "currency":
      return { currency: readingOf(offer.currency, places.currency) };
  }
}

function priceBreakOf({ from, price, place }: SecondOffer["prices"][number]): PriceBreak[] {
  const reading = readingOf(Number(price.toPrecision(10)), place);
  return reading === null ? [] : [{ fromQuantity: from, price: reading }];
}

function readingOf<Value extends string | number>(
  value: Value | null,
  place: SourcePlace | null,
): Reading<Value> | null {
  if (value === null) return null;
  return { value, raw: String(value), place: place ?? { kind: "assumed" }, confidence, reason };
}
