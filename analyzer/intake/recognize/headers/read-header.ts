import type { ChargeBasis } from "../values/charges.ts";
import { withoutTaxNote } from "../../../lexicon/tax-words.ts";
import { currenciesIn, namedCurrency, type FoundCurrency } from "../values/currencies.ts";
import {
  fillers,
  findPhrases,
  isUnitLike,
  perWords,
  restText,
  scoreMeanings,
  withWordsApart,
  type FoundPhrase,
  type Meaning,
} from "./header-phrases.ts";
import { isIncoterm } from "../../../quote/incoterm.ts";
import { findIncoterm } from "../values/find-incoterm.ts";
import { impliedDuration, namedDurationUnit, type DurationUnit } from "../values/lead-times.ts";
import { tokens, withPlainNumero, type Token } from "../values/plain-words.ts";
import { rangeStart, wholeNumber, withThousands } from "../values/quantities.ts";
import { remembered } from "../values/remembered.ts";
import type { RatingScale } from "../values/ratings.ts";
import { namedUnit, type FoundUnit } from "../values/units.ts";

/** All that a header says: "Unit price (EUR/100)" is a price, in euros, for a hundred. */
export interface HeaderReading {
  readonly text: string;
  /** Best first; empty where no word is known. */
  readonly meanings: readonly Meaning[];
  /** The words that mean nothing here: a supplier's name, perhaps. */
  readonly rest: string;
  readonly currency: FoundCurrency | null;
  readonly unit: FoundUnit | null;
  readonly durationUnit: DurationUnit | null;
  readonly scale: RatingScale | null;
  readonly basis: ChargeBasis | null;
  readonly incoterm: string | null;
  /** Where a price holds from: "Price @ 500", "100-499"; a bare "500" is not marked as a quantity. */
  readonly quantity: { readonly from: number; readonly isMarked: boolean } | null;
}

export const readHeader = remembered((text) =>
  readFreshHeader(text.slice(0, 200).normalize("NFC")),
);

function readFreshHeader(written: string): HeaderReading {
  const spaced = withCapitalCurrency(withPlainNumero(written).replaceAll("_", " "));
  const text = withoutDots(withoutTaxNote(withWordsApart(withThousands(spaced.normalize("NFKC")))));
  const all = tokens(text);
  const used = new Set<number>();
  // The number of a document, "QT-20263109", names no column.
  const isCode = /^\p{Lu}{1,4}[-\s]?\d{5,}/u.test(text);
  const found = isCode || isMoneyPerUnit(text) ? [] : findPhrases(all);
  const main = found[0];
  // "Part No. 零件号" says one thing twice.
  const same = found.filter((each) => each === main || isSameMeaning(each, main));
  for (const { indexes } of same) for (const index of indexes) used.add(index);

  // In Italian "cad." is "cadauno": each, not Canadian dollars.
  const isItalian = main?.phrases.some(({ languages }) => languages.has("it")) === true;
  const named = isItalian ? text.replace(/\bCAD\b/gi, " ") : text;
  const currencies = currenciesIn(
    named.replace(/\b(?:eur|usd|gbp|chf)\b/g, (code) => code.toUpperCase()),
  );
  const incoterm = main?.phrases.some(({ meaning }) => meaning === "incoterm")
    ? null
    : (findIncoterm(text, false)?.code ?? null);
  markCurrencyAndPlace(all, used, currencies.length > 0);
  const unit = findUnit(all, used) ?? unitOfPhrase(main, currencies);
  const isPercent = /%|percent|prozent|\bpct\b|pourcent|porcent/i.test(text);
  const quantity = findQuantity(text, all, used);
  const durationUnit = findDurationUnit(all, used) ?? impliedDuration(main?.words ?? "");
  const scale = /(?:\/|of|von|sur|sobre|1\s*[-–]|0\s*[-–])\s*(5|10|100)\b/i.exec(text)?.[1];

  const restIndexes = all.flatMap(({ kind, plain }, index) =>
    kind === "sign" || used.has(index) || (kind === "word" && fillers.has(plain)) ? [] : [index],
  );
  const rest = restText(text, all, restIndexes, used);
  const scored = scoreMeanings(found, restIndexes.length);
  // "Peça: 10.000 un. (€/1000)" is a price, whatever "Peça" is above other columns.
  const isPriceFrom =
    currencies.length > 0 &&
    unit?.saysPer === true &&
    quantity !== null &&
    isCounted(scored[0], text, rest);
  const isOpen = isPriceFrom || (scored.length === 0 && rest === "");
  const implied = isOpen ? impliedMeaning(unit, currencies, isPriceFrom ? null : quantity) : null;
  return {
    text: written,
    meanings: implied === null ? scored : [implied],
    rest: isPriceFrom ? "" : rest,
    currency: currencies.length === 1 ? currencies[0]! : null,
    unit,
    durationUnit,
    scale: scale !== undefined ? (`of ${scale}` as RatingScale) : isPercent ? "of 100" : null,
    basis: isPercent ? "percent" : findBasis(text, unit),
    incoterm,
    quantity: isPriceFrom ? { ...quantity, isMarked: true } : quantity,
  };
}

/** "€/Stück" is a price, although "Stück" alone is a quantity. */
const moneyPerUnit = /^[([]?(\p{Sc}|[A-Z]{3})\s?\/\s?(?:\d+\s?)?\p{L}*\.?[)\]]?$/u;

function isMoneyPerUnit(text: string): boolean {
  const money = moneyPerUnit.exec(text)?.[1];
  // "NRE / tooling" is no currency.
  return money !== undefined && (/\p{Sc}/u.test(money) || namedCurrency(money) !== null);
}

/** "F.O.B. point" is "FOB point". */
function withoutDots(text: string): string {
  return text.replace(
    /(?<!\p{L})(\p{Lu})\.\s?(\p{Lu})\.\s?(\p{Lu})\.?(?!\p{L})/gu,
    (dotted, a: string, b: string, c: string) => (isIncoterm(a + b + c) ? a + b + c : dotted),
  );
}

/** "unit_cost_usd", "Price eur": a code of a currency at the end, in small letters. */
function withCapitalCurrency(text: string): string {
  return text.replace(/(?<=\p{L}\s)\p{Ll}{3}$/u, (last) => {
    const code = last.toUpperCase();
    return !currencyLikeWords.has(last) && namedCurrency(code) !== null ? code : last;
  });
}

const currencyLikeWords: ReadonlySet<string> = new Set("all cup mop top try pen lot".split(" "));

function isSameMeaning(a: FoundPhrase, b: FoundPhrase | undefined): boolean {
  if (isUnitLike(a.words)) return false;
  const isPart = b?.phrases.some(({ meaning }) => meaning === "part") === true;
  if (isPart && a.phrases.some(({ meaning }) => meaning === "revision")) return true;
  return a.phrases.some(({ meaning }) => b?.phrases.some((other) => other.meaning === meaning));
}

/** A number of pieces stands there, and nothing that is not understood: "Price 2026" is no step. */
function isCounted(first: Meaning | undefined, text: string, rest: string): boolean {
  const counted = /\d\s?(\p{L}+)/u.exec(text)?.[1] ?? "";
  const isKnown =
    first === undefined || /^(?:part|description|unit|quantity|price)$/.test(first.meaning);
  const isOnly = rest === "" || rest.replace(/\.$/, "") === counted;
  return isKnown && isOnly && namedUnit(counted)?.unit.dimension === "count";
}

/** "€/pc" is a price, and a bare unit above numbers what is counted. */
function impliedMeaning(
  unit: FoundUnit | null,
  currencies: readonly FoundCurrency[],
  quantity: HeaderReading["quantity"],
): Meaning | null {
  if (unit === null || quantity !== null) return null;
  if (currencies.length > 0 && unit.saysPer) {
    return { meaning: "price", score: 97, words: "", languages: [] };
  }
  return currencies.length > 0 || unit.saysPer
    ? null
    : { meaning: "quantity", score: 88, words: "", languages: [] };
}

function markCurrencyAndPlace(all: readonly Token[], used: Set<number>, hasCurrency: boolean) {
  let isPlace = false;
  all.forEach(({ raw, kind }, index) => {
    if (kind === "sign") isPlace &&= raw === "." || raw === "-";
    if (isIncoterm(raw)) isPlace = true;
    if (isPlace && kind === "word") used.add(index);
    if (hasCurrency && (namedCurrency(raw) !== null || /^(?:US|us)$/.test(raw))) used.add(index);
  });
}

/** "Menge kg" is known as a whole: its last word says what is counted. "Ft" in "Egységár (Ft)" is money. */
function unitOfPhrase(main: FoundPhrase | undefined, money: readonly FoundCurrency[]) {
  const last = main?.words.split(" ").slice(1).at(-1);
  if (last === undefined || money.some(({ sign }) => sign.toLowerCase() === last)) return null;
  const unit = namedUnit(last);
  return unit !== null && unit.unit.dimension !== "count" && unit.mayBe.length === 1 ? unit : null;
}

/** What stands after "/" or "per", or a bare word of count: "(pcs)", "kg". */
function findUnit(all: readonly Token[], used: Set<number>): FoundUnit | null {
  for (let index = 0; index < all.length; index += 1) {
    const { plain, raw } = all[index]!;
    if (raw === "‰") return namedUnit("‰");
    if (raw !== "/" && !perWords.has(plain)) continue;
    const following = [1, 2].map((step) => all[index + step]);
    for (const count of [2, 1]) {
      const next = following.slice(0, count);
      if (next.some((token) => token === undefined || token.kind === "sign")) continue;
      const unit = namedUnit(`/${next.map((token) => token!.raw).join(" ")}`);
      if (unit === null) continue;
      for (let step = 0; step <= count; step += 1) used.add(index + step);
      return unit;
    }
  }
  for (const [index, { raw, kind, plain }] of all.entries()) {
    if (used.has(index) || kind !== "word" || fillers.has(plain)) continue;
    // "Pr. unit." is a price, not a pair.
    if (isInitial(all, index) || (plain === "pr" && all[index + 1]?.raw === ".")) continue;
    if (beginsName(all, index, used)) continue;
    const unit = namedUnit(raw);
    if (unit === null || (raw.length === 1 && /\p{Ll}/u.test(raw) && raw !== "m")) continue;
    used.add(index);
    return unit;
  }
  return null;
}

function findQuantity(
  text: string,
  all: readonly Token[],
  used: Set<number>,
): HeaderReading["quantity"] {
  const numbers = all.flatMap(({ kind }, index) =>
    kind === "number" && !used.has(index) ? [index] : [],
  );
  const first = numbers[0];
  if (first === undefined) return null;
  if (numbers.length > 2) return findRange(text, numbers, used);
  const marked =
    /(?:@|≥|>=?|(?<!\p{L})(?:ab|from|desde|dès|à partir de|a partir de|da|vanaf|från|fra|ved|vid|od|przy|při|bij|bei)(?!\p{L}))?\s*\d.*$/iu.exec(
      text,
    );
  const start = marked === null ? null : rangeStart(marked[0].replace(/[)\]\s]+$/, ""));
  if (start === null && numbers.length === 2) return findRange(text, numbers, used);
  const from = start ?? wholeNumber(all[first]!.raw);
  if (from === null || !Number.isInteger(from)) return null;
  for (const index of numbers) used.add(index);
  return { from, isMarked: start !== null };
}

/** "Tier 2 (50-199)": of several numbers the range says where the price holds from. */
function findRange(
  text: string,
  numbers: readonly number[],
  used: Set<number>,
): HeaderReading["quantity"] {
  const range = /\d[\d.,]*\s*(?:-|–|to|bis)\s*\d[\d.,]*|\d[\d.,]*\s*\+/u.exec(text)?.[0];
  const from = range === undefined ? null : rangeStart(range);
  if (from === null) return null;
  for (const index of numbers) used.add(index);
  return { from, isMarked: true };
}

/** "Metro Frame & Door Unit Price": the first of several capital words is a name's, whatever it means elsewhere. */
function beginsName(all: readonly Token[], index: number, used: ReadonlySet<number>): boolean {
  const next = all[index + 1];
  const isCapital = (raw: string) => /^\p{Lu}\p{Ll}{2,}$/u.test(raw);
  return (
    index === 0 &&
    next?.kind === "word" &&
    !used.has(1) &&
    isCapital(all[0]?.raw ?? "") &&
    isCapital(next.raw) &&
    !fillers.has(next.plain) &&
    namedUnit(next.raw) === null
  );
}

/** One letter of "d.o.o." or "S.r.l.". */
function isInitial(all: readonly Token[], index: number): boolean {
  const isLetter = (at: number) => all[at]?.raw.length === 1 && all[at]?.kind === "word";
  const [next, before] = [all[index + 1]?.raw === ".", all[index - 1]?.raw === "."];
  return isLetter(index) && ((next && isLetter(index + 2)) || (before && isLetter(index - 2)));
}

function findDurationUnit(all: readonly Token[], used: Set<number>): DurationUnit | null {
  // "j. ouvrés": a point ends a shortened word.
  const words = [...all.entries()].filter(([, { raw }]) => raw !== ".");
  for (const length of [2, 1]) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const span = words.slice(start, start + length);
      if (span.some(([at, { kind }]) => kind !== "word" || used.has(at) || isInitial(all, at)))
        continue;
      const unit = namedDurationUnit(span.map(([, { raw }]) => raw).join(" "));
      if (unit === null) continue;
      for (const [at] of span) used.add(at);
      return unit;
    }
  }
  return null;
}

function findBasis(text: string, unit: FoundUnit | null): ChargeBasis | null {
  if (
    /lump\s?sum|pauschal|forfait|per (?:order|shipment|lot)|\(lot\)|\/\s?lot(?!\p{L})|pro auftrag|je auftrag|par commande|por pedido|one[- ]time|einmalig|total|gesamt/iu.test(
      text,
    )
  ) {
    return "per order";
  }
  return unit !== null && unit.unit.size === 1 ? "per unit" : null;
}
