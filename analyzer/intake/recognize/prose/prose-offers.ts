import type { SourceLine } from "../../source.ts";
import { mentionedChargeKind } from "../charges/charge-name.ts";
import { currenciesIn, isTradedCode } from "../values/currencies.ts";
import type { TextCell, TextTable } from "./text-offer.ts";

const numeral = String.raw`\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?`;
const sign = String.raw`(?:US\$|C\$|A\$|HK\$|[€$£¥₹]|(?<![\p{L}\d])(?:[A-Z]{3}|kr\.?|zł|Kč|Ft|RMB|元|円)(?![\p{L}\d])|元|円)`;
const unit = String.raw`(?:\s?(?:\/\s?(?:\d+\s?)?[\p{L}.]{1,8}|each|ea\.?|cad\.?|per (?:\d+|piece|unit|pc|hundred|thousand)|pro (?:\d+|Stück)|je (?:\d+|Stück)|la pièce|l'unité|par pièce|por unidad|por peça|al pezzo|per stuk|per styck|pr\.? stk\.?|za sztukę|za szt\.?|za kus|\/件|\/个|\/個))?`;
const price = new RegExp(
  `(?:${sign}\\s?(?:${numeral})|(?:${numeral})\\s?${sign})(?:\\s(?:netto|net|HT))?${unit}`,
  "gu",
);
const counted = String.raw`(?:pcs|pieces|piece|pc|off|units?|ea|Stück|Stk|St|pièces?|piezas|pzas|uds|unidades|pezzi|pz|peças|pçs|stuks|styck|stycken|st|stk|styk|szt|sztuk|ks|kusů|kusy|件|个|個|本|枚|台|套)`;
const quantity = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,/-])(${numeral})[ \\u00a0]?(${counted})(?![\\p{L}-])\\.?`,
  "giu",
);
const code =
  /(?<![\p{L}\d./-])(?:PN\s)?(?=[\p{L}\d_/.-]*\d)(?=[\p{L}\d_/.-]*\p{Lu})\p{Lu}[\p{Lu}\d]*(?:[-_/.][\p{Lu}\d]+)+(?:\s?Rev\.?\s?[A-Z\d]{1,2})?(?![\p{L}\d])|(?<![\p{L}\d])PN\s\d[\d-]+|(?<![\p{L}\d./-])\p{Lu}{2,}\d{3,}[\p{Lu}\d]*(?![\p{L}\d-])/gu;
const notParts =
  /^(?:RFQ|RQ|ISO|DIN|EN|AMS|ASTM|AISI|SAE|IEC|UL|Q|QT|AN|OF|PO|TEL|FAX|VAT|IBAN|BIC|CHE|ABN|HRB|DE|AT|FR|IT|GB|US)[-\s.]?\d/u;
const totals =
  /total|summe|gesamt|razem|celkem|totaal|summa|i alt|importe|montant|合计|总价|合計/iu;
const minimums = /minimum|mindest|mínim|minimal|minsta|mindste|最低|最小/iu;
/** How far before a price its quantity and its words may stand. */
const reach = 140;

interface Found {
  readonly index: number;
  readonly text: string;
}

/** "500 pcs at EUR 4.20 each": each price in the sentences with the part and the quantity before it. */
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
  let end = 0;
  for (const found of matchesOf(text, price)) {
    const before = text.slice(Math.max(end, found.index - reach), found.index);
    const clause = before.slice([...before.matchAll(/[.!?。]\s+(?=\p{Lu})/gu)].at(-1)?.index ?? 0);
    end = found.index + found.text.length;
    const line = lineAt(found.index);
    if (line === undefined || !isMoney(found.text) || isOther(clause)) continue;
    const counts = matchesOf(clause, quantity);
    const after = matchesOf(text.slice(end, end + 25), quantity);
    const count = counts.at(-1) ?? after[0];
    const part = parts.findLast(({ index }) => index < found.index);
    if (count === undefined && part === undefined) continue;
    const cell = (value: string | undefined): TextCell | null =>
      value === undefined ? null : { text: value.replace(/\s+/g, " ").trim(), line };
    const named = found.text.replace(/\s(?:netto|net|HT)(?!\p{L})/u, "");
    rows.push([cell(part?.text ?? titled?.text), cell(count?.text), cell(named)]);
  }
  return rows.length === 0
    ? null
    : { headers: ["Part", "Quantity", "Unit price"], rows, isProse: true };
}

function matchesOf(text: string, pattern: RegExp): Found[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ text: found, index }));
}

/** Three capitals are a currency only where they are one. */
function isMoney(text: string): boolean {
  const letters = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
  return letters === undefined
    ? currenciesIn(text).length === 1 || /[元円]|kr|zł|Kč/.test(text)
    : isTradedCode(letters) || letters === "RMB";
}

/** The amount is for tooling, freight or the whole: the words right before it say so. */
function isOther(clause: string): boolean {
  const near = clause.length > 45 ? clause.slice(-45).replace(/^\S*\s/, "") : clause;
  const last = near.split(/[,;\n，；、]/).at(-1) ?? near;
  return mentionedChargeKind(last.trim()) !== null || totals.test(last) || minimums.test(last);
}
