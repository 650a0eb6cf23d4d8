import type { SourceLine } from "../../source.ts";
import { mentionedChargeKind } from "../charges/charge-name.ts";
import { alternativeWords } from "../lines/alternative-words.ts";
import { currenciesIn, isTradedCode } from "../values/currencies.ts";
import type { TextCell, TextTable } from "./text-offer.ts";

const numeral = String.raw`\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?`;
const sign = String.raw`(?:US\$|C\$|A\$|HK\$|[€$£¥₹]|(?<![\p{L}\d])(?:[A-Z]{3}|[Kk]r\.?|zł|Kč|Ft|RMB|元|円|[Ee]uros?|[Dd]ollars?|[Pp]ounds|Franken|francs|kronor|kroner)(?![\p{L}\d])|元|円)`;
const unit = String.raw`(?:\s?(?:\/\s?(?:\d+\s?)?[\p{L}.]{1,8}|each|apiece|a piece|ea\.?|cad\.?|per (?:\d+|piece|unit|pc|hundred|thousand)|pro (?:\d+|Stück)|je (?:\d+|Stück)|(?:das|pro|per|à) (?:Stück|Stk\.?)|la pièce|l'unité|par pièce|por unidad|por pieza|por peça|al pezzo|per stuk|per styck|pr\.? stk\.?|za sztukę|za szt\.?|za kus|\/件|\/个|\/個))?`;
const price = new RegExp(
  `(?:${sign}[ \\u00a0]?(?:${numeral})(?:\\s(?:[A-Z]{3})(?!\\p{L}))?|(?:${numeral})[ \\u00a0]?${sign}(?![ \\u00a0]?\\d))(?:\\s(?:netto|net|HT))?${unit}`,
  "gu",
);
/** What is paid for one piece may go without its currency: "2000 @ 0.38", "0.38 each". */
const unsigned = new RegExp(
  String.raw`(?<=[@à]\s?)\d+[.,]\d{2,4}(?![\d.,]|\s?${sign})|(?<![\p{L}\d.,@/-])\d+[.,]\d{2,4}(?=\s?(?:each|apiece|ea\.|\/\s?(?:pc|pcs|ea|Stk|Stück|St|unit|pce|szt|ks)(?!\p{L})|per (?:piece|unit|pc)|pro Stück|je Stück|das Stück|la pièce|cad\.))`,
  "gu",
);
const counted = String.raw`(?:pcs|pieces|piece|pc|off|units?|ea|Stück|Stk|St|pièces?|piezas|pzas|uds|unidades|pezzi|pz|peças|pçs|unid|stuks|styck|stycken|st|stk|styk|szt|sztuk|ks|kusů|kusy|件|个|個|本|枚|台|套|kg|m|LF|ft|feet|lbs?|mtr|meters|litres|liters)`;
const number = String.raw`(?:${numeral})`;
/** "500 pcs", "200 x", "x 200", "qty 200", "lot of 150", "Menge: 40". */
const quantity = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,/-])${number}[ \\u00a0]?${counted}(?![\\p{L}-])\\.?|(?<![\\p{L}\\d])(?:[x×@]|qty\\.?|quantity|quantit[eéày]\\w*|menge|anzahl|stückzahl|losgröße|qté\\.?|cantidad|cant\\.?|quantità|q\\.?tà|quantidade|qtd\\.?|aantal|antal|antall|ilość|množství|数量|lots? (?:of|de|à)|batch(?:es)? of|los(?:e)? (?:à|zu)|lot(?:e|es|to|ti)? (?:de|di|da))\\s*[:=]?\\s*${number}(?![.,]?\\d)(?:[ \\u00a0]?${counted}(?![\\p{L}-])\\.?)?|(?<![\\p{L}\\d.,/-])${number}\\s?[x×](?=\\s)|(?<![\\p{L}\\d.,/-])${number}(?=\\s?[@à]\\s?(?:(?:${sign}\\s?)?\\d|$))`,
  "giu",
);
const code =
  /(?<![\p{L}\d./-])(?:PN\s)?(?=[\p{L}\d_/.-]*\d)(?=[\p{L}\d_/.-]*\p{Lu})\p{Lu}[\p{Lu}\d]*(?:[-_/.][\p{Lu}\d]+)+(?:\s?Rev\.?\s?[A-Z\d]{1,2})?(?![\p{L}\d])|(?<![\p{L}\d])PN\s\d[\d-]+|(?<![\p{L}\d./-])\p{Lu}{1,}\d{2,}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)*(?![\p{L}\d-])|(?<![\p{L}\d./,-])\d{2,}-[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*(?![\p{L}\d-])/gu;
const notParts =
  /^(?:RFQ|RQ|ISO|DIN|EN|AMS|ASTM|AISI|SAE|IEC|UL|Q|QT|AN|OF|PO|TEL|FAX|VAT|IBAN|BIC|CHE|ABN|HRB|DE|AT|FR|IT|GB|US|AQL|RAL|GG|GGG|EAU|MOQ|KW|CW|Ra|Rz|IT)[-\s.]?\d|^(?:EN-?)?(?:GJ\p{Lu}|AW|AC)-?\d|^(?:S(?:235|275|355)|C(?:15|35|45|60)|PA6+|FR-?4|IP\d\d)(?!\d)|^\p{Lu}{3}\d+[.,]\d|^M\d{1,2}(?:X|$)|^\d{4}-\d{2}-\d{2}/u;
const totals =
  /total|summe|gesamt|razem|celkem|totaal|summa|i alt|importe|montant|合计|总价|合計/iu;
const minimums =
  /minimum|mindest|mínim|minimal|minsta|mindste|最低|最小|franco|free (?:of )?freight|frei haus|free shipping|frachtfrei|portfrei/iu;
/** How far before a price its quantity and its words may stand. */
const reach = 140;
/** And how far behind it. */
const reachBehind = 60;

interface Found {
  readonly index: number;
  readonly text: string;
}

/** "500 pcs at EUR 4.20 each": each price in the sentences with the part and the quantity that stand with it. */
export function proseOffers(
  lines: readonly SourceLine[],
  all: readonly SourceLine[],
): TextTable | null {
  const starts: number[] = [];
  let text = "";
  for (const line of lines) {
    starts.push(text.length);
    text += `${line.text}\n`;
  }
  const lineAt = (index: number) => lines[starts.findLastIndex((start) => start <= index)];
  const parts = matchesOf(text, code).filter((found) => !notParts.test(found.text));
  const subject = all.find((line) => line.isMailHead && line.text.startsWith("Subject:"));
  const [titled] =
    subject === undefined
      ? []
      : matchesOf(subject.text, code).filter((found) => !notParts.test(found.text));
  const rows: (TextCell | null)[][] = [];
  const signed = matchesOf(text, price).filter((found) => isMoney(found.text));
  const bare = matchesOf(text, unsigned).filter(
    ({ index }) =>
      !signed.some((each) => index >= each.index && index < each.index + each.text.length),
  );
  const prices = [...signed, ...bare].sort((a, b) => a.index - b.index);
  /** A quantity behind a price belongs to no other. */
  let usedUntil = 0;
  for (const [index, found] of prices.entries()) {
    const last = prices[index - 1];
    const lastEnd = Math.max(usedUntil, last === undefined ? 0 : last.index + last.text.length);
    const before = text.slice(Math.max(lastEnd, found.index - reach), found.index);
    const clause = before.slice(sentenceStart(before));
    const end = found.index + found.text.length;
    const line = lineAt(found.index);
    if (line === undefined || (isOther(clause) && !isOfOne(found.text))) continue;
    const part = parts.findLast((each) => each.index < found.index);
    const next = parts.find((each) => each.index > end)?.index ?? Infinity;
    const behind = behindPrice(text, end, Math.min(next, prices[index + 1]?.index ?? Infinity));
    const counts = matchesOf(isolated(clause, part, found.index), quantity);
    const [countBehind] = matchesOf(behind, quantity);
    const count = counts.at(-1) ?? countBehind;
    if (counts.length === 0 && countBehind !== undefined) {
      usedUntil = end + countBehind.index + countBehind.text.length;
    }
    const isNamed = part !== undefined && part.index >= lastEnd;
    if (count === undefined && (part === undefined || (!isNamed && rows.length > 0))) continue;
    const cell = (value: string | undefined): TextCell | null =>
      value === undefined ? null : { text: value.replace(/\s+/g, " ").trim(), line };
    const named = withOneSign(found.text.replace(/\s(?:netto|net|HT|das Stück)(?!\p{L})/u, ""));
    const other = alternativeWords(before) ?? undefined;
    rows.push([
      cell(part?.text ?? titled?.text),
      cell(bareCount(count?.text)),
      cell(named),
      cell(other),
    ]);
  }
  return rows.length === 0
    ? null
    : { headers: ["Part", "Quantity", "Unit price", "Remarks"], rows, isProse: true };
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
  return /(?:each|(?:das|pro|per|à|je) (?:Stück|Stk))/iu.test(text);
}

/** What the clause says without the code of the part, whose figures are no quantity. */
function isolated(clause: string, part: Found | undefined, end: number): string {
  if (part === undefined || part.index < end - clause.length) return clause;
  const start = part.index - (end - clause.length);
  return (
    clause.slice(0, start) + " ".repeat(part.text.length) + clause.slice(start + part.text.length)
  );
}

/** The number with its unit, without the words before it. */
function bareCount(text: string | undefined): string | undefined {
  return text?.replace(/^[^\d]+/u, "").replace(/\s?[x×]$/u, "");
}

/** "$4.80 MXN": the code says what the sign means. */
function withOneSign(text: string): string {
  const found = /^\p{Sc}\s?(?<amount>.+?)\s(?<code>[A-Z]{3})(?<rest>.*)$/u.exec(text)?.groups;
  return found === undefined
    ? text
    : `${found["code"] ?? ""} ${found["amount"] ?? ""}${found["rest"] ?? ""}`;
}

function matchesOf(text: string, pattern: RegExp): Found[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ text: found, index }));
}

/** Three capitals are a currency only where they are one. */
function isMoney(text: string): boolean {
  const letters = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
  return letters === undefined
    ? currenciesIn(text).length === 1 || /[元円]|kr|zł|Kč|dollar|pounds|Franken|francs/i.test(text)
    : isTradedCode(letters) || letters === "RMB";
}

/** The amount is for tooling, freight or the whole: the words right before it say so. */
function isOther(clause: string): boolean {
  const near = clause.length > 45 ? clause.slice(-45).replace(/^\S*\s/, "") : clause;
  const last = near.split(/[,;\n，；、]/).at(-1) ?? near;
  return mentionedChargeKind(last.trim()) !== null || totals.test(last) || minimums.test(last);
}
