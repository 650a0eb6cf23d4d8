import { askBelowConfidence, type QuoteLine, type Reading } from "../../quote-line.ts";
import { plainName } from "../../second-reader/plain-name.ts";
import type { SecondReading } from "../../second-reader/second-reading.ts";
import { type Agreement, type Pair, type SharedField, sharedFields } from "./agreement.ts";

/** What two readings of a file can have differently; `offers` are those that only the rules have. */
export type Contested = SharedField | "offers";

/**
 * From which chance on the second reading was right more often than the rules', in batches that it had not met
 * (docs/measured/reader.md).
 */
const leastChance = { offers: 0.6, part: 0.9, quantity: 0.9, price: 0.9, currency: 0.9 } as const;

/**
 * Parts that the rules did not find and suppliers that they doubt, and of which the second reader is as good as sure, need no
 * question. Of two columns of part numbers it takes the supplier's too often.
 */
const leastSettled = 0.98;

/** The same agreement without what the second reader settled. */
export function withSettled(
  agreement: Agreement,
  contested: ReadonlyMap<Contested, boolean>,
): Agreement {
  const isSettled = ({ line, offer }: Pair, field: SharedField) =>
    contested.get(field) === true &&
    ((field === "part" && line.part === null && offer.core >= leastSettled) ||
      (field === "supplier" && isDoubted(line) && offer.terms >= leastSettled));
  const pairs = agreement.pairs.map((pair) => ({
    ...pair,
    differing: pair.differing.filter((field) => !isSettled(pair, field)),
  }));
  return { ...agreement, pairs };
}

/** Whom the rules name, if only in doubt: of the file's own name more is asked (`withSecondSupplier`). */
function isDoubted({ supplier }: QuoteLine): boolean {
  return supplier.place.kind !== "file" && isUnsure(supplier);
}

/** All that the readings have differently, each with whether the second's is the likelier. */
export function contestedIn(
  { pairs, onlyRules, onlySecond }: Agreement,
  second: SecondReading,
  isProven: (line: QuoteLine) => boolean,
): ReadonlyMap<Contested, boolean> {
  const contested = new Map<Contested, boolean>();
  const chance = chanceOf(second);
  for (const field of sharedFields) {
    const own = pairs.filter(({ differing }) => differing.includes(field));
    if (own.length === 0) continue;
    const isRead = own.every(({ offer }) => (field === "price" ? true : offer[field] !== null));
    const isOpen = own.every(({ line }) => isUnsure(readingOf(line, field)));
    const isFigure = field === "quantity" || field === "price";
    const isLikelier =
      !(isFigure && own.some(({ line }) => isProven(line))) &&
      !(field === "price" && own.every(isPerMissed)) &&
      !(field === "part" && isOfColumn(own, pairs)) &&
      (isOpen || (likelier[field]?.(own) ?? (field !== "supplier" && chance > leastChance[field])));
    contested.set(field, isRead && isLikelier && onlySecond.length === 0);
  }
  if (onlyRules.length > 0) {
    contested.set("offers", onlySecond.length === 0 && chance > leastChance.offers);
  }
  return contested;
}

/** Both have the parts of most rows from one column: in the others the second reader takes the supplier's numbers. */
function isOfColumn(own: readonly Pair[], pairs: readonly Pair[]): boolean {
  const columns = pairs.map(({ line: { part } }) =>
    part?.place.kind === "cell" ? part.place.column : -1,
  );
  return own.length * 2 < pairs.length && new Set(columns).size === 1 && columns[0] !== -1;
}

/** Which reading to take whatever its chance, where what they have beside each other tells. */
const likelier: Partial<Record<SharedField, (own: readonly Pair[]) => boolean | undefined>> = {
  // The rules take a word of the description for the part more often than the second reader takes a wrong one.
  part: (own) =>
    own.every(({ line, offer }) => !isExtended(line.part?.value, offer.part)) || undefined,
  quantity: (own) =>
    own.every(({ line, differing }) => line.quantity === null && !differing.includes("price")) ||
    undefined,
  // Whoever has all prices of the other, and more, has read the steps.
  price: (own) => {
    if (own.every(isPartOfSteps)) return true;
    return own.some(({ line, offer }) => line.prices.length > offer.prices.length)
      ? false
      : undefined;
  },
};

/** "31-0442" in "Ritzelwelle 31-0442, 18CrNiMo7-6". */
function isExtended(part: string | undefined, other: string | null): boolean {
  return part !== undefined && plainName(other ?? "").includes(plainName(part));
}

/** The same figures, for a hundred or a thousand in the rules' reading: the second reader misses what stands far from them. */
function isPerMissed({ line, offer: { prices } }: Pair): boolean {
  const { size } = line.unit.value;
  const isSame = line.prices.every(({ price }, at) => price.value === prices[at]?.price);
  return (size === 100 || size === 1000) && line.prices.length === prices.length && isSame;
}

/** The rules' prices are some of the second reading's, which fall as the quantities rise. */
function isPartOfSteps({ line, offer: { prices } }: Pair): boolean {
  const { size } = line.unit.value;
  const isFalling = prices.every(({ from, price }, at) => {
    const before = prices[at - 1];
    return (
      Number.isInteger(from) &&
      (before === undefined || (price < before.price && price > before.price * leastOfStep))
    );
  });
  return (
    isFalling &&
    prices.length > line.prices.length &&
    line.prices.every(({ price }) =>
      prices.some((other) => Math.abs(other.price - price.value / size) <= 0.002 * other.price),
    )
  );
}

/** No step is a fifth of the one before. */
const leastOfStep = 0.2;

/** How likely every offer of the second reading is right, and none missing. */
export function chanceOf({ offers, complete }: SecondReading): number {
  return offers.reduce((least, { core, terms }) => Math.min(least, core * terms), complete);
}

/** The rules ask about it themselves. */
function isUnsure(reading: Reading<unknown> | null | undefined): boolean {
  return !reading || reading.confidence < askBelowConfidence;
}

function readingOf(line: QuoteLine, field: SharedField): Reading<unknown> | null | undefined {
  return field === "price" ? line.prices[0]?.price : line[field];
}
