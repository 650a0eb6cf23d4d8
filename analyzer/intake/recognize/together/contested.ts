import { askBelowConfidence, type QuoteLine, type Reading } from "../../quote-line.ts";
import type { SecondReading } from "../../second-reader/second-reading.ts";
import { type Agreement, type SharedField, sharedFields } from "./agreement.ts";

/** What two readings of a file can have differently; `offers` are those that only the rules have. */
export type Contested = SharedField | "offers";

/**
 * From which chance on the second reading was right more often than the rules', in batches that it had not met
 * (docs/measured/reader.md).
 */
const leastChance = { offers: 0.6, part: 0.9, quantity: 0.9, price: 0.9, currency: 0.9 } as const;

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
      (isOpen || (field !== "supplier" && chance > leastChance[field]));
    contested.set(field, isRead && isLikelier && onlySecond.length === 0);
  }
  if (onlyRules.length > 0) {
    contested.set("offers", onlySecond.length === 0 && chance > leastChance.offers);
  }
  return contested;
}

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
