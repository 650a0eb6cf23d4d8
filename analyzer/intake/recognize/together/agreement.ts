import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { SecondOffer, SecondReading } from "../../second-reader/second-reading.ts";
import { plainName } from "../../second-reader/plain-name.ts";

/** What both readers read of every offer. */
export const sharedFields = ["part", "quantity", "price", "supplier", "currency"] as const;

export type SharedField = (typeof sharedFields)[number];

/** An offer that both have, with the fields that they read differently. */
export interface Pair {
  readonly line: QuoteLine;
  readonly offer: SecondOffer;
  readonly differing: readonly SharedField[];
}

/** The rules' reading beside the second reader's. */
export interface Agreement {
  readonly pairs: readonly Pair[];
  readonly onlyRules: readonly QuoteLine[];
  /** What the visitor made an offer of, and the second reader did not. */
  readonly told: readonly QuoteLine[];
  readonly onlySecond: readonly SecondOffer[];
}

export function compareReadings(lines: readonly QuoteLine[], second: SecondReading): Agreement {
  const free = new Set(second.offers);
  const byPart = Map.groupBy(second.offers, ({ part }) => plainName(part ?? ""));
  const pairs = new Map<QuoteLine, Pair>();
  const pair = (line: QuoteLine, offers: Iterable<SecondOffer>) => {
    const [best] = [...offers]
      .filter((offer) => free.has(offer))
      .map((offer) => ({ line, offer, differing: differingFields(line, offer) }))
      .sort((a, b) => a.differing.length - b.differing.length);
    if (best === undefined) return;
    free.delete(best.offer);
    pairs.set(line, best);
  };
  for (const line of lines) pair(line, byPart.get(plainName(line.part?.value ?? "")) ?? []);
  for (const line of lines) {
    if (pairs.has(line)) continue;
    pair(
      line,
      [...free].filter((offer) => !differingFields(line, offer).includes("price")),
    );
  }
  return {
    pairs: [...pairs.values()],
    onlyRules: lines.filter((line) => !pairs.has(line) && !isSaid(line.prices[0]?.price)),
    told: lines.filter((line) => !pairs.has(line) && isSaid(line.prices[0]?.price)),
    onlySecond: [...free],
  };
}

export function isAgreed({ pairs, onlyRules, onlySecond }: Agreement): boolean {
  const isWhole = onlyRules.length === 0 && onlySecond.length === 0 && pairs.length > 0;
  return isWhole && pairs.every(({ differing }) => differing.length === 0);
}

function differingFields(line: QuoteLine, offer: SecondOffer): SharedField[] {
  const isSame: Record<SharedField, boolean> = {
    part: isSamePart(line, offer) || isPartInWords(line, offer),
    quantity: isSameQuantity(line, offer),
    price: areSamePrices(line, offer),
    supplier: isSameName(line.supplier.value, offer.supplier ?? ""),
    // The second reader finds none where a sign stands far from the price.
    currency: offer.currency === null || line.currency?.value === offer.currency,
  };
  const said: Record<SharedField, Reading<unknown> | null | undefined> = {
    part: line.part,
    quantity: line.quantity,
    price: line.prices[0]?.price,
    supplier: line.supplier,
    currency: line.currency,
  };
  return sharedFields.filter((field) => !isSame[field] && !isSaid(said[field]));
}

function isSamePart({ part }: QuoteLine, offer: SecondOffer): boolean {
  return part !== null && plainName(part.value) === plainName(offer.part ?? "");
}

/** "PK-3301" in "1 PK-3301 Muhafaza kapağı, ABS siyah": the rules took its description with it. */
export function isPartInWords({ part }: QuoteLine, { part: code, core }: SecondOffer): boolean {
  if (part === null || isSaid(part) || code === null || core < leastOfWords) return false;
  const words = part.value.split(/\s+/);
  const own = code.split(/\s+/);
  const at = words.findIndex((_, from) => own.every((word, index) => words[from + index] === word));
  const after = words.slice(at + own.length);
  return at >= 0 && own.length < words.length && /\d/.test(code) && !isRevision(after);
}

const leastOfWords = 0.9;

function isRevision([word = ""]: readonly string[]): boolean {
  return /^(?:\p{L}|rev\.?|issue|iss\.?|index|ind\.?|ed\.?|ver\.?)$/iu.test(word);
}

/** What the visitor wrote is so, whoever read something else. */
function isSaid(reading: Reading<unknown> | null | undefined): boolean {
  return reading?.place.kind === "visitor";
}

function isSameQuantity({ quantity, quantityUnit, prices }: QuoteLine, offer: SecondOffer) {
  if (prices.length > 1 && offer.prices.length > 1) return true;
  if (quantity === null || offer.quantity === null) return quantity === offer.quantity;
  const { value } = quantity;
  return isNear(value, offer.quantity) || isNear(value * quantityUnit.value.size, offer.quantity);
}

function areSamePrices({ prices, unit, quantityUnit }: QuoteLine, offer: SecondOffer): boolean {
  const { dimension, size } = unit.value;
  // A price for a foot of what is counted in pieces is no reading that two have.
  const isMeasured = dimension !== "count" && quantityUnit.value.dimension === dimension;
  return (
    prices.length === offer.prices.length &&
    prices.every(({ fromQuantity, price: { value } }, at) => {
      const other = offer.prices[at];
      if (other === undefined) return false;
      const isSamePrice =
        isNear(value / size, other.price) || (isMeasured && isNear(value, other.price));
      return isSamePrice && (at === 0 || isNear(fromQuantity, other.from));
    })
  );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.002 * Math.abs(b);
}

/** A name may go on: "Meridian" is "Meridian Turning Ltd", which a longer word would not be. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)];
  if (a === b) return true;
  return a.length > 4 && b.length > 4 && (a.startsWith(b) || b.startsWith(a));
}

const leastOfLonger = 0.9;

/** "Hollis & Sons" of "Hollis & Sons Machine Works, Inc.": the longer name was right in 28 of 28 files of the corpus. */
export function isNameCut(
  { supplier }: QuoteLine,
  { supplier: name, terms }: SecondOffer,
): boolean {
  const [own, longer] = [plainName(supplier.value), plainName(name ?? "")];
  const isLonger = longer.length > own.length && longer.startsWith(own) && own.length > 4;
  return isLonger && terms >= leastOfLonger && !isSaid(supplier);
}
