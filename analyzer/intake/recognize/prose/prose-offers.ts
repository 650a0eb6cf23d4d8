import type { SourceLine } from "../../source.ts";
import { mentionedChargeKind } from "../charges/charge-name.ts";
import { alternativeWords } from "../lines/alternative-words.ts";
import { leadTimesIn } from "../text/lead-time-sentences.ts";
import {
  bareCount,
  barePrice,
  countsIn,
  type Found,
  namedBefore,
  partCodesIn,
  pricesIn,
} from "./offer-words.ts";
import type { TextCell, TextTable } from "./text-offer.ts";

const totals =
  /total|summe|gesamt|razem|celkem|totaal|summa|i alt|importe|montant|összesen|toplam|合计|总价|合計/iu;
const minimums =
  /minimum|mindest|mínim|minimal|minsta|mindste|asgari|legkisebb|最低|最小|franco|free (?:of )?freight|frei haus|free shipping|frachtfrei|portfrei/iu;
const longestSentence = 2_000;
/** How far before a price its quantity and its words may stand. */
const reach = 140;
/** And how far behind it. */
const reachBehind = 60;

/** "500 pcs at EUR 4.20 each": each price in the sentences with the part and the quantity that stand with it. */
export function proseOffers(lines: readonly SourceLine[]): TextTable | null {
  const starts: number[] = [];
  let text = "";
  for (const line of lines) {
    starts.push(text.length);
    text += `${line.text}\n`;
  }
  const parts = partCodesIn(text);
  const rows: (TextCell | null)[][] = [];
  const prices = pricesIn(text);
  /** A quantity behind a price belongs to no other. */
  let usedUntil = 0;
  let [lineCount, partCount] = [0, 0];
  for (const [index, found] of prices.entries()) {
    while ((starts[lineCount] ?? Infinity) <= found.index) lineCount += 1;
    while ((parts[partCount]?.index ?? Infinity) < found.index) partCount += 1;
    const last = prices[index - 1];
    const lastEnd = Math.max(usedUntil, last === undefined ? 0 : last.index + last.text.length);
    const before = text.slice(Math.max(lastEnd, found.index - reach), found.index);
    const clause = before.slice(sentenceStart(before));
    const end = found.index + found.text.length;
    const line = lines[lineCount - 1];
    if (line === undefined || (isOther(clause) && !isOfOne(found.text))) continue;
    const part = partOf(text, parts, lastEnd, partCount);
    let nextPart = partCount;
    while ((parts[nextPart]?.index ?? Infinity) <= end) nextPart += 1;
    const next = parts[nextPart]?.index ?? Infinity;
    const until = Math.min(next, prices[index + 1]?.index ?? Infinity);
    const behind = behindPrice(text, end, until);
    const [countBehind] = countsIn(behind);
    const isTimes =
      countBehind !== undefined && /^\s*[x×*]?\s*$/u.test(behind.slice(0, countBehind.index));
    const counts = isTimes ? [] : countsIn(isolated(clause, part, found.index));
    const count = counts.at(-1) ?? countBehind;
    if (counts.length === 0 && countBehind !== undefined) {
      usedUntil = end + countBehind.index + countBehind.text.length;
    }
    const isNamed = part !== undefined && part.index >= lastEnd;
    const phrase = isNamed ? null : namedBefore(clause);
    const isListed = phrase !== null && (isOfOne(found.text) || isInList(text, prices, index));
    const isCarried = part !== undefined && (isNamed || rows.length === 0);
    if (count === undefined && !isListed && !isCarried) continue;
    const cell = (value: string | null | undefined): TextCell | null =>
      value === undefined || value === null
        ? null
        : { text: value.replace(/\s+/g, " ").trim(), line };
    rows.push([
      cell(isNamed ? part.text : (phrase ?? part?.text)),
      cell(count === undefined ? null : bareCount(count.text)),
      cell(barePrice(found.text)),
      cell(ownLeadTime(text.slice(end, Math.min(until, end + reach)), clause)),
      cell(alternativeWords(before)),
    ]);
  }
  const headers = ["Part", "Quantity", "Unit price", "Lead time", "Remarks"];
  const own = withoutQuoted(lines, rows);
  if (own.length === 0) return null;
  return { headers, rows: own, isProse: true };
}

const quotedMail =
  /^\W*(?:(?:-{2,}\s*)?(?:original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht)|on .{6,80} wrote:?$|am .{6,80} schrieb.{0,60}:?$|le .{6,80} a écrit ?:?$|el .{6,80} escribió:?$|il .{6,80} ha scritto:?$)/iu;

/** What the buyer wrote in the mail below is no offer, where the reply above states some. */
function withoutQuoted(
  lines: readonly SourceLine[],
  rows: readonly (TextCell | null)[][],
): readonly (TextCell | null)[][] {
  const marker = lines.findIndex(({ text }) => quotedMail.test(text.trim()));
  if (marker === -1) return rows;
  const above = new Set(lines.slice(0, marker));
  const own = rows.filter((row) => row.some((cell) => cell !== null && above.has(cell.line)));
  return own.length === 0 ? rows : own;
}

/** A price right behind a name in a line of a list, or one of several in a sentence. */
function isInList(text: string, prices: readonly Found[], at: number): boolean {
  const { index } = prices[at]!;
  const before = text.slice(Math.max(0, index - longestSentence), index + 2);
  const start =
    index + 2 - before.length + Math.max(before.lastIndexOf("\n\n"), before.lastIndexOf(". "), 0);
  const stop =
    /\.\s|\n\n/u.exec(text.slice(index, index + longestSentence))?.index ?? longestSentence;
  const together = prices
    .slice(Math.max(0, at - 2), at + 3)
    .filter((each) => each.index >= start && each.index <= index + stop);
  const line = before.slice(before.lastIndexOf("\n", before.length - 3) + 1, -2);
  return together.length > 2 || /^\s*(?:[-*•–#]|\d{1,2}[.)])\s|\s[-–—:]\s*$/u.test(line);
}

/** The last code before a price; one that is called a part goes before all others that stand with it. */
function partOf(
  text: string,
  parts: readonly Found[],
  from: number,
  count: number,
): Found | undefined {
  for (let at = count - 1; (parts[at]?.index ?? -1) >= from; at -= 1) {
    const { index } = parts[at]!;
    if (partWord.test(text.slice(Math.max(0, index - 16), index))) return parts[at];
  }
  return parts[count - 1];
}

const partWord =
  /(?<!\p{L})(?:parts?|items?|p\/n|pn|article|art\.?|artikel|drawing|dwg|teil|zeichnung|sachnummer|référence|réf\.?|pièce|referencia|ref\.?|pieza|articolo|codice|código)(?:[\s-]?(?:no|nr|number|n°))?[.:]?\s?$/iu;

/** A lead time right behind the price, or in the words before it. */
function ownLeadTime(behind: string, clause: string): string | null {
  const [same = ""] = behind.split(/\n\s*\n|\n(?=\s*(?:[-*•–]|\d{1,2}[.)])\s)/u);
  for (const words of [same, clause]) {
    const found = leadTimesIn(words).filter(({ confidence }) => confidence >= 75);
    const [only, another] = found;
    if (only !== undefined && another === undefined) return only.text;
  }
  return null;
}

/** Where the sentence begins that the text ends in. */
function sentenceStart(text: string): number {
  const stop = [
    ...text.matchAll(/(?<!(?:\b\p{L}{1,3}))[.!?。]\s+(?=\p{Lu})|\n\s*(?:[-*•–]\s|\n)/gu),
  ].at(-1);
  return stop === undefined ? 0 : stop.index + stop[0].length;
}

/** What follows a price on its own line, up to the next part or price. */
function behindPrice(text: string, from: number, until: number): string {
  const end = Math.min(until, from + reachBehind);
  const [line = ""] = text.slice(from, end).split(/\n|(?<!\b\p{L}{1,3})[.!?。]\s+(?=\p{Lu})/u);
  return line;
}

/** "86,50 € das Stück": what is paid for each piece is a price, whatever the words before it name. */
function isOfOne(text: string): boolean {
  return /each|apiece|(?<!\p{L})an? (?:piece|unit|roll|set|box|pack|pair|sheet)|(?:das|pro|per|à|je) (?:Stück|Stk)/iu.test(
    text,
  );
}

/** What the clause says without the code of the part, whose figures are no quantity. */
function isolated(clause: string, part: Found | undefined, end: number): string {
  if (part === undefined || part.index < end - clause.length) return clause;
  const start = part.index - (end - clause.length);
  return (
    clause.slice(0, start) + " ".repeat(part.text.length) + clause.slice(start + part.text.length)
  );
}

/** The amount is for tooling, freight or the whole: the words right before it say so. */
function isOther(clause: string): boolean {
  const near = clause.length > 45 ? clause.slice(-45).replace(/^\S*\s/, "") : clause;
  const last =
    near
      .replaceAll("\n", " ")
      .split(/[,;，；、]/)
      .at(-1) ?? near;
  return mentionedChargeKind(last.trim()) !== null || totals.test(last) || minimums.test(last);
}
