import { anyWordSource } from "../../../../lexicon/any-word.ts";
import { wordsFor } from "../../../../lexicon/lexicon.ts";
import type { QuoteLine } from "../../../quote-line.ts";
import { isMoney, isMostlyNumeric, isSequence } from "../../columns/column-content.ts";
import type { TableContext } from "../../table/table-context.ts";
import { type ReadOffers, type Unproven, listed } from "../unproven.ts";
import {
  closes,
  isNamed,
  mostColumns,
  ofColumn,
  rivals,
  sampleOf,
  whence,
  wordsOfLine,
} from "./column-evidence.ts";

type Answer = Unproven["answers"][number];

const ofOne =
  /unit|each|(?<!\p{L})ea(?!\p{L})|pc|piece|stück|stk|einzel|unita|unitá|unitário|stuk|styck|à-?pris|jedn|sztuk|szt|kus|egységár|darabár|b[iİ]r[iİ]m|adet|(?<!\p{L})ks(?!\p{L})|单价|單價|単価|\/|(?<!\p{L})per(?!\p{L})|(?<!\p{L})je(?!\p{L})/iu;

/** What is paid to the state is no price of the supplier's. */
const taxed = new RegExp(
  String.raw`(?<!\p{L})(?:incl\p{L}*|inkl\p{L}*|con|com|avec|met|med|vč|z)\.?\s?${anyWordSource(wordsFor("tax"))}|${anyWordSource("brutto*, ttc")}|(?<!\p{L})(?:iva|btw|moms|mva) (?:incl|inkl)|KDV dah[iİ]l(?!\s*değ)|含税|税込`,
  "iu",
);

const packs = /^(?:packs?|pkg|box|bundle|bag|reel|pack qty|gebinde|colis|caja|scatola|doos)\.?$/iu;

/** Packs of several pieces: a price without a word may be for one of them. */
function isPacked(context: TableContext): boolean {
  return context.claims.some(
    (claim) =>
      claim.field === null &&
      (claim.unused === "packaging" || packs.test(claim.header.text)) &&
      !claim.isCorrected &&
      sampleOf(context, claim).some(({ text }) => /^\D{0,6}(?!1\D*$)\d+\D{0,6}$/.test(text.trim())),
  );
}

export function doubtPrice(
  context: TableContext,
  lines: readonly QuoteLine[],
  offers: ReadOffers,
): Unproven[] {
  const claims = context.claims.filter(({ field }) => field === "price" || field === "total");
  const claim = claims.find(({ field }) => field === "price") ?? claims[0] ?? null;
  const isTaxed = claims.some(({ header, isCorrected }) => !isCorrected && taxed.test(header.text));
  if (!isTaxed && closes(lines, offers)) return [];
  const others = rivals(
    context,
    (each) =>
      (each.unused === null || each.unused === "otherPrice") &&
      isMostlyNumeric(sampleOf(context, each)) &&
      !isSequence(sampleOf(context, each)) &&
      sampleOf(context, each).some((cell) => isMoney(cell) || /[.,]\d/.test(cell.text)),
  );
  const isKnown = claim !== null && claims.every(isNamed);
  const isUncounted = lines.some(
    ({ quantity, prices }) => quantity === null && prices.length === 1,
  );
  const isRivalled = others.some(({ unused }) => unused === null);
  // "Unit price" leaves nothing open; "Price" may be that of the line, or one of several.
  const isOfOne = claims.some(({ header }) => ofOne.test(header.text));
  const isPlain =
    isKnown && !isTaxed && (isOfOne || (!isUncounted && !isRivalled && !isPacked(context)));
  if (isPlain && !context.regular.isFromText) return [];
  const [only, another] = lines;
  const whole: Answer[] =
    claim === null || claim.field === "total" || context.regular.isFromText
      ? []
      : [{ ...ofColumn(context, claim, "total"), label: "It is for the whole line" }];
  return [
    {
      field: "price",
      what: "Price",
      read: listed(lines.flatMap(({ prices }) => prices.map(({ price }) => price.raw))),
      from: whence(context, claim, only),
      answers: [
        ...others.slice(0, mostColumns).map((each) => ofColumn(context, each, "price")),
        ...whole,
      ],
      ...(only !== undefined && another === undefined
        ? { words: wordsOfLine(only, "price", "Another price") }
        : {}),
      lineIds: new Set(lines.map(({ id }) => id)),
    },
  ];
}
