import type { QuoteField } from "../../quote-line.ts";
import { currenciesIn } from "../values/currencies.ts";
import { dateIn, datesIn, type DateOrder } from "../values/dates.ts";
import { findIncoterm } from "../values/find-incoterm.ts";
import { leadTimesIn } from "./lead-time-sentences.ts";
import { spanPattern } from "./spans.ts";
import { short, type TextFact, type TextLine } from "./text-fact.ts";
import { validity, validityText } from "./validity.ts";

const included = String.raw`(?<!\p{L})(?:included|inklusive|inkl\.?|enthalten|compris|inclus[oae]?|incluid[oa]s?|incluíd[oa]s?|inbegrepen|ingår|inkluderet|inkludert|wliczon[eay]|v ceně|(?<!nem )tartalmazz[aá]k?|díjmentes|ingyenes|ücrets[iİ]z|dah[iİ]l(?:d[iİ]r)?(?!\p{L}|\s*değ[iİ]l)|包含|込み)`;
/** An amount or a count in running text. */
export const amountText = String.raw`(?:[€$£¥]|[A-Z]{3})?\s*\d[\d.,'’ ]*(?:\s*(?:[€$£%¥元円]|[A-Z]{3}(?!\p{L})|kr|zł|Kč|Ft|TL|lei|adet|db|darab|pcs|pieces|Stk|Stück|pièces|pz|pezzi|uds|unidades|peças|stuks|st|stk|szt|ks))?`;

/** Sentences without a colon: the words that say what it is about, and what to take from it. */
const sentences: readonly (readonly [QuoteField, RegExp, RegExp])[] = [
  [
    "minimumOrder",
    /minimum order(?! (?:value|amount|charge|billing))|min\.? order(?! (?:value|amount|charge|billing))|moq|mindestbestellmenge|mindestmenge|mindestabnahme|quantité minimum|minimum de commande|pedido mínimo(?! de (?:importe|valor))|cantidad mínima|quantità minima|ordine minimo|quantidade mínima|minimale afname|minsta orderkvantitet|minimalna ilość|minimální množství|minim(?:ális|um) rendel(?:és(?!i (?:érték|összeg))|hető)|legkisebb rendelhető|(?:minimum|min\.?|asgar[iİ]|en az) s[iİ]par[iİ]ş(?! (?:tutar|bedel|değer))|最小订量|起订量|最小ロット/i,
    new RegExp(amountText, "u"),
  ],
  [
    "tooling",
    /tooling|werkzeugkosten|einmalkosten|outillage|utillaje|herramental|attrezzatur|stampo|ferramental|molde|gereedschap|matrijs|verktyg|værktøj|verktøy|oprzyrządowanie|nářadí|szerszám|süllyeszték|kalıp|fikstür|模具费|金型|\bNRE\b/i,
    new RegExp(`${amountText}|${included}`, "iu"),
  ],
  [
    "freight",
    /freight|shipping cost|frachtkosten|fracht|versandkosten|frais de (?:port|transport)|gastos de (?:envío|transporte)|flete|trasporto|frete|verzendkosten|vrachtkosten|frakt|fragt|koszt transportu|doprava|fuvar|szállítási (?:költség|díj)|nakl[iİ]ye|navlun|kargo ücret|运费|運賃|送料/i,
    new RegExp(`${amountText}|${included}`, "iu"),
  ],
];
/** What the whole file is about, for tables that do not say it. */
const subjects: readonly (readonly [QuoteField, RegExp])[] = [
  [
    "part",
    /(?<!\p{L})(?:parts?|items?|drawing|dwg|p\/n|articles?|teil|artikel|zeichnung|sachnummer|pièces?|référence|réf|pieza|parte|articolo|codice|disegno|peça|artigo|onderdeel|detalj|artikel|emne|vare|detal|część|rysunek|díl|výkres|cikkszám|rajzszám|parça|品番|图号|零件)(?:[\s-]?(?:no|nr|number|num|n|#|code|nummer))?[.:°º：#]?\s*((?=[\p{L}\d./-]*\d)\p{Lu}[\p{Lu}\d]*(?:[-/.][\p{Lu}\d]+)*)(?!\p{L})/iu,
  ],
  [
    "quantity",
    /(?<!\p{L})(?:quantity|qty|lot size|batch(?: size)?|requirement|menge|bedarf|besoin|fabbisogno|behoefte|behov|zapotrzebowanie|stückzahl|losgröße|quantité|qté|cantidad|quantità|quantidade|aantal|antal|antall|kvantitet|ilość|množství|mennyiség|darabszám|m[iİ]ktar|数量)[.:：]?\s*(?:of\s|von\s|de\s)?(\d+(?:[.,' ]\d{3})*(?:\s?(?:pcs|pc|ea|stk|stück|st|pièces|pzas|piezas|pz|pezzi|peças|stuks|styck|szt|ks|adet|db|kg|m))?)(?![\d.,]*\d)(?!\p{L})/iu,
  ],
];
const aboutPrices =
  /price|currency|amount|total|totaal|preis|währung|beträge|prix|devise|montant|precio|moneda|importe|prezz|valuta|preço|moeda|prij[sz]|pris|cen[ayě]|walut|měn|f[iİ]yat|tutar|toplam|(?<!\p{L})ár(?:ak|aink)?(?!\p{L})|összeg|összesen|pénznem|价|币|価格|通貨/iu;
/** "Precios en MXN", "Preise verstehen sich in CHF", "alle Preise in €". */
const pricesIn =
  /(?:prices?|preise|prix|precios|prezzi|preços|prijzen|priser|ceny|áraink|árak|fiyatlar(?:ımız)?|összesen|toplam|amounts?|totale?|total|gesamt|summe|suma|importe|totaal|celkem|razem)(?:\s+\p{L}+\.?){0,3}?\s+(?:(?:in|en|em|i|w|v|är i)\s+)?((?:US|C|A|HK|NZ)?[€$£¥]|(?!BTW|VAT|IVA|TVA|DPH|MVA|KDV|UST|GST|HST|PTU|TTC)[A-Z]{3}(?!\p{L}))/iu;
/** "All in GBP". */
const allIn =
  /^(?:all|alles?|tous|toutes|todo|todos|tutt[oi]|allt|alt|wszystko|vše)\s(?:in|en|em|i|w|v)\s([A-Z]{3}|[€£])(?!\p{L})/iu;
const denied =
  /(?<!\p{L})(?:not|no|kein\w*|nicht|pas|sans|sin|non|senza|não|niet|inte|ikke|nie|není|nem|değil\p{L}*)(?!\p{L})/iu;
/** "DAP on request", "DDP: add 4 %": what may be had, and not what is offered. */
const conditional =
  /(?<!\p{L})(?:request|possible|optional\p{L}*|option|available|if|instead|otherwise|alternativ\p{L}*|extra|additional|surcharge|add|anfrage|wunsch|möglich|falls|sonst|aufpreis|zuschlag|zzgl|aufschlag|demande|supplément|sinon|posible|solicitud|petición|recargo|opcional|richiesta|possibile|supplemento|consulta|pedido|possível|acréscimo|aanvraag|verzoek|mogelijk|toeslag|begäran|förfrågan|möjlig\p{L}*|tillägg|forespørgsel|forespørsel|mulig\p{L}*|tillæg|tillegg|życzenie|zapytanie|dopłat\p{L}*|możliw\p{L}*|vyžádání|příplat\p{L}*|možn\p{L}*|kérésre|kérés esetén|felár\p{L}*|opcionális\p{L}*|lehetséges|opsiyonel|istenirse|talep halinde|ilave)(?!\p{L})|可选|另议|応相談|\d\s?%/iu;

/** In Turkish and Hungarian the day stands before: "15.12.2026 tarihine kadar geçerlidir". */
const dayBefore = /\d[^\d]{0,12}(?:kadar|-[iI]g) (?:geçerl[iİ]|érvényes)/iu;

/** What a sentence without a label says of all offers. */
export function sentenceFacts(piece: string, line: TextLine, order: DateOrder): TextFact[] {
  if (piece.length < 3) return [];
  const fact = (field: QuoteField, text: string, confidence: number): TextFact => ({
    field,
    text,
    line: piece,
    place: line.place,
    nearness: line.nearness,
    confidence,
    reason: `the text says “${short(piece)}”`,
  });
  const facts: TextFact[] = [];
  const incoterm = findIncoterm(piece, false);
  if (incoterm !== null) {
    const isSure = incoterm.isCode && !denied.test(piece) && !conditional.test(piece);
    facts.push(fact("incoterm", incoterm.code, isSure ? 96 : 85));
  }
  const currencies = aboutPrices.test(piece) ? currenciesIn(piece) : [];
  const [currency] = currencies;
  const isAlone =
    currency !== undefined && currencies.length === 1 && !isPaid(piece, currency.sign);
  if (currency !== undefined && isAlone) {
    facts.push(fact("currency", currency.sign, 95));
  }
  const stated = pricesIn.exec(piece)?.[1] ?? allIn.exec(piece)?.[1];
  const [named] = stated === undefined ? [] : currenciesIn(stated.toUpperCase());
  if (named !== undefined && !isAlone) {
    facts.push(fact("currency", named.sign, 95));
  }
  const isValidity = validity.exec(piece);
  if (isValidity !== null) {
    const after = validityText(piece.slice(isValidity.index));
    const found = after ?? validityText(piece);
    const isDate = found !== null && dateIn(found, order) !== null;
    // "until November 18 December 18": one of the two was struck out, which text does not show.
    const isNext = after !== null || (dayBefore.test(piece) && datesIn(piece).length === 1);
    const isSure = isDate && isNext && !hasDatesSideBySide(piece);
    if (found !== null) facts.push(fact("validUntil", found, isSure ? 95 : 90));
  }
  for (const [field, pattern] of subjects) {
    const found = pattern.exec(piece)?.[1];
    if (found !== undefined) facts.push(fact(field, found.trim(), 88));
  }
  for (const { text, confidence } of leadTimesIn(piece))
    facts.push(fact("leadTime", text, confidence));
  // "6. MOQ per call-off 100 nos.": a clause has a number of its own.
  const unnumbered = piece.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, "");
  for (const [field, about, value] of sentences) {
    const found = about.test(piece) ? value.exec(unnumbered)?.[0] : undefined;
    const isOfTime = spanPattern.exec(piece)?.[0].startsWith(found?.trim() ?? "") === true;
    if (found !== undefined && !isOfTime)
      facts.push(fact(field, found.trim().replace(/[.,]$/, ""), 90));
  }
  return facts;
}

function hasDatesSideBySide(piece: string): boolean {
  const dates = datesIn(piece);
  return dates.some(({ index, text }, at) => {
    const next = dates[at + 1];
    return next !== undefined && /^[\s,;/]*$/.test(piece.slice(index + text.length, next.index));
  });
}

/** The sign is of an amount: "a minimum price of $125.00" says nothing of the other prices. */
function isPaid(piece: string, sign: string): boolean {
  const isName = /\p{L}{3}/u.test(sign);
  if (!isName) return /\d/.test(piece);
  const at = piece.indexOf(sign);
  return /\d[\s.,-]*$/.test(piece.slice(0, at)) || /^[\s.]*\d/.test(piece.slice(at + sign.length));
}
