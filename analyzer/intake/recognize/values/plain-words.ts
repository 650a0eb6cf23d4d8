import { remembered } from "./remembered.ts";

/** Letters, a run of digits with its separators, or one sign. */
const token =
  /[\p{L}\p{M}]+|\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*|[^\s\p{L}\p{M}\p{N}\u200b\ufeff]/gu;

/** Hungarian "ár" and "hét" are a price and a week; Swedish "är" and Dutch "het" are neither. */
const accented: ReadonlySet<string> = new Set(["ár", "hét"]);

const plainWord = remembered((word) => {
  const lower = word.normalize("NFC").toLowerCase();
  return accented.has(lower) ? lower : withoutAccents(word);
});

const withoutAccents = (word: string) =>
  word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "a")
    .replaceAll("đ", "d")
    .replaceAll("ı", "i")
    .replace(/([aou])e/g, "$1");

export interface Token {
  /** Lower case, without accents, "ä" and "ae" alike. */
  readonly plain: string;
  readonly raw: string;
  /** Where it begins in the text. */
  readonly start: number;
  readonly kind: "word" | "number" | "sign";
}

/** "Stückpreis (€/100)" is the tokens "stuckpreis", "(", "€", "/", "100", ")". */
export function tokens(text: string): Token[] {
  return Array.from(text.matchAll(token), ({ 0: raw, index: start }) => {
    const first = raw.charCodeAt(0);
    if (first >= 48 && first <= 57) return { plain: raw, raw, start, kind: "number" };
    const isWord = /^[\p{L}\p{M}]/u.test(raw);
    return { plain: isWord ? plainWord(raw) : raw, raw, start, kind: isWord ? "word" : "sign" };
  });
}

/** "N.º", "n°" and "nº" are one sign for a number. */
export function withPlainNumero(text: string): string {
  return text.replace(/(?<!\p{L})n\.?\s?[º°]/giu, "n ");
}

/** The words and numbers of a text, without signs, as one key: "L/T (wks)" is "l t wks". */
export const plainText = remembered((text) =>
  tokens(text)
    .filter(({ kind }) => kind !== "sign")
    .map(({ plain }) => plain)
    .join(" "),
);
