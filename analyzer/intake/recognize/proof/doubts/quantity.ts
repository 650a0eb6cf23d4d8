import type { QuoteLine } from "../../../quote-line.ts";
import type { ColumnClaim } from "../../columns/column-claim.ts";
import { isMostlyNumeric, isSequence } from "../../columns/column-content.ts";
import type { TableContext } from "../../table/table-context.ts";
import { type ReadOffers, type Unproven, listed, mostLinesLooked } from "../unproven.ts";
import {
  claimOf,
  closes,
  isNamed,
  mostColumns,
  ofColumn,
  rivals,
  sampleOf,
  whence,
  wordsOfLine,
} from "./column-evidence.ts";
import { inWords } from "../../questions/answers.ts";

export function doubtQuantity(
  context: TableContext,
  lines: readonly QuoteLine[],
  offers: ReadOffers,
): Unproven[] {
  const claim = claimOf(context, "quantity");
  const isOpen = lines.some(({ quantity, prices }) => quantity === null && prices.length === 1);
  if (!isOpen && closes(lines, offers)) return [];
  const others = rivals(
    context,
    (each) =>
      each.unused === null &&
      isMostlyNumeric(sampleOf(context, each)) &&
      !isSequence(sampleOf(context, each)) &&
      sampleOf(context, each).every(({ text }) => /^\d+(?:[.,]\d{3})*$/.test(text.trim())),
  );
  const hasBreaks = lines.every(({ prices }) => prices.length > 1);
  const called = rivals(
    context,
    (each) => quantityWord.test(each.header.text) && isMostlyNumeric(sampleOf(context, each)),
  );
  const isKnown = hasBreaks || claim === null || isNamed(claim);
  const counted = [
    ...new Set([...called, ...others]),
    ...(isOpen ? countedUnits(context) : []),
  ].slice(0, mostColumns);
  const isCounted =
    isOpen &&
    (claim !== null ||
      counted.length > 0 ||
      lines.some(({ quantity }) => quantity !== null) ||
      countsInWords(context));
  const isContested = called.length > 0 && claim?.isCorrected !== true;
  if (isKnown && !isCounted && !isContested && !context.regular.isFromText) return [];
  const open = lines.filter(({ quantity }) => quantity === null);
  if (open.length > 0 && open.length <= mostLineRows && counted.length === 0) {
    return open.map((line) => ({
      field: "quantity",
      what: `Quantity of ${line.part?.value ?? `line ${line.row + 1}`}`,
      read: "not stated",
      from: whence(context, claim, line),
      answers: [],
      words: wordsOfLine(line, "quantity", "The quantity"),
      lineIds: new Set([line.id]),
    }));
  }
  const [only, another] = lines;
  return [
    {
      field: "quantity",
      what: "Quantity",
      read: listed(lines.map(({ quantity }) => quantity?.raw ?? "not stated")),
      from: whence(context, claim, only),
      answers: counted.map((each) => ofColumn(context, each, "quantity")),
      words:
        only !== undefined && another === undefined
          ? wordsOfLine(only, "quantity", "Another quantity")
          : inWords(context, "quantity", "The quantity of every line"),
      lineIds: new Set(lines.map(({ id }) => id)),
    },
  ];
}

const quantityWord =
  /(?<!\p{L})(?:qty|quant\p{L}*|menge|stückzahl|losgröße|qté|quantité|cant\p{L}*|quantit\p{L}*|aantal|antal\p{L}*|kvantitet|ilość|množství|mennyiség|menny|darabszám|m[iİ]ktar|adet)(?!\p{L})|数量/iu;
const mostLineRows = 4;
const pieces =
  /(?<![\p{L}\d.,-])\d[\d.,]*\s?(?:pcs?|pieces?|off|units?|ea|stk|st|stück|pièces?|pces|uds?|unidades|piezas|pz|pezzi|peças|un|stuks|styck|szt|sztuk|ks|kusů|db|darab|adet|件|个|個)(?![\p{L}\d])/iu;

/** "20 St." in a description, or in the text around. */
function countsInWords(context: TableContext): boolean {
  return (
    context.columns.some(({ sample }) => sample.some(({ text }) => pieces.test(text))) ||
    context.file.lines.slice(0, mostLinesLooked).some(({ text }) => pieces.test(text))
  );
}

/** "80 pcs" below what was taken for the unit. */
function countedUnits(context: TableContext): ColumnClaim[] {
  return context.claims.filter(
    (claim) =>
      (claim.field === "unit" || (claim.field === null && claim.unused === null)) &&
      claim.header.meanings[0]?.meaning !== "leadTime" &&
      sampleOf(context, claim).some(({ text }) => /^\d+\s*\p{L}/u.test(text)),
  );
}
