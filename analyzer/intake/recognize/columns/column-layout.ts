import type { QuoteField } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import { contentFit, isMostlyNumeric } from "./column-content.ts";
import { companyIn, looksLikeCompany } from "../table/supplier-names.ts";
import { namedCurrency } from "../values/currencies.ts";
import { plainText } from "../values/plain-words.ts";
import type { HeaderReading } from "../headers/read-header.ts";

export interface TableColumn {
  readonly column: number;
  readonly header: HeaderReading;
  readonly sample: readonly CellValue[];
}

/** What a column holds by the shape of the table, whatever its header says. */
export interface KnownColumn {
  readonly field: QuoteField;
  readonly reason: string;
  /** The column of prices of the supplier that it is of, where suppliers stand across. */
  readonly supplierOf?: number;
}

/** What the visitor said that a column is. */
export interface ColumnChoice {
  readonly field: QuoteField | null;
  readonly fromQuantity: number | null;
}

/** Has a header that says price or total. */
export function isPriced({ header }: TableColumn): boolean {
  return header.meanings.some(({ meaning }) => meaning === "price" || meaning === "total");
}

/** Prices that hold from a quantity on, by column: "1-99", "Price @ 500", or at least two bare numbers. */
export function findPriceBreaks(
  columns: readonly TableColumn[],
  suppliersAcross: ReadonlyMap<number, string>,
): Map<number, number> {
  const numbered = columns.filter(
    ({ column, header, sample }) =>
      header.quantity !== null &&
      !(suppliersAcross.has(column) && header.meanings.length === 0) &&
      header.rest === (suppliersAcross.get(column) ?? "") &&
      ["price", "quantity", undefined].includes(header.meanings[0]?.meaning) &&
      (sample.length === 0 || isMostlyNumeric(sample)),
  );
  const froms = numbered.map(({ header }) => header.quantity!.from).sort((a, b) => a - b);
  const areIndexes = froms.every((from, index) => from === index + 1 || from === index);
  const areYears = froms.every((from) => from >= 1990 && from <= 2099);
  const areDistinct = suppliersAcross.size > 0 || new Set(froms).size === froms.length;
  return new Map(
    numbered
      .filter(
        ({ header }) =>
          areDistinct &&
          (header.quantity!.isMarked || (numbered.length >= 2 && !areIndexes && !areYears)) &&
          (numbered.length >= 2 || header.meanings[0]?.meaning === "price"),
      )
      .map(({ column, header }) => [column, header.quantity!.from]),
  );
}

/** The suppliers' names by column, where each supplier has columns of its own; empty where not. */
export function findSuppliersAcross(
  columns: readonly TableColumn[],
  chosen: ReadonlyMap<number, ColumnChoice>,
): Map<number, string> {
  const isChosen = ({ column }: TableColumn, field: QuoteField) =>
    chosen.get(column)?.field === field;
  const hasSupplierColumn = columns.some(
    (column) =>
      isChosen(column, "supplier") ||
      (!chosen.has(column.column) &&
        column.header.meanings[0]?.meaning === "supplier" &&
        contentFit("supplier", column.sample) >= 0.5),
  );
  if (hasSupplierColumn) return new Map();

  const priced = columns.filter(
    (column) =>
      /\p{L}{2}/u.test(withoutCurrency(column.header.rest)) &&
      column.header.quantity === null &&
      (isChosen(column, "price") ||
        (column.header.meanings[0]?.meaning === "price" &&
          contentFit("price", column.sample) >= 0.6)),
  );
  const bare = columns.filter(
    ({ column, header, sample }) =>
      isNameAlone(header) &&
      /\p{L}/u.test(nameWords(header)) &&
      isMostlyNumeric(sample) &&
      chosen.get(column)?.field !== null &&
      (chosen.get(column)?.field ?? "price") === "price",
  );
  const hasPlainPrice = columns.some((column) => isPriced(column) && column.header.rest === "");
  const named =
    distinctNames(priced) >= 2 ? priced : hasPlainPrice ? [] : areAlike(bare) ? bare : [];
  if (distinctNames(named) < 2) return new Map();
  const names = new Map(named.map(({ header }) => [plainText(nameWords(header)), nameIn(header)]));
  return new Map(
    columns.flatMap(({ column, header }) => {
      const words = plainText(nameWords(header));
      const name = words === "" ? undefined : names.get(words);
      return name === undefined ? [] : [[column, name] as const];
    }),
  );
}

/** A header that may be a supplier's name: no word of it is known, or it says no more than "Supplier B". */
export function isNameAlone(header: HeaderReading): boolean {
  const { meanings } = header;
  return meanings.length === 0 || isRanked(header) || isMostlyRest(header);
}

/** "Resolute Energy Field P&S": one word of several is known, and not as anything that numbers are. */
function isMostlyRest({ text, meanings, rest }: HeaderReading): boolean {
  const [first] = meanings;
  return (
    first !== undefined &&
    first.score <= mostOfName &&
    rest.split(/\s+/).length >= 2 &&
    (!numeric.has(first.meaning) || (first.meaning === "otherPrice" && isProperName(text)))
  );
}

/** "Delta Surface Tech": a capital in every word, and none of them a price. */
function isProperName(text: string): boolean {
  return (
    text.split(/\s+/).every((word) => /^[\p{Lu}&]/u.test(word)) &&
    !/price|cost|preis|prix|precio|prezz|preço|prijs|pris|cena|fiyat|egységár|list|target|budget/iu.test(
      text,
    )
  );
}

const mostOfName = 78;
const numeric: ReadonlySet<string> = new Set([
  "price",
  "total",
  "quantity",
  "otherPrice",
  "surcharge",
  "tooling",
  "freight",
  "duty",
  "discount",
  "weight",
  "stock",
  "tax",
  "leadTime",
  "minimumOrder",
  "orderValue",
  "packaging",
  "rating",
  "unit",
  "priceUnit",
]);

/** "Supplier A", "Bidder 2". */
function isRanked({ text, meanings }: HeaderReading): boolean {
  return meanings[0]?.meaning === "supplier" && /^\p{L}+\s#?(?:\p{Lu}|\d{1,2})$/u.test(text.trim());
}

/** What tells one supplier's columns from another's. */
function nameWords(header: HeaderReading): string {
  if (isRanked(header) || isMostlyRest(header)) return header.text;
  return header.rest === "" ? "" : (companyIn(header.text) ?? withoutCurrency(header.rest));
}

/** "Rate/kg (Rs.)" names nobody. */
function withoutCurrency(words: string): string {
  const own = words.split(/\s+/).filter((word) => namedCurrency(word.replace(/\.$/, "")) === null);
  return own.join(" ");
}

/** "Talleres Ruiz S.L." is a name throughout, although its letters may be units elsewhere. */
function nameIn(header: HeaderReading): string {
  const { text, rest, meanings } = header;
  if (isRanked(header) || isMostlyRest(header)) return text.trim();
  const name = meanings.length === 0 && looksLikeCompany(text) ? text.trim() : rest;
  return (companyIn(text.replace(rank, "")) ?? name).replace(rank, "");
}

/** "Supplier B: Weber GmbH" names Weber. */
const rank =
  /^(?:supplier|vendor|bidder|offer|quote|lieferant|anbieter|angebot|fournisseur|offre|proveedor|oferta|fornitore|offerta|fornecedor|proposta|leverancier|leverantör|leverandør|dostawca|dodavatel|供应商)\s*\p{L}?\d*\s*[:：–-]\s*/iu;

/** Prices of one part are of one size, whoever quotes it: names above other numbers are no suppliers. */
function areAlike(columns: readonly TableColumn[]): boolean {
  if (columns.some(({ header }) => looksLikeCompany(header.rest))) return true;
  const isWords = columns.every(({ header }) => /\p{Ll}/u.test(nameWords(header)));
  const medians = columns.map(({ sample }) => medianOf(sample)).filter((number) => number > 0);
  return isWords && Math.max(...medians) <= Math.min(...medians) * mostApart;
}

const mostApart = 4;

function medianOf(sample: readonly CellValue[]): number {
  const numbers = sample
    .map((cell) =>
      cell.kind === "number"
        ? cell.number
        : Number.parseFloat(cell.text.replace(/[^\d.,]/g, "").replace(",", ".")),
    )
    .filter((number) => Number.isFinite(number))
    .sort((a, b) => a - b);
  return numbers[Math.floor(numbers.length / 2)] ?? 0;
}

function distinctNames(columns: readonly TableColumn[]): number {
  return new Set(columns.map(({ header }) => plainText(nameWords(header)))).size;
}
