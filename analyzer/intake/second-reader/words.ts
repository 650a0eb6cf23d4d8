import { isLine, type Piece } from "./piece.ts";

/** A run of a piece's text, with which of its words it is and how many there are. */
export interface Word {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly count: number;
}

const cjk = "\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uff10-\\uff5a々ー";
const end = "(?![\\p{L}\\p{N}_])";
const money = `(?:€|\\$|£|¥|zł|Kč|₺|kr${end}|EUR|USD|SEK|NOK|DKK|PLN|CZK|GBP|CHF|TRY|TL${end}|szt|ks${end}|st${end}|Stk|St\\.)`;
const counted = `(?:pi[eè]ces|pcs|szt|ks|st|stk|stuks|kus|pz|uds|kg|Stück|un|adet)${end}`;
const space = "[ \\u00a0\\u202f]";
/** "1 250,00", "1 250 EUR": groups of three that a space joins. */
const groups = `(?<![0-9.,])[0-9]{1,3}(?:${space}[0-9]{3})+(?:[.,][0-9]{1,4}(?![0-9])|(?=\\s?${money})|(?=\\s?${counted})`;
const anyWord = `|[${cjk}]+|[^\\s${cjk}()（）\\[\\]：:;；，。、"“”„«»|]+[:;]?|[()（）：:，。、|]`;
const words = new RegExp(`${groups})${anyWord}`, "gu");
/** At the end of a text only where the document writes numbers so. */
const spacedWords = new RegExp(`${groups}|(?=\\s*$))${anyWord}`, "gu");
const showsSpaces = new RegExp(
  `(?<![0-9.,])[0-9]{1,3}(?:${space}[0-9]{3}){2,}(?![0-9])|(?<![0-9.,])[0-9]{1,3}(?:${space}[0-9]{3})+,[0-9]{1,4}(?![0-9])`,
  "u",
);
const wholeAmount = new RegExp(
  `^\\s*(?:[A-Z]{3}\\s?|${money}\\s?)?-?[0-9]{1,3}(?:[ \\u00a0\\u202f'’][0-9]{3})+(?:[.,][0-9]+)?\\s?(?:[A-Z]{3}|${money}|,-|:-)?\\s*$`,
  "u",
);
const amountBeforeSlash = /^[^\p{L}\p{N}_]*[0-9]+[.,][0-9]+[^\p{L}\p{N}_/]*[A-Za-z]{0,3}\/(?=.)/u;
const marks = "()（）：:，。、|";

/** Whether this document writes thousands with a space. */
function isSpaced(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind, text }) => kind === "text" && showsSpaces.test(text));
}

export function wordsOf(pieces: readonly Piece[]): Word[] {
  const isSpacedFile = isSpaced(pieces);
  return pieces.flatMap((piece) => {
    const spans = spansOf(piece, isSpacedFile);
    return spans.map(([from, to], at) => ({ piece, from, to, at, count: spans.length }));
  });
}

/** Where the words of a text begin and end; a cell with nothing but a number is one word. */
function spansOf(piece: Piece, isSpacedFile: boolean): (readonly [number, number])[] {
  const { text } = piece;
  const mayBeWhole = !isLine(piece) || isSpacedFile;
  if (piece.kind !== "text" || (mayBeWhole && wholeAmount.test(text))) {
    const from = text.length - text.trimStart().length;
    const to = text.trimEnd().length;
    return to > from ? [[from, to]] : [];
  }
  const spans: (readonly [number, number])[] = [];
  for (const { index, 0: word } of text.matchAll(isSpacedFile ? spacedWords : words)) {
    if (marks.includes(word)) continue;
    const to = index + word.length;
    const amount = amountBeforeSlash.exec(word)?.[0];
    if (amount === undefined) spans.push([index, to]);
    else {
      const slash = index + amount.length - 1;
      spans.push([index, slash], [slash, to]);
    }
  }
  return spans;
}

export function textOf({ piece, from, to }: Pick<Word, "piece" | "from" | "to">): string {
  return piece.text.slice(from, to);
}

/** "Ab-12x" is "Aa-0a": the first 16 characters by kind, runs of letters of one kind as one. */
export function shapeOf(word: string): string {
  const kinds: string[] = [];
  for (const character of [...word].slice(0, 16)) {
    const kind = kindOf(character);
    if (kinds.at(-1) !== kind || !"aA漢".includes(kind)) kinds.push(kind);
  }
  return kinds.join("");
}

export const anyDigit = /[\p{Nd}\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468]/u;

function kindOf(character: string): string {
  if (anyDigit.test(character)) return "0";
  if (!/\p{L}/u.test(character)) return character;
  if ((character.codePointAt(0) ?? 0) > 0x3000) return "漢";
  return /\p{Lu}/u.test(character) ? "A" : "a";
}
