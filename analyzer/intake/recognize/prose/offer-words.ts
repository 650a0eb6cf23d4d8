import { isMaterialGrade } from "../../../lexicon/material-grades.ts";
import { currenciesIn, isTradedCode } from "../values/currencies.ts";
import { pieceWord } from "../values/units.ts";

const numeral = String.raw`\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?`;
const sign = String.raw`(?:US\$|C\$|A\$|HK\$|[€$£¥₹]|(?<![\p{L}\d])(?:[A-Z]{3}|Rs\.?|[Kk]r\.?|zł|Kč|Ft|TL|lei|RMB|元|円|[Ee]uros?|[Dd]ollars?|[Pp]ounds|Franken|francs|kronor|kroner)(?![\p{L}\d])|元|円)`;
const unit = String.raw`(?:\s?(?:\/\s?(?:\d+\s?)?[\p{L}.]{1,8}|each|apiece|an? (?:piece|unit|roll|set|box|pack|pair|sheet|kg|m|metre|meter|ton|litre|bag|drum)(?!\p{L})|ea\.?|cad\.?|per (?:\d+(?:\s?(?:pcs|units|kg|m))?|piece|unit|pc|pce|item|set|roll|box|pack|pair|sheet|bag|drum|kg|kilo|ton|tonne|m|metre|meter|ft|foot|lb|litre|liter|hundred|thousand)(?!\p{L})|pro (?:\d+|Stück)|je (?:\d+|Stück)|(?:das|pro|per|à) (?:Stück|Stk\.?)|(?:le|les|la|il|al|el|o|the|a|per|pro|je|das|za) (?:mille|millier|cent|centaine|millar|ciento|milheiro|cento|hundred|thousand|Hundert|Tausend|tysiąc|sto|tisíc)(?!\p{L})|les (?:100|1[ .]?000)(?!\d)|la pièce|l'unité|par pièce|por unidad|por pieza|por peça|al pezzo|per stuk|per styck|pr\.? stk\.?|za sztukę|za szt\.?|za kus|(?:db|darab)onként|\/件|\/个|\/個))?`;
const price = new RegExp(
  `(?:${sign}[ \\u00a0]?(?:${numeral})(?:\\s(?!EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP|DAT|DDU)(?:[A-Z]{3})(?!\\p{L}))?|(?:${numeral})[ \\u00a0]?${sign}(?![ \\u00a0]?\\d))(?:\\s(?:netto|net|HT))?${unit}`,
  "gu",
);
/** What is paid for one piece may go without its currency: "2000 @ 0.38", "0.38 each". */
const unsigned = new RegExp(
  String.raw`(?<=[@à]\s?)\d+[.,]\d{2,4}(?![\d.,]|\s?${sign})|(?<![\p{L}\d.,@/-])\d+[.,]\d{2,4}(?=\s?(?:each|apiece|ea\.|\/\s?(?:pc|pcs|ea|Stk|Stück|St|unit|pce|szt|ks|adet|db)(?!\p{L})|per (?:piece|unit|pc)|pro Stück|je Stück|das Stück|la pièce|cad\.))`,
  "gu",
);
const counted = String.raw`(?:${pieceWord}|stycken|套|kg|m|LF|ft|feet|lbs?|mtr|meters|litres|liters)`;
const number = String.raw`(?:${numeral})`;
/** "500 pcs", "200 x", "x 200", "qty 200", "lot of 150", "Menge: 40". */
const quantity = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,/-])${number}[ \\u00a0]?${counted}(?![\\p{L}-])\\.?|(?<![\\p{L}\\d])(?:[x×@]|qty\\.?|quantity|quantit[eéày]\\w*|menge|anzahl|stückzahl|losgröße|qté\\.?|cantidad|cant\\.?|quantità|q\\.?tà|quantidade|qtd\\.?|aantal|antal|antall|ilość|množství|mennyiség|darabszám|m[iİ]ktar|数量|lots? (?:of|de|à)|batch(?:es)? of|los(?:e)? (?:à|zu)|lot(?:e|es|to|ti)? (?:de|di|da)|you (?:can )?(?:take|order))\\s*[:=]?\\s*${number}(?![.,]?\\d|\\s?(?:mm|cm|µm|kv|bar|vac|vdc)(?!\\p{L}))(?:[ \\u00a0]?${counted}(?![\\p{L}-])\\.?)?|(?<![\\p{L}\\d.,/-])${number}\\s?[x×](?=\\s(?!\\d+\\s?(?:mm|cm|m)(?!\\p{L})))|(?<![\\p{L}\\d.,/-])${number}(?=\\s?[@à]\\s?(?:(?:${sign}\\s?)?\\d|$))`,
  "giu",
);
const code =
  /(?<![\p{L}\d./-])(?:PN\s)?(?=[\p{L}\d_/.-]*\d)(?=[\p{L}\d_/.-]*\p{Lu})\p{Lu}[\p{Lu}\d]*(?:[-_/.][\p{Lu}\d]+)+(?:\s?Rev\.?\s?[A-Z\d]{1,2})?(?![\p{L}\d])|(?<![\p{L}\d])PN\s\d[\d-]+|(?<![\p{L}\d./-])\p{Lu}{1,}\d{2,}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)*(?![\p{L}\d-])|(?<![\p{L}\d./,-])\d{2,}-[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*(?![\p{L}\d-])/gu;
const notParts =
  /^(?:RFQ|RQ|ISO|DIN|EN|AMS|ASTM|AISI|SAE|IEC|UL|Q|QT|AN|OF|PO|TEL|FAX|VAT|IBAN|BIC|CHE|ABN|HRB|DE|AT|FR|IT|GB|US|AQL|RAL|GG|GGG|EAU|MOQ|GST|HSN|HS|KW|CW|Ra|Rz|IT)[-\s.]?\d|^(?:EN-?)?(?:GJ\p{Lu}|AW|AC)-?\d|^(?:S(?:235|275|355)|C(?:15|35|45|60)|PA6+|FR-?4|IP\d\d)(?!\d)|^A[245]-\d{2}$|^\p{Lu}{3}\d+[.,]\d|^M\d{1,2}(?:X|$)|^\d{4}-\d{2}-\d{2}/u;

/** Something found in a text, with where it begins. */
export interface Found {
  readonly index: number;
  readonly text: string;
}

/** Prices as sentences state them: with their currency, or with the words for one piece. */
export function pricesIn(text: string): Found[] {
  const signed = matchesOf(text, price).filter((found) => isMoney(found.text));
  const bare = matchesOf(text, unsigned).filter(
    ({ index }) =>
      !signed.some((each) => index >= each.index && index < each.index + each.text.length),
  );
  return [...signed, ...bare].sort((a, b) => a.index - b.index);
}

/** Codes that may be those of parts. */
export function partCodesIn(text: string): Found[] {
  return matchesOf(text, code).filter(
    ({ text: found, index }) =>
      !notParts.test(found) &&
      !isMaterialGrade(found) &&
      !standard.test(text.slice(Math.max(0, index - 12), index)),
  );
}

/** "EN 10270-1": what the number belongs to stands before it. */
const standard =
  /(?<!\p{L})(?:EN|DIN|ISO|ASTM|BS|JIS|SAE|AISI|IEC|ANSI|ASME|API|UL|AMS|NF|UNE|UNI|GOST|RFQ|Tel\.?|Fax|Phone)(?:[\s/-](?:EN|ISO))*\s?$/u;

export function countsIn(text: string): Found[] {
  return matchesOf(text, quantity);
}

/** The number with its unit, without the words before it. */
export function bareCount(text: string): string {
  return text.replace(/^[^\d]+/u, "").replace(/\s?[x×]$/u, "");
}

const marker = String.raw`(?:[-*•–—#>]+|\(?\d{1,2}[.)]|\(?[a-z]\)|(?:item|line|pos|position|lot|artikel|poste|posizione)\.?\s?\d{1,3}[.:)]?)`;
const leading = new RegExp(
  String.raw`^(?:\s|${marker}\s|(?:and|und|et|y|e|en|och|og|the|our|your|for|für|pour|para|per|de|la|le|les|der|die|das|for the|plus|then|also|we (?:can )?(?:offer|quote)(?: you)?|please find|item|part|art\.?|article)\s)+`,
  "iu",
);
const trailing =
  /(?:[\s,;:：=(–—@-]|\.{2,}|(?<!\p{L})(?:at|to|for|is|are|are at|is at|only|just|now|unit price|price|rate|cost|costs|à|zu|je|für|kostet|kosten|a|de|para|por|per|al|voor|för|til|za|comes? to|would be|will be|now at)\s?)+$/iu;
const noName =
  /^(?:unit price|price|prices|rates?|total|sub-?total|amount|sum|value|cost|net|vat|tax|gst|discount|preis|summe|prix|montant|precio|importe|prezzo|importo|preço|valor|prijs|pris|belopp|cena|wartość|fiyat\p{L}*|tutar|toplam|egységár|összesen|érték|单价|价格|単価|our (?:unit )?price|all prices?)(?!\p{L})|(?:price|rate|total|cost)s?$|^(?:we|i|you|it|this|that|these|dear|hello|thank|please|see)(?!\p{L})/iu;

/** What is named right before a price, where it has no code: "edge protector" in "edge protector Rs 13.90 a piece". */
export function namedBefore(text: string): string | null {
  const last = text
    .split(/\n|[;。]|,\s|:\s|(?<=\p{L}{3})\.\s/u)
    .findLast((each) => /\p{L}{3}/u.test(each));
  const counts = countsIn(last ?? "").map((found) => found.text);
  const bare = counts.reduce((left, count) => left.replace(count, " "), last ?? "");
  let name = bare.replace(/\([^)]*\)?\s*$/u, "").trim();
  for (let before = ""; before !== name;) {
    before = name;
    name =
      name
        .replace(leading, "")
        .replace(trailing, "")
        .split(/\s[–—-]\s/u)
        .at(-1)
        ?.trim() ?? "";
  }
  const isName = /\p{L}{3}/u.test(name) && name.length <= 60 && name.split(/\s+/).length <= 8;
  return isName && !noName.test(name) ? name : null;
}

/** "$4.80 MXN": the code says what the sign means. */
export function withOneSign(text: string): string {
  const found = /^\p{Sc}\s?(?<amount>.+?)\s(?<code>[A-Z]{3})(?<rest>.*)$/u.exec(text)?.groups;
  return found === undefined
    ? text
    : `${found["code"] ?? ""} ${found["amount"] ?? ""}${found["rest"] ?? ""}`;
}

/** The price without words that say nothing of its unit. */
export function barePrice(text: string): string {
  const one =
    /\s(?:netto|net|HT|das Stück)(?!\p{L})|\s(?:an?|per) (?:roll|set|box|pack|pair|sheet|bag|drum|item|unit|piece)$/giu;
  return withOneSign(text.replaceAll(one, "")).replace(/\s+/g, " ").trim();
}

export function matchesOf(text: string, pattern: RegExp): Found[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ text: found, index }));
}

/** Three capitals are a currency only where they are one. */
function isMoney(text: string): boolean {
  const letters = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
  return letters === undefined
    ? currenciesIn(text).length === 1 || /[元円]|kr|zł|Kč|dollar|pounds|Franken|francs/i.test(text)
    : isTradedCode(letters) || letters === "RMB";
}
