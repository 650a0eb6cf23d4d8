import { fromForm } from "../recognize/table/supplier-names.ts";
import { sizeOfPrices } from "../recognize/values/prices-per.ts";
import type { SourcePlace } from "../source-place.ts";
import { currencyOf, signLanguage } from "./currency-of.ts";
import { readNumeral } from "./numerals.ts";
import type { Piece } from "./piece.ts";
import type { LabelledWord, Pointed } from "./predict.ts";
import type { FurtherTerm, SecondOffer } from "./second-reading.ts";
import { isSigned } from "./signature.ts";

/** A price with what it points to. */
export interface PriceReading {
  /** Its place among all words. */
  readonly word: number;
  readonly table: number;
  readonly row: number;
  readonly price: number;
  readonly part: string | null;
  readonly supplier: string | null;
  readonly places: SecondOffer["places"] & { readonly price: SourcePlace };
  readonly further: SecondOffer["further"];
  quantity: number | null;
  from: number | null;
  per: number;
  currency: string | null;
  /** How likely each of it is. */
  readonly shares: Record<
    "price" | "part" | "quantity" | "from" | "supplier" | "per" | "currency",
    number
  >;
}

const leastPrice = 0.5;
const none: Pointed = { word: -1, share: 1 };

export function priceReadings(
  pieces: readonly Piece[],
  words: readonly LabelledWord[],
): PriceReading[] {
  const language = signLanguage(pieces);
  const readings = words.flatMap((word, at): PriceReading[] => {
    const { pointers, value, isOwn, row, table } = word;
    const share = word.shares.get("PRICE") ?? 0;
    if (pointers === null || !isOwn || share < leastPrice || !value || value <= 0) return [];
    const pointed = (head: string) => pointers.get(head)?.[0] ?? none;
    const [part, quantity, from] = [pointed("part"), pointed("qty"), pointed("brk")];
    const named = pointers.get("sup") ?? [];
    const isNamed = ({ word }: Pointed) => word < at || !isSigned(pieces, words[word]?.piece);
    const supplier = named.find(isNamed) ?? { ...none, share: named[0]?.share ?? 1 };
    const [per, currency] = [pointed("per"), pointed("cur")];
    const wordAt = (each: Pointed) => words[each.word];
    const placeOf = (each: Pointed) => pieces[wordAt(each)?.piece ?? -1]?.place ?? null;
    const place = pieces[word.piece]?.place;
    if (place === undefined) return [];
    const termOf = (head: FurtherTerm) => {
      const found = pointed(head);
      return { place: placeOf(found), text: wordAt(found)?.text ?? "", share: found.share };
    };
    const perWord = wordAt(per)?.text;
    const currencyWord = wordAt(currency)?.text;
    return [
      {
        word: at,
        table,
        row,
        price: value,
        part: runOf(pieces, words, part.word, "PART"),
        supplier: supplierAt(pieces, words, supplier.word),
        places: {
          price: place,
          part: placeOf(part),
          quantity: placeOf(quantity),
          supplier: placeOf(supplier),
          currency: placeOf(currency),
        },
        further: {
          lead: termOf("lead"),
          inco: termOf("inco"),
          valid: termOf("valid"),
          moq: termOf("moq"),
          alt: termOf("alt"),
        },
        quantity: numberOf(wordAt(quantity)),
        from: stepOf(wordAt(from)),
        per: (perWord === undefined ? null : pricePer(perWord)) || 1,
        currency: currencyWord === undefined ? null : currencyOf(currencyWord, language),
        shares: {
          price: share,
          part: part.share,
          quantity: quantity.share,
          from: from.share,
          supplier: supplier.share,
          per: per.share,
          currency: currency.share,
        },
      },
    ];
  });
  fillPers(pieces, readings);
  repairByTotals(words, readings);
  fillCurrencies(words, readings, language);
  return readings;
}

/** "1000+", "5k": the number that a word begins with, where it is none itself. */
function numberOf(word: LabelledWord | undefined): number | null {
  if (word === undefined || word.value !== null) return word?.value ?? null;
  const digits = /[0-9][0-9.,'’]*/.exec(word.text)?.[0];
  if (digits === undefined) return null;
  const { value } = readNumeral(digits);
  return value !== null && /[0-9]\s?k(?![\p{L}\p{N}_])/iu.test(word.text) ? value * 1000 : value;
}

/** A step counts pieces: "1.000" is a thousand, whatever its points mean elsewhere. */
function stepOf(word: LabelledWord | undefined): number | null {
  const grouped = /(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+(?![\d.,]*\d)/.exec(word?.text ?? "")?.[0];
  return grouped === undefined ? numberOf(word) : Number(grouped.replace(/[.,]/g, ""));
}

const leastOfRun = 0.4;

/** The words of one piece around this one that are of the same label; a part goes on only to the right. */
export function runOf(
  pieces: readonly Piece[],
  words: readonly LabelledWord[],
  at: number,
  label: "PART" | "SUP" | "KIND",
): string | null {
  const word = words[at];
  if (word === undefined) return null;
  const belongs = (other: LabelledWord | undefined) =>
    other?.piece === word.piece &&
    (other.label === label || (other.shares.get(label) ?? 0) > leastOfRun);
  let [first, last] = [at, at];
  while (belongs(words[last + 1])) last += 1;
  if (label !== "PART") {
    while (belongs(words[first - 1])) first -= 1;
  }
  const text = pieces[word.piece]?.text.slice(words[first]?.from, words[last]?.to) ?? "";
  return text.replace(/^[ ,;:\-–|·]+|[ ,;:\-–|·]+$/g, "").replace(/\.+$/, "");
}

function supplierAt(pieces: readonly Piece[], words: readonly LabelledWord[], at: number) {
  const name = runOf(pieces, words, at, "SUP");
  return name === null ? null : fromForm(name);
}

/** Not sure enough to go before what the rules have. */
const guessedPer = 0.5;

/** What prices are for may stand far below them, in a sentence. */
function fillPers(pieces: readonly Piece[], readings: readonly PriceReading[]): void {
  const own = pieces.filter(({ isOwn, isMailHead }) => isOwn && !isMailHead);
  const size = sizeOfPrices(own.map(({ text }) => text));
  if (size === null || readings.some(({ per }) => per !== 1)) return;
  for (const reading of readings) {
    reading.per = size;
    reading.shares.per = Math.min(reading.shares.per, guessedPer);
  }
}

/** Where quantity times price is no total of the row, but would be with another quantity proposed, that one is taken. */
function repairByTotals(words: readonly LabelledWord[], readings: readonly PriceReading[]): void {
  const rows = Map.groupBy(
    [...words.keys()].filter((at) => typeof words[at]?.value === "number"),
    (at) => words[at]?.row,
  );
  const noQuantity = new Set(["LTOT", "PART", "POS", "OPRICE"]);
  for (const reading of readings) {
    if (reading.from !== null) continue;
    const row = (rows.get(reading.row) ?? []).filter((at) => at !== reading.word);
    const totals = row.flatMap((at) =>
      words[at]?.label === "LTOT" ? (words[at]?.value ?? []) : [],
    );
    const isProven = (quantity: number | null, per: number) =>
      quantity !== null &&
      quantity !== 0 &&
      quantity !== 1 &&
      totals.some(
        (total) =>
          Math.abs(total - (quantity * reading.price) / per) <=
          Math.max(0.0051, Math.abs(total) * 1e-4),
      );
    if (totals.length === 0 || isProven(reading.quantity, reading.per)) continue;
    const { pointers } = words[reading.word] ?? { pointers: null };
    const quantities = [
      ...(pointers?.get("qty") ?? []),
      ...row
        .filter((at) => !noQuantity.has(words[at]?.label ?? ""))
        .map((word) => ({ word, share: 0.002 })),
    ];
    const pers = [...(pointers?.get("per") ?? []), { word: -1, share: 0.001 }];
    let best = 0;
    for (const { word, share } of quantities) {
      if (word < 0) continue;
      const quantity = numberOf(words[word]);
      for (const each of pers) {
        const per = each.word < 0 ? 1 : pricePer(words[each.word]?.text ?? "");
        if (!per || !isProven(quantity, per) || share * each.share <= best) continue;
        best = share * each.share;
        reading.quantity = quantity;
        reading.per = per;
        reading.shares.quantity = Math.max(best, 0.5);
      }
    }
  }
}

const moneyLabels = new Set(["CUR", "PRICE", "LTOT", "SUM", "CHG"]);
const otherDollars = new Set(["CAD", "AUD", "NZD", "SGD", "HKD", "MXN"]);

/** Where the document names one currency, it is that of prices that name none; "$" beside "CAD" is that one. */
function fillCurrencies(
  words: readonly LabelledWord[],
  readings: readonly PriceReading[],
  language: ReturnType<typeof signLanguage>,
): void {
  const named = new Set<string>();
  for (const { text, label } of words) {
    const currency = currencyOf(text, language);
    if (currency && (moneyLabels.has(label) || /^[([]?[A-Z]{3}[)\],.:;]*$/.test(text))) {
      named.add(currency);
    }
  }
  const dollars = [...named].filter((each) => otherDollars.has(each));
  const isUsdWritten = named.has("USD") && words.some(({ text }) => /USD/i.test(text));
  const [only] = named;
  for (const reading of readings) {
    if (reading.currency === null && named.size === 1 && only !== undefined) {
      reading.currency = only;
      reading.shares.currency = Math.min(0.9, Math.max(reading.shares.currency, 0.5));
    }
    const [dollar] = dollars;
    if (
      reading.currency === "USD" &&
      dollars.length === 1 &&
      dollar !== undefined &&
      !isUsdWritten
    ) {
      reading.currency = dollar;
    }
  }
}

const named: readonly (readonly [string, number])[] = [
  ["hundert", 100],
  ["hundred", 100],
  ["cent", 100],
  ["cien", 100],
  ["setk", 100],
  ["cento", 100],
  ["honderd", 100],
  ["hundra", 100],
  ["hundrede", 100],
  ["%", 100],
  ["‰", 1000],
  ["tausend", 1000],
  ["thousand", 1000],
  ["mille", 1000],
  ["mil", 1000],
  ["mila", 1000],
  ["tys", 1000],
  ["tisíc", 1000],
  ["duizend", 1000],
  ["tusen", 1000],
  ["tusind", 1000],
  ["千", 1000],
  ["百", 100],
  ["dozen", 12],
  ["dz", 12],
  ["doz", 12],
  ["cwt", 100],
];

const short: Readonly<Record<string, number>> = {
  c: 100,
  m: 1000,
  mpcs: 1000,
  cpcs: 100,
  k: 1000,
  mpc: 1000,
  hd: 100,
  cwt: 100,
  cen: 100,
};

/** For how many pieces a price is, by the word that says so: "100", "/1k", "mille"; `null` where it is none. */
function pricePer(word: string): number | null {
  const text = word.replace(/^[()[\],;:.]+|[()[\],;:.]+$/g, "").toLowerCase();
  const digits = /[0-9][0-9.,]*/.exec(text)?.[0];
  if (digits !== undefined) {
    const { value } = readNumeral(digits);
    if (value === null) return null;
    const times = text.endsWith("k") ? value * 1000 : value;
    return times === 1 && /1[.,]000/.test(text) ? 1000 : times;
  }
  const [, count] = named.find(([name]) => text.includes(name)) ?? [];
  return count ?? short[text.split("/").at(-1) ?? ""] ?? null;
}
