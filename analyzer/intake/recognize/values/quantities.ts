import { pieceWord, type FoundUnit } from "./units.ts";
import { readAmount } from "./amounts.ts";
import type { DecimalSign } from "./number-style.ts";
import { missing, understood, type Doubt, type Understood } from "./understood.ts";

export interface Quantity {
  readonly value: number;
  readonly unit: FoundUnit | null;
  /** It begins a range, "100-499" or "500+": a price holds from there on. */
  readonly isFrom: boolean;
}

const numeral = String.raw`(\d+(?:[.,'’]\d{3}|[ \u00a0\u202f]\d{3}(?!\d))*)`;
const unitWord = String.raw`\s*(?:${pieceWord}|kg|m)?\.?`;
const range = new RegExp(
  String.raw`^${numeral}${unitWord}\s*(?:-|–|—|\.\.+|to|bis|à|a|until|<)\s*${numeral}${unitWord}$`,
  "iu",
);
const openRange = new RegExp(
  String.raw`^(?:(?:from|ab|desde|dès|dés|à partir de|a partir de|de|da|a partire da|vanaf|från|fr\.?o\.?m\.?|fra|ved|vid|bij|bei|od|przy|při|at|for|per|>=|≥|>|mind\.?|min\.?|@|over|above|oltre|über|plus de|más de|acima de|boven|över|powyżej|nad|legalább|en az|满|以上)\s*${numeral}${unitWord}\s*\+?|${numeral}${unitWord}\s*(?:\+|and up|up|and above|or more|ff\.?|und mehr|et plus|ve üzeri|ve üstü|adetten itibaren|és több|és felette|felett|darabtól|db-tól|-tól|-től|y más|o más|plus|e oltre|ou mais|en meer|eller fler|og flere|i więcej|a více|以上|起|~|～|–|-))$`,
  "iu",
);

/** "5K" and "2.5k pcs" count thousands; "10k" with more letters is a value of something else. */
const thousands = /(?<![\p{L}\d.,/-])(\d{1,3}(?:\.\d)?)\s?k(?![\p{L}\d/])/giu;

export function withThousands(text: string): string {
  return text.replace(thousands, (_, count: string) => String(Math.round(Number(count) * 1000)));
}

/** The start of "1-99", "500+", "ab 500", "≥ 1.000", or `null`. A whole number of up to nine digits. */
export function rangeStart(text: string): number | null {
  const trimmed = withThousands(text.trim());
  if (trimmed.length > 40) return null;
  const both = range.exec(trimmed);
  if (both !== null) {
    const [from, to] = [wholeNumber(both[1]!), wholeNumber(both[2]!)];
    return from !== null && to !== null && from < to ? from : null;
  }
  const open = openRange.exec(trimmed);
  return open === null ? null : wholeNumber((open[1] ?? open[2])!);
}

/** In a range separators can only stand between thousands. */
export function wholeNumber(text: string): number | null {
  const value = Number(text.replace(/[.,'’ \u00a0\u202f]/g, ""));
  return Number.isFinite(value) && value < 1e9 ? value : null;
}

/** "500", "1.000 Stk", "100-499", "500+". */
export function readQuantity(
  written: string,
  decimal: DecimalSign,
  style: Doubt,
): Understood<Quantity> {
  const text = withThousands(written);
  const start = /^\d+$/.test(text) ? null : rangeStart(text);
  if (start !== null) return understood({ value: start, unit: null, isFrom: true });
  const amount = readAmount(text, decimal, style);
  if (amount.kind === "missing") return amount;
  if (/^0\d/.test(text.trim())) return missing(`“${text}” is not a quantity`);
  if (amount.value.currency !== null) return missing(`“${text}” is an amount of money`);
  if (amount.value.isPercent) return missing(`“${text}” is a percentage`);
  const { value, unit } = amount.value;
  if (value === 0) return missing(`“${text}” is not a quantity`);
  return understood({ value, unit, isFrom: false }, "", amount.doubts);
}
