import { currenciesIn } from "../values/currencies.ts";
import { remembered } from "../values/remembered.ts";
import { mentionedChargeKind } from "./charge-name.ts";

/** An amount of money in a sentence, with the words that speak of it. */
export interface TextAmount {
  /** "EUR 640.00", "3 %". */
  readonly text: string;
  readonly isPercent: boolean;
  /** The words around it, up to the amounts before and after it. */
  readonly words: string;
  /** The sentence as it stands. */
  readonly sentence: string;
  /** What the amount before it in the sentence was said of: "Die charge A: $100; B: $200". */
  readonly wordsBefore: string;
  /** What stands right before it. */
  readonly lead: string;
}

const numeral = String.raw`(?:\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,4})?(?!\d)|\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d{1,4})?(?:[.,][-–—]+)?)`;
const before = String.raw`(?:(?:US|CA?|AU?|NZ|HK|S|NT|MX|R)?\$(?:US)?|[€£¥￥₹₩₺₫]|(?<![\p{L}\d])(?:[A-Z]{3}|RMB|[Kk]r\.?|KR|zł|Fr\.|Rs\.?)(?!\p{L}))`;
const after = String.raw`(?:[€£$¥￥₹₩₺元円]|(?:[A-Z]{3}|[Ee]uros?|kr\.?|zł|Kč|Ft|TL|lei|RMB|kronor|kroner|Franken|francs|dollars?|pounds|yen|yuan)(?!\p{L}))`;
/** Not in the middle of a word or a number. Chinese and Japanese write a figure right behind its word: "模具费18000元". */
const apartFromWords = String.raw`(?<!(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\d.,-])`;
const money = new RegExp(
  `${before}\\s?${numeral}(?:\\s?(?!EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP|DAT|DDU)[A-Z]{3}(?!\\p{L}))?|${apartFromWords}${numeral}\\s?${after}(?!\\s?\\d)`,
  "gu",
);
const percent =
  /(?<![\p{L}\d.,-])\d{1,2}(?:[.,]\d{1,2})?\s?%|(?<![\p{L}\d])%\s?\d{1,2}(?:[.,]\d{1,2})?(?![\d.,]*\d)/gu;

/** "Fixture for BR-100: 8.500,00 (one-time)": the prices' own currency goes without saying. */
const unsigned = /(?<=[:：=]\s*)\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?![\d.,]|\s?(?:%|\p{L}))/gu;

/** "Stencils (2 off) 190.00": words and an amount with cents at the end of the line. */
const atEnd = /(?<=^\p{L}[^.:;]{3,60}\s)\d{1,3}(?:[,.'’ ]?\d{3})*[.,]\d{2}$/gu;

/** The amounts of a line, sentence by sentence. */
export const amountsIn = remembered((line): readonly TextAmount[] =>
  sentencesOf(line).flatMap((sentence) => {
    const found = [
      ...matches(sentence, money)
        .filter(({ text }) => currenciesIn(apart(text)).length > 0 || /kr|zł|Kč|Ft|RMB/i.test(text))
        .map((each) => ({ ...each, isPercent: false })),
      ...(matches(sentence, money).length > 0
        ? []
        : mentionedChargeKind(sentence) !== null
          ? [...matches(sentence, unsigned), ...matches(sentence, atEnd)].slice(0, 1)
          : matches(sentence, atEnd)
      ).map((each) => ({ ...each, isPercent: false })),
      ...matches(sentence, percent).map((each) => ({ ...each, isPercent: true })),
    ].sort((a, b) => a.index - b.index);
    let wordsBefore = "";
    return found.map(({ text, index, isPercent }, at): TextAmount => {
      const previous = found[at - 1];
      const start = previous === undefined ? 0 : previous.index + previous.text.length;
      const lead = afterBreak(sentence.slice(start, index), at > 0);
      const next = found[at + 1]?.index ?? sentence.length;
      const follow = sentence.slice(index + text.length, next);
      const words = `${lead} ${at === found.length - 1 ? follow : untilBreak(follow)}`.trim();
      const amount = { text: text.trim(), isPercent, words, sentence, wordsBefore, lead };
      wordsBefore = words;
      return amount;
    });
  }),
);

/** "EUR482.50" as "EUR 482.50". */
function apart(text: string): string {
  return text.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, " ");
}

function matches(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ text: found, index }));
}

function sentencesOf(line: string): string[] {
  return line
    .replace(/(?<=\p{L}\s?[:：])\s{2,}/gu, " ")
    .split(
      /(?<=[\p{L}\d)%€$£¥])[.;。；]\s*(?=\p{Script=Han})|(?<=\p{L}{3}|[\d)%€$£¥]|kr|pc|ea|\b(?:it|us|so|up|on|is|to))\.\s+(?=\p{Lu}|\d)|(?<!\s)\s{3,}(?!\s|\S{0,3}\s?\d[\d.,'’ ]*\D{0,4}$)|\t|\s\|\s/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const breaks =
  /[,;，、；]\s*|\s(?:and|und|et|y|e|en|och|og|i|a|ve|és|plus|sowie|ainsi que|además|oltre)\s/u;

/** What belongs to the next amount, after the comma that ends the last one. */
function afterBreak(text: string, isWithin: boolean): string {
  if (!isWithin) return text;
  const found = breaks.exec(text);
  return found === null ? text : text.slice(found.index + found[0].length);
}

function untilBreak(text: string): string {
  const found = breaks.exec(text);
  return found === null ? text : text.slice(0, found.index);
}
