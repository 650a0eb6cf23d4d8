import { plainNumeral } from "#analyzer/intake/offer-draft.ts";
import { answerAsOffer } from "#analyzer/intake/answers.ts";
import {
  type Correction,
  type OfferDraft,
  type OfferField,
  offerFields,
  type OfferWords,
} from "#analyzer/intake/recognition.ts";
import type { FileReading } from "#analyzer/intake/source.ts";
import { valuesIn } from "./asked-words.ts";
import { bare } from "./compare.ts";
import type { Difference } from "./difference.ts";
import type { TrueLine, Truth } from "./truth.ts";

/** All that stands in a file, for whoever has it open. */
export interface FileWords {
  readonly text: string;
  readonly bare: string;
  readonly figures: ReadonlySet<number>;
}

export function wordsOfFile({ tables, lines, sender }: FileReading): FileWords {
  const cells = tables.flatMap(({ rows, part }) => [
    part,
    ...rows.flatMap((row) => row.flatMap((cell) => (cell === null ? [] : cell.text))),
  ]);
  const numbers = tables.flatMap(({ rows }) =>
    rows.flatMap((row) => row.flatMap((cell) => (cell?.kind === "number" ? cell.number : []))),
  );
  const text = [sender ?? "", ...cells, ...lines.map((line) => line.text)].join("\n");
  return { text, bare: bare(text), figures: new Set([...valuesIn(text), ...numbers]) };
}

/** What the visitor types of one offer: true values of a line, as far as they stand in the file. */
export function typedOffers(
  draft: OfferDraft,
  truth: Truth,
  file: FileWords,
  all: readonly Difference[],
): Correction[][] {
  const differences = all.filter(({ isMinor }) => !isMinor);
  const isLost = ({ part }: TrueLine) =>
    differences.some(({ kind, line }) => kind === "line-lost" && line === part);
  const lines = truth.lines ?? [];
  const isRight = lines.some(({ part }) => bare(part) === bare(draft.part));
  const wanted = lines.filter((line) => {
    if (isLost(line)) return draft.of.kind === "row" || !isRight;
    const isOpen = differences.some((each) => each.line === line.part);
    return isOpen && draft.of.kind === "line" && isOfLine(draft, line, lines);
  });
  return wanted.flatMap((line) => {
    const own = differences.filter((each) => each.line === line.part);
    const fields = isLost(line) ? offerFields : own.flatMap(({ field }) => wordsFor[field] ?? []);
    const said = typedWords(draft, line, truth, file, new Set(fields));
    return said === null ? [] : [answerAsOffer(draft, said)];
  });
}

/** The draft is of the line: it names its part and its supplier, or its price where it names no part or more than it. */
function isOfLine(draft: OfferDraft, line: TrueLine, lines: readonly TrueLine[]): boolean {
  const isNamed = bare(draft.part) === bare(line.part);
  if (!isNamed) {
    const price = line.unitPrice ?? line.breaks?.[0]?.[1] ?? Number.NaN;
    return bare(draft.part).includes(bare(line.part)) || draft.part === ""
      ? valuesIn(draft.price).has(price)
      : false;
  }
  const several = lines.filter(({ part }) => part === line.part).length > 1;
  return !several || bare(draft.supplier ?? "") === bare(line.supplier);
}

/** The charges of the whole order, where each of them stands in the file. */
export function typedCharges({ charges = [] }: Truth, { figures }: FileWords): string[] {
  const amounts = charges.flatMap(({ part, amount }) => (part === undefined ? [amount] : []));
  if (amounts.length === 0 || !amounts.every((amount) => figures.has(amount))) return [];
  return [
    amounts.map((amount, index) => `Charge ${index + 1}: ${plainNumeral(amount)}`).join("; "),
  ];
}

/** Where in the form a difference is put right. */
const wordsFor: Readonly<Record<string, readonly OfferField[]>> = {
  supplier: ["supplier"],
  part: ["part"],
  quantity: ["quantity"],
  unitPrice: ["price", "priceUnit"],
  priceBreaks: ["price", "priceUnit"],
  currency: ["currency"],
  leadTimeDays: ["leadTime"],
  incoterm: ["incoterm"],
  validUntil: ["validUntil"],
  minimumOrder: ["minimumOrder"],
  alternative: ["alternative"],
  charges: ["charges"],
};

/** `null` where the file does not state what it costs. */
function typedWords(
  draft: OfferDraft,
  line: TrueLine,
  truth: Truth,
  file: FileWords,
  fields: ReadonlySet<OfferField>,
): OfferWords | null {
  const { of: _, ...drafted } = draft;
  const stated = statedWords(line, truth, file);
  const words = [...fields].flatMap((field) => {
    const word = stated[field];
    return word === null ? [] : [[field, word] as const];
  });
  const said: OfferWords = { ...drafted, ...Object.fromEntries(words) };
  return fields.has("price") && stated.price === null ? null : said;
}

/** By field: what the file says, empty where it says that there is none, `null` where its words are not those of the truth. */
function statedWords(
  line: TrueLine,
  truth: Truth,
  { text, bare: all, figures }: FileWords,
): Readonly<Record<OfferField, string | null>> {
  const numeral = (value: number | undefined) =>
    value === undefined || !figures.has(value) ? null : plainNumeral(value);
  const [quantity] = [line.quantity ?? []].flat();
  const [days] = [line.leadTimeDays ?? []].flat();
  // "Ex stock" is no figure.
  const isSpan = (span: number) =>
    span === 0 || [1, 7, 30, 7 / 5].some((unit) => figures.has(span / unit));
  const prices = line.breaks ?? [];
  const listed = prices.map(([from, price], index) => {
    const fromQuantity = figures.has(from) || index === 0 ? plainNumeral(from) : null;
    const amount = numeral(price);
    return fromQuantity === null || amount === null ? null : `${fromQuantity}: ${amount}`;
  });
  const charges = (truth.charges ?? []).filter(
    ({ part, supplier }) =>
      part === line.part && (supplier === undefined || supplier === line.supplier),
  );
  const amounts = charges.map(({ amount }) => numeral(amount));
  return {
    part: all.includes(bare(line.part)) ? line.part : null,
    quantity: line.quantity === null ? null : numeral(quantity),
    price:
      prices.length > 0
        ? listed.includes(null)
          ? null
          : listed.join("; ")
        : numeral(line.unitPrice ?? undefined),
    leadTime: days === undefined ? "" : isSpan(days) ? daysText(days) : null,
    supplier: all.includes(bare(line.supplier)) ? line.supplier : null,
    currency: isCurrencyIn(text, line.currency) ? line.currency : null,
    priceUnit: unitText(line, text, figures),
    charges: amounts.includes(null) ? null : amounts.map((each) => `Charge: ${each}`).join("; "),
    minimumOrder: line.minimumOrder === undefined ? "" : numeral(line.minimumOrder),
    incoterm:
      line.incoterm === undefined ? "" : text.includes(line.incoterm) ? line.incoterm : null,
    validUntil: line.validUntil === undefined ? "" : dateIn(line.validUntil, figures),
    rating: null,
    alternative: line.alternative === true ? "yes" : "",
  };
}

const signs: Readonly<Record<string, RegExp>> = {
  EUR: /€|euro/i,
  USD: /\$|dollar/i,
  CAD: /\$/,
  AUD: /\$/,
  GBP: /£|sterling/i,
  JPY: /[¥￥円]/,
  CNY: /[¥￥元]|RMB/,
  INR: /₹|Rs\b|rupee/i,
  PLN: /zł/i,
  CZK: /Kč/i,
  SEK: /\bkr\b/i,
  NOK: /\bkr\b/i,
  DKK: /\bkr\b/i,
  CHF: /\bFr\b|SFr/,
};

function isCurrencyIn(text: string, code: string): boolean {
  return text.includes(code) || signs[code]?.test(text) === true;
}

function unitText(
  { per = 1, unit }: TrueLine,
  text: string,
  figures: ReadonlySet<number>,
): string | null {
  if (per === 1 && unit === undefined) return "each";
  if (unit !== undefined && !text.toLowerCase().includes(unit)) return null;
  if (per === 1) return unit ?? "each";
  if (!figures.has(per)) return null;
  return unit === undefined ? `per ${per}` : `per ${per} ${unit}`;
}

function dateIn(date: string, figures: ReadonlySet<number>): string | null {
  const [, , day = ""] = date.split("-");
  return figures.has(Number(day)) || figures.has(Number(date.replaceAll("-", ""))) ? date : null;
}

export function daysText(days: number | undefined): string {
  return days === undefined ? "" : `${days} days`;
}
