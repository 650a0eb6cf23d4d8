import type { PriceBreak, QuoteLine, Reading, UnitOfMeasure } from "../../quote-line.ts";
import type { SecondOffer } from "../../second-reader/second-reading.ts";
import type { SourcePlace } from "../../source-place.ts";
import {
  type Agreement,
  isNameCut,
  isPartInWords,
  type SharedField,
  sharedFields,
} from "./agreement.ts";
import type { Contested } from "./contested.ts";

/** Sure enough not to be asked about by itself: the question about the whole file is about it too. */
const confidence = 96;
const reason = "a second reading gives this";
const each: UnitOfMeasure = { dimension: "count", size: 1, label: "each" };

/** The rules' offers, with what is taken of the second reading. */
export function secondLines(
  lines: readonly QuoteLine[],
  { pairs }: Agreement,
  contested: ReadonlyMap<Contested, boolean>,
  gone: ReadonlySet<QuoteLine>,
): readonly QuoteLine[] {
  const isTaken = (what: Contested) => contested.get(what) === true;
  const pairOf = new Map(pairs.map((pair) => [pair.line, pair]));
  return lines.flatMap((line) => {
    if (gone.has(line)) return [];
    const { offer, differing } = pairOf.get(line) ?? { differing: [] };
    const isInWords = offer !== undefined && isPartInWords(line, offer);
    const isCut = offer !== undefined && isNameCut(line, offer);
    const taken: readonly SharedField[] = [
      ...differing.filter(isTaken),
      ...(isInWords ? (["part"] as const) : []),
      ...(isCut ? (["supplier"] as const) : []),
    ];
    return taken.reduce(
      (read, field) => (offer ? { ...read, ...valueOf(field, offer, read) } : read),
      line,
    );
  });
}

/** A line with all that the second reader has of an offer. */
export function withOffer(line: QuoteLine, offer: SecondOffer): QuoteLine {
  return sharedFields.reduce((read, field) => ({ ...read, ...valueOf(field, offer, read) }), line);
}

/** What a line has of one field, as the second reader read it. */
function valueOf(field: SharedField, offer: SecondOffer, line: QuoteLine): Partial<QuoteLine> {
  const { places, prices } = offer;
  const ofOne: Reading<UnitOfMeasure> = { ...line.unit, value: each, confidence, reason };
  switch (field) {
    case "part":
      return { part: readingOf(offer.part, places.part) };
    case "quantity":
      return {
        quantity: readingOf(offer.quantity, places.quantity),
        quantityUnit: isCounted(line.quantityUnit) ? ofOne : line.quantityUnit,
      };
    case "price":
      return {
        prices: prices.flatMap(priceBreakOf),
        unit: isCounted(line.unit) ? ofOne : line.unit,
      };
    case "supplier": {
      const supplier = readingOf(offer.supplier, places.supplier);
      return supplier === null ? {} : { supplier };
    }
    case "currency":
      return { currency: readingOf(offer.currency, places.currency) };
  }
}

/** The second reader knows no pounds and feet. */
function isCounted({ value }: Reading<UnitOfMeasure>): boolean {
  return value.dimension === "count";
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
