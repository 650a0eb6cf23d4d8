import { withoutTaxNote } from "../../../lexicon/tax-words.ts";
import { namedCurrency, type FoundCurrency } from "./currencies.ts";
import { readNumeral, type DecimalSign } from "./number-style.ts";
import { namedUnit, type FoundUnit } from "./units.ts";
import { missing, noDoubts, understood, type Doubt, type Understood } from "./understood.ts";

/** What a cell with a number in it says: "€ 12,50 / 100 Stk", "1.250,-- EUR", "5 %". */
export interface Amount {
  readonly value: number;
  readonly isPercent: boolean;
  readonly currency: FoundCurrency | null;
  readonly unit: FoundUnit | null;
}

const onlyNumeral = /^\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*$/;
const numeralIn = /\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*|[.,]\d+/g;
const about = /^(?:ca\.?|approx\.?|about|etwa|env\.?|environ|aprox\.?|~|à|net|netto|nur|only)$/i;
/** "only" after a price, "HT", "net": words that change nothing here. */
const harmless =
  /^(?:net|netto|net\.|ht|excl\.?|\*+|\(?(?:one[\s-]?(?:time|off)|once|lump sum|einmalig|pauschal|forfait|une fois|única vez|por única vez|una tantum|eenmalig|engångs\w*|engangs\w*|jednorazowo|jednorázově|egyszeri|tek seferl[iİ]k|bir defal[ıI]k)\)?)$/i;

/** A narrow space that a program could not write stands as "?" between thousands. */
function withSeparators(text: string): string {
  return text.includes("?") ? text.replace(/(\d)\?(?=\d{3}(?!\d))/g, "$1 ") : text;
}

/** The numeral of a text, for finding the style of a table. */
export function numeralOf(written: string): string | null {
  const text = withSeparators(written);
  if (onlyNumeral.test(text)) return text;
  const found = text.match(numeralIn);
  return found?.length === 1 ? found[0] : null;
}

/** Reads a number with the currency, the unit or the percent sign around it. */
export function readAmount(text: string, decimal: DecimalSign, style: Doubt): Understood<Amount> {
  const trimmed = withSeparators(text.trim());
  if (onlyNumeral.test(trimmed)) return fromNumeral(trimmed, decimal, style, plainAmount, "");

  if (isPartCode(trimmed)) return missing(`“${trimmed}” is the code of a part`);
  if (trimmed.length > 80) return missing(`“${trimmed.slice(0, 20)}…” is not a number`);
  const withoutDashes = trimmed.replace(/(\d)[.,](?:-{1,2}|–|—)/u, "$1");
  const isNegative =
    /^\(.*\d.*\)$/.test(withoutDashes) ||
    /^[^\p{L}\d]*[-−–]\s*[^\d-]{0,4}\d/u.test(withoutDashes) ||
    /\d\s*[-−]$/.test(withoutDashes);
  if (isNegative) return missing(`“${trimmed}” is negative`);

  const found = numeralIn.exec(withoutDashes);
  numeralIn.lastIndex = 0;
  if (found === null) return missing(`“${trimmed}” is not a number`);
  const before = withoutDashes.slice(0, found.index).replace(/[+:]/g, " ").trim();
  const after = withoutDashes.slice(found.index + found[0].length).trim();
  const surroundings = readSurroundings(before, after);
  if (surroundings === null) return missing(`“${trimmed}” is more than one number`);
  return fromNumeral(found[0], decimal, style, surroundings, surroundings.leftover);
}

/** "TS-100-A" holds a number and is none; "EUR-100" is an amount. */
function isPartCode(text: string): boolean {
  const letters = /^(\p{Lu}{1,6})[-/]\d[\d\p{Lu}]*(?:[-/][\d\p{Lu}]+)+$/u.exec(text)?.[1];
  return letters !== undefined && namedCurrency(letters) === null;
}

/** Currencies that nobody writes decimals of: "6,850円" has thousands. */
const wholeCurrencies: ReadonlySet<string> = new Set(["JPY", "KRW", "VND", "IDR", "CLP", "HUF"]);

type Surroundings = Omit<Amount, "value">;
const plainAmount: Surroundings = { isPercent: false, currency: null, unit: null };

function fromNumeral(
  numeral: string,
  decimal: DecimalSign,
  style: Doubt,
  around: Surroundings,
  leftover: string,
): Understood<Amount> {
  const isWhole =
    wholeCurrencies.has(around.currency?.code ?? "") && /^\d{1,3}(?:[.,]\d{3})+$/.test(numeral);
  const number = isWhole
    ? { value: Number(numeral.replace(/[.,]/g, "")), isAmbiguous: false }
    : readNumeral(numeral, decimal);
  if (number === null) return missing(`“${numeral}” is not a number`);
  const doubts: Doubt[] = [];
  if (number.isAmbiguous && style.confidence < 95) doubts.push(style);
  if (leftover !== "") doubts.push({ kind: "leftover", detail: leftover, confidence: 80 });
  const { isPercent, currency, unit } = around;
  return understood(
    { value: number.value, isPercent, currency, unit },
    "",
    doubts.length === 0 ? noDoubts : doubts,
  );
}

/** `null` where another number stands beside the first one. */
function readSurroundings(
  before: string,
  after: string,
): (Surroundings & { readonly leftover: string }) | null {
  let currency = namedCurrency(before);
  // In Turkey the sign stands before: "%20".
  let isPercent = before === "%";
  let leftover = currency === null && !isPercent && !about.test(before) ? before : "";
  let unit: FoundUnit | null = null;

  let rest = after;
  if (rest.startsWith("%") || /^(?:percent|prozent|pct)\b/i.test(rest)) {
    isPercent = true;
    rest = rest.replace(/^(?:%|percent|prozent|pct)/i, "").trim();
  }
  const sign = /^(?:[€£$¥₹₩₺]|US\$|[\p{L}$.]+)/u.exec(rest)?.[0];
  const afterCurrency = sign === undefined ? null : namedCurrency(sign);
  if (sign !== undefined && afterCurrency !== null) {
    currency ??= afterCurrency;
    rest = rest.slice(sign.length).trim();
  }
  if (rest !== "" && !harmless.test(rest) && withoutTaxNote(rest).trim() !== "") {
    unit = namedUnit(rest);
    if (unit === null) {
      if (/\d/.test(rest)) return null;
      leftover = [leftover, rest].filter((text) => text !== "").join(" ");
    }
  }
  if (/\d/.test(leftover)) return null;
  return { isPercent, currency, unit, leftover };
}
