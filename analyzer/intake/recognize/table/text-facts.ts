import type { QuoteField } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import { currenciesIn } from "../values/currencies.ts";
import { dateIn, namedDate, type DateOrder } from "../values/dates.ts";
import { fieldNames } from "../../field-names.ts";
import { findIncoterm } from "../values/find-incoterm.ts";
import { readHeader } from "../headers/read-header.ts";
import { companyIn } from "./supplier-names.ts";

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

export interface TextFacts {
  readonly byField: ReadonlyMap<QuoteField, readonly TextFact[]>;
  /** When the offer was written, for "valid 30 days". */
  readonly quoteDate: string | null;
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
const span = String.raw`\d+(?:[.,]\d+)?(?:\s*(?:-|–|to|bis|à|a)\s*\d+)?\s*(?:working days?|business days?|calendar days?|days?|weeks?|wks?|months?|Arbeitstagen?|Werktagen?|Kalendertagen?|Tagen?|Wochen?|Monaten?|KW|jours ouvr[ée]s|jours ouvrables|jours|semaines?|mois|días hábiles|días laborables|días|semanas?|meses)`;
const included = String.raw`\b(?:[Ii]ncluded|[Ii]nklusive|[Ii]nkl\.?|[Ee]nthalten|[Cc]ompris|[Ii]nclus|[Ii]ncluidos?)`;
const amount = String.raw`(?:[€$£]|[A-Z]{3})?\s*\d[\d.,'’ ]*(?:\s*(?:[€$£%]|EUR|USD|GBP|CHF|pcs|pieces|Stk|Stück|pièces|uds|unidades))?`;

/** Sentences without a colon: the words that say what it is about, and what to take from it. */
const sentences: readonly (readonly [QuoteField, RegExp, RegExp])[] = [
  [
    "leadTime",
    /lead time|leadtime|deliver|lieferzeit|lieferfrist|lieferung|délai|livraison|plazo|entrega/i,
    new RegExp(span, "iu"),
  ],
  [
    "validUntil",
    /valid|hold until|hold good|firm until|gültig|gilt|valable|validité|válid|validez|vigencia|bindend/i,
    new RegExp(span, "iu"),
  ],
  [
    "minimumOrder",
    /minimum order|min\.? order|moq|mindestbestellmenge|mindestmenge|mindestabnahme|quantité minimum|minimum de commande|pedido mínimo|cantidad mínima/i,
    new RegExp(amount, "u"),
  ],
  [
    "tooling",
    /tooling|werkzeugkosten|einmalkosten|outillage|utillaje|herramental|\bNRE\b/i,
    new RegExp(`${amount}|${included}`, "u"),
  ],
  [
    "freight",
    /freight|shipping cost|frachtkosten|versandkosten|frais de (?:port|transport)|gastos de (?:envío|transporte)|flete/i,
    new RegExp(`${amount}|${included}`, "u"),
  ],
];
const aboutPrices =
  /price|currency|amount|preis|währung|beträge|prix|devise|montant|precio|moneda|importe/i;

/** Reads the notes around the tables: "FCA Hamburg", "Preise in EUR", "Valid until: 31.12.2026". */
export function readTextFacts(lines: readonly TextLine[], order: DateOrder): TextFacts {
  const facts: TextFact[] = [];
  let quoteDate: string | null = null;
  for (const line of lines.slice(0, linesRead)) {
    if (line.text.length > 400) continue;
    for (const piece of line.text.split(
      /\s{3,}|\t|;|\s\|\s|(?<=[\p{Ll}\d]\.)\s+(?=\p{Lu}\p{Ll})/u,
    )) {
      const labeled = labeledFact(piece.trim(), line);
      if (labeled === "quote-date") {
        const date = dateIn(piece, order);
        if (date !== null && !date.isAmbiguous) quoteDate ??= date.date;
      } else if (labeled !== null) facts.push(labeled);
      else facts.push(...sentenceFacts(piece.trim(), line, order));
    }
  }
  const byField = new Map<QuoteField, TextFact[]>();
  for (const fact of facts) {
    const known = byField.get(fact.field) ?? [];
    const nearest = known[0]?.nearness ?? fact.nearness;
    if (fact.nearness > nearest) byField.set(fact.field, [fact]);
    else if (fact.nearness === nearest && !known.some(({ text }) => text === fact.text)) {
      byField.set(fact.field, [...known, fact]);
    }
  }
  return { byField, quoteDate };
}

/** "Currency: EUR": a label that would be a column's header. */
function labeledFact(piece: string, line: TextLine): TextFact | "quote-date" | null {
  const parts = /^\W*([\p{L}][^:：=]{1,40}?)\s*[:：=]\s*(\S.*)$/u.exec(piece);
  if (parts === null) return null;
  const [, label = "", text = ""] = parts;
  const header = readHeader(label);
  const meaning = header.meanings[0];
  if (meaning === undefined || meaning.score < 88) return null;
  if (meaning.meaning === "quoteDate") return "quote-date";
  if (!statable.has(meaning.meaning)) return null;
  const field = meaning.meaning as QuoteField;
  const unit =
    header.durationUnit !== null && /^[\d\s–-]+$/.test(text) ? ` ${header.durationUnit}` : "";
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

/** The value without what is said after it: "FCA Hamburg, Incoterms 2020" needs nothing more. */
function valueIn(field: QuoteField, text: string): string {
  if (field === "supplier") return companyIn(text) ?? text.trim();
  if (field === "leadTime") return new RegExp(span, "iu").exec(text)?.[0] ?? text.trim();
  if (field === "currency") return currenciesIn(text)[0]?.sign ?? text.trim();
  return text.trim().replace(/[.,]$/, "");
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
  if (incoterm !== null) facts.push(fact("incoterm", incoterm.code, incoterm.isCode ? 92 : 88));
  const currencies = aboutPrices.test(piece) ? currenciesIn(piece) : [];
  if (currencies.length === 1 && !/\d/.test(piece)) {
    facts.push(fact("currency", currencies[0]!.sign, 95));
  }
  for (const [field, about, value] of sentences) {
    if (!about.test(piece)) continue;
    const date = field === "validUntil" ? dateIn(piece, order) : null;
    const found = date !== null ? dateText(piece) : value.exec(piece)?.[0];
    if (found !== undefined) facts.push(fact(field, found.trim().replace(/[.,]$/, ""), 90));
  }
  return facts;
}

/** The shortest run of words from which the date is read. */
function dateText(piece: string): string {
  const words = piece.split(/\s+/).map((word) => word.replace(/[.,;]$/, ""));
  for (let length = 1; length <= 5; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const text = words.slice(start, start + length).join(" ");
      if (namedDate(text, "day-first") !== null) return text;
    }
  }
  return piece;
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
