import { fieldNames } from "../../field-names.ts";
import type { QuoteField, Reading } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import { fillers } from "../headers/header-phrases.ts";
import { readHeader } from "../headers/read-header.ts";
import { plainText } from "../values/plain-words.ts";
import { currenciesIn } from "../values/currencies.ts";
import { dateIn, datesIn, type DateOrder } from "../values/dates.ts";
import { findIncoterm } from "../values/find-incoterm.ts";
import { companyIn } from "../table/supplier-names.ts";
import { leadTimesIn, namesSamples } from "./lead-time-sentences.ts";
import { span, spanPattern, withFigures } from "./spans.ts";
import { unreadTerm } from "./unread-terms.ts";

export interface TextLine {
  readonly text: string;
  readonly place: SourcePlace;
  /** The greater, the nearer to the table: its own file goes before the mail that it came with. */
  readonly nearness: number;
}

/** What a line of text says of all offers around it. `text` is read as a cell of that field would be. */
export interface TextFact {
  readonly field: QuoteField;
  readonly text: string;
  readonly line: string;
  readonly place: SourcePlace;
  readonly nearness: number;
  readonly confidence: number;
  readonly reason: string;
}

export type NoteKind = "payment" | "quoteNumber";

export interface TextFacts {
  readonly byField: ReadonlyMap<QuoteField, readonly TextFact[]>;
  /** What is carried along for the buyer. */
  readonly notes: ReadonlyMap<NoteKind, Reading<string>>;
  /** When the offer was written, for "valid 30 days". */
  readonly quoteDate: string | null;
  /** What it speaks of in words that were not understood. */
  readonly unread: readonly UnreadTerm[];
}

export interface UnreadTerm {
  readonly field: "leadTime" | "validUntil";
  readonly text: string;
  readonly place: SourcePlace;
}

/** Facts that hold for every line of a file; a part or a price in running text does not. */
const statable: ReadonlySet<string> = new Set<QuoteField>([
  "supplier",
  "currency",
  "incoterm",
  "leadTime",
  "validUntil",
  "minimumOrder",
  "tooling",
  "freight",
  "duty",
  "rating",
]);

const linesRead = 400;
const longestLine = 400;
const included = String.raw`(?<!\p{L})(?:included|inklusive|inkl\.?|enthalten|compris|inclus[oae]?|incluid[oa]s?|incluíd[oa]s?|inbegrepen|ingår|inkluderet|inkludert|wliczon[eay]|v ceně|包含|込み)`;
const amount = String.raw`(?:[€$£¥]|[A-Z]{3})?\s*\d[\d.,'’ ]*(?:\s*(?:[€$£%¥元円]|[A-Z]{3}(?!\p{L})|kr|zł|Kč|pcs|pieces|Stk|Stück|pièces|pz|pezzi|uds|unidades|peças|stuks|st|stk|szt|ks))?`;

/** Sentences without a colon: the words that say what it is about, and what to take from it. */
const sentences: readonly (readonly [QuoteField, RegExp, RegExp])[] = [
  [
    "minimumOrder",
    /minimum order|min\.? order|moq|mindestbestellmenge|mindestmenge|mindestabnahme|quantité minimum|minimum de commande|pedido mínimo|cantidad mínima|quantità minima|ordine minimo|quantidade mínima|minimale afname|minsta orderkvantitet|minimalna ilość|minimální množství|最小订量|起订量|最小ロット/i,
    new RegExp(amount, "u"),
  ],
  [
    "tooling",
    /tooling|werkzeugkosten|einmalkosten|outillage|utillaje|herramental|attrezzatur|stampo|ferramental|molde|gereedschap|matrijs|verktyg|værktøj|verktøy|oprzyrządowanie|nářadí|模具费|金型|\bNRE\b/i,
    new RegExp(`${amount}|${included}`, "iu"),
  ],
  [
    "freight",
    /freight|shipping cost|frachtkosten|fracht|versandkosten|frais de (?:port|transport)|gastos de (?:envío|transporte)|flete|trasporto|frete|verzendkosten|vrachtkosten|frakt|fragt|koszt transportu|doprava|运费|運賃|送料/i,
    new RegExp(`${amount}|${included}`, "iu"),
  ],
];
/** What the whole file is about, for tables that do not say it. */
const subjects: readonly (readonly [QuoteField, RegExp])[] = [
  [
    "part",
    /(?<!\p{L})(?:parts?|items?|drawing|dwg|p\/n|articles?|teil|artikel|zeichnung|sachnummer|pièces?|référence|réf|pieza|parte|articolo|codice|disegno|peça|artigo|onderdeel|detalj|artikel|emne|vare|detal|część|rysunek|díl|výkres|品番|图号|零件)(?:[\s-]?(?:no|nr|number|num|n|#|code|nummer))?[.:°º：#]?\s*((?=[\p{L}\d./-]*\d)\p{Lu}[\p{Lu}\d]*(?:[-/.][\p{Lu}\d]+)*)(?!\p{L})/iu,
  ],
  [
    "quantity",
    /(?<!\p{L})(?:quantity|qty|lot size|batch(?: size)?|requirement|menge|bedarf|besoin|fabbisogno|behoefte|behov|zapotrzebowanie|stückzahl|losgröße|quantité|qté|cantidad|quantità|quantidade|aantal|antal|antall|kvantitet|ilość|množství|数量)[.:：]?\s*(?:of\s|von\s|de\s)?(\d+(?:[.,' ]\d{3})*(?:\s?(?:pcs|pc|ea|stk|stück|st|pièces|pzas|piezas|pz|pezzi|peças|stuks|styck|szt|ks|kg|m))?)(?![\d.,]*\d)(?!\p{L})/iu,
  ],
];
const validity =
  /good (?:through|until|till)|(?:firm|fixed|held|stand|binding) (?:through|thru|to|till|until|for|up to)(?!\p{L})|good for \d|open for acceptance|(?<!\p{L})exp\.|gäller|gældende|gjeld(?:er|ende)|halten wir uns|fest bei bestellung|prix fermes?|wiążąc|závazn|holds? until|expires?|expiry|open until|t\/m|caduca|vence|scade|scadenza|utgår|udløber|utløper|obowiązuje|valid(?:ity|ité|ez)?|hold until|hold good|firm until|gültig(?:keit)?|gilt|valable|válid[oa]|vigencia|bindend|bindefrist|validità|valid[oa] fino|validade|geldig|giltig|gyldig|gælder|ważn[aey]|ważność|platnost|platí|有效期|有効期限|有効期間/iu;
const aboutPrices =
  /price|currency|amount|total|preis|währung|beträge|prix|devise|montant|precio|moneda|importe|prezz|valuta|preço|moeda|prij[sz]|pris|cen[ayě]|walut|měn|价|币|価格|通貨/iu;
/** "Precios en MXN", "Preise verstehen sich in CHF", "alle Preise in €". */
const pricesIn =
  /(?:prices?|preise|prix|precios|prezzi|preços|prijzen|priser|ceny|amounts?|totale?|total|gesamt|summe|suma|importe|totaal|celkem|razem)(?:\s+\p{L}+){0,3}?\s+(?:(?:in|en|em|i|w|v|är i)\s+)?((?:US|C|A|HK|NZ)?[€$£¥]|[A-Z]{3}(?!\p{L}))/iu;
/** "All in GBP". */
const allIn =
  /^(?:all|alles?|tous|toutes|todo|todos|tutt[oi]|allt|alt|wszystko|vše)\s(?:in|en|em|i|w|v)\s([A-Z]{3}|[€£])(?!\p{L})/iu;
const denied =
  /(?<!\p{L})(?:not|no|kein\w*|nicht|pas|sans|sin|non|senza|não|niet|inte|ikke|nie|není)(?!\p{L})/iu;

/** The number of the buyer's request is not the quote's. */
const ofTheBuyer =
  /rfq|anfrage|in?quiry|enquiry|^your|^ihre?|^votre|^su\s|consultation|richiesta|aanvraag|förfråg|forespør|zapytan|poptáv|询价|引合/iu;

/** Labels whose spans of time are no lead times. */
const otherSpans: ReadonlySet<string> = new Set([
  "payment",
  "validUntil",
  "quoteDate",
  "quoteNumber",
]);

/** Reads the notes around the tables: "FCA Hamburg", "Preise in EUR", "Valid until: 31.12.2026". */
export function readTextFacts(lines: readonly TextLine[], order: DateOrder): TextFacts {
  const facts: TextFact[] = [];
  const notes = new Map<NoteKind, Reading<string>>();
  let quoteDate: string | null = null;
  let loneDate: string | null = null;
  const unread: UnreadTerm[] = [];
  for (const line of withValuesBelow(lines.slice(0, linesRead))) {
    if (line.text.length > longestLine) continue;
    loneDate ??= dateOfOffer(line.text, order);
    for (const piece of piecesOf(withFigures(line.text))) {
      const labeled = labeledPiece(piece);
      const meaning = labeled?.meaning ?? null;
      if (labeled !== null && meaning === "quoteDate") {
        const date = dateIn(labeled.text, order);
        if (date !== null && !date.isAmbiguous) quoteDate ??= date.date;
      } else if (labeled !== null && (meaning === "payment" || meaning === "quoteNumber")) {
        const reason = `the line “${short(piece)}” says it`;
        const { text } = labeled;
        const isOwn = meaning === "payment" || !ofTheBuyer.test(piece);
        if (!notes.has(meaning) && isOwn) {
          notes.set(meaning, {
            value: text,
            raw: piece,
            place: line.place,
            confidence: 95,
            reason,
          });
        }
      }
      const isSeveral = meaning === "leadTime" && labeled !== null && !isOneLeadTime(labeled.text);
      const stated = labeled === null || isSeveral ? null : labeledFact(labeled, piece, line);
      if (stated !== null) facts.push(stated);
      const isTimed = meaning === null || !otherSpans.has(meaning);
      for (const fact of sentenceFacts(piece, line, order)) {
        if (fact.field === stated?.field || (fact.field === "leadTime" && !isTimed)) continue;
        facts.push(fact);
      }
      quoteDate ??= startOfValidity(piece, order);
      const term = unreadTerm(piece, meaning);
      if (term !== null) {
        unread.push({ field: term, text: short(piece), place: line.place });
      }
    }
  }
  const byField = nearest(withoutStrays(facts));
  return { byField, notes, quoteDate: quoteDate ?? loneDate, unread };
}

/** A label on a line of its own is for the value on the next, as lists of terms in a web page have it. */
function withValuesBelow(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const isAlone =
      /^\p{Lu}[^\d:：]{3,40}$/u.test(line.text) && (isLabel(line.text) || validity.test(line.text));
    const isValue =
      next !== undefined && /\d/.test(next.text) && datesIn(next.text)[0]?.index === 0;
    return isAlone && isValue ? { ...line, text: `${line.text}: ${next.text}` } : line;
  });
}

const ofAnOffer =
  /^(?:\p{L}+\s)?(?:quot|offer|proposal|(?:preis)?angebot|offre|devis|cotiza|presupuesto|oferta|preventivo|offerta|proposta|orçamento|offerte|offert|tilbud|nabídk|报价|見積)/iu;

/** A letter has its date on a line of its own, or beside the number of the offer. */
function dateOfOffer(text: string, order: DateOrder): string | null {
  const [first, second] = datesIn(text);
  if (first === undefined || second !== undefined || validity.test(text)) return null;
  const isAlone = /^[^\d]{0,24}$/u.test(text.trim().replace(first.text, ""));
  const isNumbered = ofAnOffer.test(text.trim()) && !ofTheBuyer.test(text);
  const date =
    (isAlone && text.trim().endsWith(first.text)) || isNumbered ? dateIn(text, order) : null;
  return date === null || date.isAmbiguous ? null : date.date;
}

/** "Samples 8 weeks, series 4 weeks" is more than one. */
function isOneLeadTime(text: string): boolean {
  const found = leadTimesIn(text);
  return (
    found.length <= 1 && found.every(({ confidence }) => confidence >= 75) && !namesSamples(text)
  );
}

function piecesOf(line: string): string[] {
  return withLabelsApart(line)
    .split(
      /\s{3,}|\t|;|\s\|\s|(?<=[\p{Ll}\d]\.)\s+(?=\p{Lu}\p{Ll})|(?<=[\p{L}\d]),\s+(?=\p{L}[^,:]{2,30}[:：])/u,
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

/** "Prazo    4 semanas" is a label with its value; a label after other words begins a piece of its own. */
function withLabelsApart(line: string): string {
  const aligned = /^(\p{L}[^:：]{1,40}?)\s{3,}(\S.*)$/u.exec(line);
  if (aligned !== null && isLabel(aligned[1] ?? "")) return `${aligned[1]}: ${aligned[2]}`;
  let rest = line;
  let apart = "";
  for (const { index } of [...line.matchAll(/[:：]/gu)].toReversed()) {
    const before = rest.slice(0, index);
    const words = [...before.matchAll(/\S+/g)].slice(-5);
    const start = words.find((word) => isLabel(before.slice(word.index)));
    if (start === undefined || start.index === 0) continue;
    apart = `   ${rest.slice(start.index)}${apart}`;
    rest = rest.slice(0, start.index);
  }
  return rest + apart;
}

function isLabel(text: string): boolean {
  if (/[.,;]\s/.test(text)) return false;
  const { meanings, rest } = readHeader(text.trim());
  const [meaning] = meanings;
  if (meaning === undefined || rest !== "" || meaning.score < 90) return false;
  // "weeks Incoterms:" is the end of one value and the next label.
  const own = new Set(meaning.words.split(" "));
  return plainText(text)
    .split(" ")
    .every((word) => own.has(word) || fillers.has(word));
}

/** A span of time that nothing names gives way to a lead time that is called one. */
function withoutStrays(facts: readonly TextFact[]): readonly TextFact[] {
  const isNamed = facts.some(({ field, confidence }) => field === "leadTime" && confidence >= 90);
  return isNamed
    ? facts.filter(({ field, confidence }) => field !== "leadTime" || confidence >= 90)
    : facts;
}

function nearest(facts: readonly TextFact[]): Map<QuoteField, TextFact[]> {
  const byField = new Map<QuoteField, TextFact[]>();
  for (const fact of facts) {
    const known = byField.get(fact.field) ?? [];
    const nearness = known[0]?.nearness ?? fact.nearness;
    if (fact.nearness > nearness) byField.set(fact.field, [fact]);
    else if (fact.nearness === nearness && !known.some(({ text }) => text === fact.text)) {
      byField.set(fact.field, [...known, fact]);
    }
  }
  return byField;
}

interface LabeledPiece {
  readonly meaning: string;
  readonly text: string;
  readonly durationUnit: string | null;
}

/** "Currency: EUR", "Currency EUR": a label that would be a column's header, and what follows it. */
function labeledPiece(piece: string): LabeledPiece | null {
  const parts = /^[^\p{L}\p{N}]*([\p{L}][^:：=]{0,40}?)\s*[:：=]\s*(\S.*)$/u.exec(piece);
  if (parts !== null) {
    const [, label = "", text = ""] = parts;
    const { meanings, durationUnit } = readHeader(label);
    const [meaning] = meanings;
    if (meaning === undefined || meaning.score < 88) return null;
    return { meaning: meaning.meaning, text, durationUnit };
  }
  const words = piece.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count >= 1; count -= 1) {
    const { meanings, rest, durationUnit } = readHeader(words.slice(0, count).join(" "));
    const [meaning] = meanings;
    if (meaning === undefined || rest !== "" || meaning.score < 90) continue;
    const text = words.slice(count).join(" ");
    return followsLabel(meaning.meaning, text)
      ? { meaning: meaning.meaning, text, durationUnit }
      : null;
  }
  return null;
}

/** Without a colon, only what can be nothing else counts as a value. */
function followsLabel(meaning: string, text: string): boolean {
  switch (meaning) {
    case "currency":
      return text.length <= 12 && currenciesIn(text).length === 1;
    case "incoterm":
      return findIncoterm(text, false)?.isCode === true;
    case "supplier":
      return companyIn(text) === text.trim();
    case "leadTime":
    case "validUntil":
      return new RegExp(`^(?:ca\\.?\\s)?${span}`, "iu").test(text) || /^\d[\d./-]{5,}$/.test(text);
    case "payment":
      return /\d/.test(text);
    case "quoteDate":
    case "quoteNumber":
      return /^\S*\d\S*$/.test(text);
    default:
      return false;
  }
}

function labeledFact(
  { meaning, text, durationUnit }: LabeledPiece,
  piece: string,
  line: TextLine,
): TextFact | null {
  if (!statable.has(meaning)) return null;
  const field = meaning as QuoteField;
  if (field === "supplier" && !mayBeName(text)) return null;
  if (field === "validUntil" && spanPattern.test(text) === false && !/\d/.test(text)) return null;
  const unit = durationUnit !== null && /^[\d\s–-]+$/.test(text) ? ` ${durationUnit}` : "";
  return {
    field,
    text: valueIn(field, text) + unit,
    line: piece,
    place: line.place,
    nearness: line.nearness,
    confidence: 95,
    reason: `the line “${short(piece)}” states the ${fieldNames[field]}`,
  };
}

/** "Comment from supplier: one-time cost is fixtures." names nobody. */
function mayBeName(text: string): boolean {
  if (companyIn(text) !== null) return true;
  const isSentence =
    /[!?。]$|\p{Ll}{3,}\.$/u.test(text.trim()) || text.trim().split(/\s+/).length > 8;
  return !isSentence && /^[^\p{Ll}]/u.test(text.trim());
}

/** The value without what is said after it: "FCA Hamburg, Incoterms 2020" needs nothing more. */
function valueIn(field: QuoteField, text: string): string {
  if (field === "supplier") return companyIn(text) ?? text.trim();
  if (field === "leadTime") return spanPattern.exec(text)?.[0] ?? text.trim();
  if (field === "validUntil") return validityText(text) ?? text.trim().replace(/[.,]$/, "");
  if (field === "currency") return currenciesIn(text)[0]?.sign ?? text.trim();
  if (field === "minimumOrder") return new RegExp(`^${amount}`, "u").exec(text)?.[0].trim() ?? text;
  return text.trim().replace(/[.,]$/, "");
}

/** The span or the date that comes first after the word for validity. */
function validityText(text: string): string | null {
  const period = spanPattern.exec(text);
  const [date] = datesIn(text);
  if (period !== null && (date === undefined || period.index < date.index)) return period[0];
  return date?.text ?? period?.[0] ?? null;
}

/** "valid 30 days from 12.11.2026": the day that it counts from. */
function startOfValidity(piece: string, order: DateOrder): string | null {
  const found = validity.exec(piece);
  const period = spanPattern.exec(piece);
  if (found === null || period === null) return null;
  const [first, second] = datesIn(piece);
  const date = second === undefined && first !== undefined ? dateIn(first.text, order) : null;
  return date === null || date.isAmbiguous ? null : date.date;
}

function sentenceFacts(piece: string, line: TextLine, order: DateOrder): TextFact[] {
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
    const isSure = incoterm.isCode && !denied.test(piece);
    facts.push(fact("incoterm", incoterm.code, isSure ? 96 : 85));
  }
  const currencies = aboutPrices.test(piece) ? currenciesIn(piece) : [];
  const [currency] = currencies;
  if (currency !== undefined && currencies.length === 1 && !/\d/.test(piece)) {
    facts.push(fact("currency", currency.sign, 95));
  }
  const stated = pricesIn.exec(piece)?.[1] ?? allIn.exec(piece)?.[1];
  const [named] = stated === undefined ? [] : currenciesIn(stated.toUpperCase());
  if (named !== undefined && (currencies.length !== 1 || /\d/.test(piece))) {
    facts.push(fact("currency", named.sign, 95));
  }
  const isValidity = validity.exec(piece);
  if (isValidity !== null) {
    const after = validityText(piece.slice(isValidity.index));
    const found = after ?? validityText(piece);
    const isDate = found !== null && dateIn(found, order) !== null;
    if (found !== null) facts.push(fact("validUntil", found, isDate && after !== null ? 95 : 90));
  }
  for (const [field, pattern] of subjects) {
    const found = pattern.exec(piece)?.[1];
    if (found !== undefined) facts.push(fact(field, found.trim(), 88));
  }
  for (const { text, confidence } of leadTimesIn(piece))
    facts.push(fact("leadTime", text, confidence));
  for (const [field, about, value] of sentences) {
    const found = about.test(piece) ? value.exec(piece)?.[0] : undefined;
    const isOfTime = spanPattern.exec(piece)?.[0].startsWith(found?.trim() ?? "") === true;
    if (found !== undefined && !isOfTime)
      facts.push(fact(field, found.trim().replace(/[.,]$/, ""), 90));
  }
  return facts;
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
