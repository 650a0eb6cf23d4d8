import { anyWord, anyWordSource } from "../../../lexicon/any-word.ts";
import { wordsFor } from "../../../lexicon/lexicon.ts";
import { withoutTaxNote } from "../../../lexicon/tax-words.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { FileReading, SourcePlace } from "../../source.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { choice } from "../questions/answers.ts";

/** What a file says once and means of every price. */
interface WholeTerm {
  readonly about: "tax-within" | "discount-on-whole";
  /** `null` where the rate is not said. */
  readonly percent: number | null;
  readonly text: string;
  readonly place: SourcePlace;
  /** It holds for the whole order together only. */
  readonly isForAll?: true;
}

const tax = anyWordSource(`${wordsFor("tax")}, mehrwertsteuer, umsatzsteuer, moms`);
const percent = String.raw`(?:(\d{1,2}(?:[.,]\d{1,2})?)\s*%|(?<![\p{L}\d])%\s?(\d{1,2}(?:[.,]\d{1,2})?))`;
const within = String.raw`(?:incl?\.?|includes?|including|inclusive of|inkl?\.?|inklusive|einschl\.?|einschließlich|comprenant|con|com|inclus[ae]?|med|včetně|z)`;
const withTax = new RegExp(
  String.raw`(?<!\p{L})${within}\s*(?:the |de |der )?(?:${percent}\s*)?${tax}|${tax}\s*(?:\(?${percent}\)?\s*)?(?:incl\p{L}*|inkl\p{L}*|compris\p{L}*|inbegrepen|enthalten|wliczon\p{L}*|tartalmazz\p{L}*|dah[iİ]l(?:d[iİ]r)?(?!\p{L}|\s*değ[iİ]l))|(?<!\p{L})áfá(?:val|s)(?!\p{L})|(?<!\p{L})t\.?t\.?c(?!\p{L})|(?<![不未])含税|税込`,
  "iu",
);
const taxRate = new RegExp(String.raw`${tax}[^\d%]{0,20}${percent}|${percent}\s*${tax}`, "iu");
/** ICMS is within Brazilian prices by law, and no tax that is shown apart. */
const denied =
  /不含|未税|icms|(?<!\p{L})(?:not|nicht|pas|non|não|niet|inte|ikke|nie|ne|nem|nélkül|har[iİ]ç|değ[iİ]l\p{L}*)(?!\p{L})/iu;
const ofPrices =
  /pric|preis|prix|precio|prezz|preço|prij|pris|ceny|cena|cen |f[iİ]yat|(?<!\p{L})ár(?:ak|aink|ai)?(?!\p{L})|amount|rate|价|価|単/iu;
const ofTotals =
  /total|summe|betrag|suma|somme|totaal|celkem|razem|toplam|tutar|összesen|összeg|小计|合计|合計/iu;

const discountWords = anyWord(
  `${wordsFor("discount")}, discount*, *rabatt*, nachlass, remise, rabais, descuento, sconto, desconto, korting, zniżka, rabat*, sleva, iskonto*, indirim*, *kedvezmény*, *engedmény*`,
);
const onWhole =
  /whole|entire|complete|all (?:items|lines|parts|prices|positions)|(?:the|your|this) (?:total )?order|order total|total (?:order|value|amount)|on the total|overall|throughout|across the board|gesamt|sämtliche|auf alle[sn]?|l.ensemble|la totalité|tou(?:s|tes) les|todo|toda|total del|tutt|hele|alle (?:artikelen|posities)|całoś|wszystk|celou|celé|všechn|tüm|bütün|toplam|teljes|összes|minden|egész|végösszeg|整单|全部/iu;
const onCondition =
  /(?<![iİ])skonto|cash|prompt|early|prepa|vorkasse|innerhalb|within|(?<!\p{L})(?:above|over|exceed\p{L}*|ab|bei \d)(?!\p{L})|already|has been|have been|included|reflect|deducted|bereits|enthalten|berücksichtigt|after|nach abzug|déjà|peş[iİ]n|nakit|iç[iİ]nde|üzer[iİ](?!nden)|üstü|uygulanmış|yansıt|készpénz|(?<!\p{L})belül|felett|fölött|tartalmaz|levon/iu;
const forAll =
  /(?<!\p{L})(?:if|when|provided|falls|wenn|sofern|si|se|als|jeśli|bei|ha (?:az?|minden)|amennyiben|esetén|halinde|durumunda)(?!\p{L})/iu;

/**
 * Prices without the tax within, after a discount on the whole: each is said to the visitor, who can take it back. It is
 * asked before the file is read back, and taken off after: what is held against the paper is as the paper has it.
 */
export function askWholeTerms(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
): (lines: readonly QuoteLine[]) => readonly QuoteLine[] {
  const context = contexts.find(({ id }) => id === lines[0]?.tableId) ?? contexts[0];
  const suppliers = new Set(lines.map(({ supplier }) => supplier.value));
  if (context === undefined || lines.length === 0 || suppliers.size > 1) return (read) => read;
  const texts = textsOf(context.file);
  const terms = [taxWithin(contexts, texts), isDiscounted(contexts) ? null : discountOn(texts)];
  const changes = terms.flatMap((term) => (term === null ? [] : termOn(context, lines, term)));
  return (read) => changes.reduce((changed, change) => changed.map(change), read);
}

function taxWithin(contexts: readonly TableContext[], texts: readonly Text[]): WholeTerm | null {
  const headers = contexts.flatMap(({ claims, table }) =>
    claims
      .filter(({ field }) => field === "price")
      .map(({ header, column }) => ({
        text: header.text,
        place: { kind: "header", tableId: table.id, column } as const,
      })),
  );
  const sentences = texts.filter(({ text }) => ofPrices.test(text) && !ofTotals.test(text));
  const said = [...headers, ...sentences].find(
    ({ text }) => withTax.test(withoutTaxNote(text)) && !denied.test(text),
  );
  if (said === undefined) return null;
  const rate = [said, ...texts].map(({ text }) => figureOf(taxRate.exec(text))).find(Boolean);
  return { about: "tax-within", percent: rate ?? null, ...said };
}

function discountOn(texts: readonly Text[]): WholeTerm | null {
  for (const { text, place } of texts) {
    if (!discountWords.test(text)) continue;
    for (const found of text.matchAll(new RegExp(percent, "gu"))) {
      const clause = text.slice(Math.max(0, found.index - 60), found.index + 60);
      const read = figureOf(found);
      if (read !== null && onWhole.test(clause) && !onCondition.test(clause))
        return {
          about: "discount-on-whole",
          percent: read,
          text: clause.trim(),
          place,
          ...(forAll.test(clause) && { isForAll: true }),
        };
    }
  }
  return null;
}

/** A column or a row of its own takes it off, or asks. */
function isDiscounted(contexts: readonly TableContext[]): boolean {
  return contexts.some(({ claims }) => claims.some(({ field }) => field === "discount"));
}

const usualRates = [19, 20, 21, 23, 25, 27];

function termOn(
  context: TableContext,
  lines: readonly QuoteLine[],
  term: WholeTerm,
): (line: QuoteLine) => QuoteLine {
  const chosen = context.corrections.choices.get(term.about);
  const assumed = term.isForAll ? null : term.percent;
  const share = chosen === undefined ? assumed : Number(chosen);
  const asked = chosen === undefined ? ask(context, term) : null;
  for (const index of lines.keys()) asked?.touch(index);
  const isTax = term.about === "tax-within";
  const factor = isTax ? 100 / (100 + (share ?? 0)) : 1 - (share ?? 0) / 100;
  const note = isTax ? `without ${share} % tax` : `less ${share} %`;
  const confidence = asked?.confidence ?? 100;
  const changed = (price: Reading<number>): Reading<number> => {
    const doubted = { ...price, confidence: Math.min(price.confidence, confidence) };
    if (price.place.kind === "visitor" || !share) return doubted;
    const value = Number((price.value * factor).toPrecision(12));
    return { ...doubted, value, raw: `${price.raw} ${note}` };
  };
  return (line) => ({
    ...line,
    prices: line.prices.map((each) => ({ ...each, price: changed(each.price) })),
  });
}

function ask(context: TableContext, { about, percent, text, place, isForAll }: WholeTerm) {
  const { name } = context;
  const no = "No, keep the prices as they are";
  const raise = (question: string, confidence: number, keep: string, others: [string, string][]) =>
    askChoice(context, about, {
      text: question,
      confidence,
      reason: `“${text}”`,
      place,
      keep,
      others: others.map(([chosen, label]) => choice(context, about, chosen, label)),
    });
  if (isForAll) {
    const question = `${name} gives ${percent} % off when all of it is ordered. Take it off every price?`;
    return raise(question, 50, no, [[String(percent), `Yes, take ${percent} % off`]]);
  }
  if (about === "discount-on-whole") {
    const question = `${name} gives a discount of ${percent} % on the whole. Take it off every price?`;
    return raise(question, 90, `Yes, take ${percent} % off`, [["0", no]]);
  }
  if (percent !== null) {
    const question = `The prices of ${name} include ${percent} % tax. Compare them without it?`;
    return raise(question, 90, `Yes, without ${percent} % tax`, [["0", no]]);
  }
  const question = `The prices of ${name} include tax at a rate that it does not state. Take tax off?`;
  const rates = usualRates.map((rate): [string, string] => [String(rate), `Yes, ${rate} %`]);
  return raise(question, 40, no, rates);
}

interface Text {
  readonly text: string;
  readonly place: SourcePlace;
}

const mostNoteCells = 3;

/** Lines, and short rows of tables as lines: a label stands in one cell and its value in the next. */
function textsOf({ lines, tables }: FileReading): Text[] {
  return [
    ...lines
      .filter(({ isMailHead }) => !isMailHead)
      .map(({ text, fileName, part, line }) => ({
        text,
        place: { kind: "line", fileName, part, line } as const,
      })),
    ...tables.flatMap(({ id, rows }) =>
      rows.flatMap((cells, row) => {
        const stated = cells.flatMap((cell) => cell?.text ?? []);
        const place = { kind: "cell", tableId: id, row, column: 0 } as const;
        return stated.length > mostNoteCells ? [] : [{ text: stated.join(" "), place }];
      }),
    ),
  ];
}

function figureOf(found: RegExpExecArray | RegExpMatchArray | null): number | null {
  const figure = found?.slice(1).find((each) => each !== undefined);
  return figure === undefined ? null : Number(figure.replace(",", "."));
}
