import { askBelowConfidence, type QuoteLine, type Reading } from "../../quote-line.ts";
import type { FileKind } from "../../source.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import type { TableContext } from "../table/table-context.ts";
import { claimOf } from "./doubts/column-evidence.ts";
import type { ReadOffers } from "./unproven.ts";

/** Files whose cells are cells, wherever they are drawn. */
const ofCells: ReadonlySet<FileKind | null> = new Set(["csv", "xlsx", "xls", "ods"]);

/** Columns that quotes have and nobody pays for. */
const harmless: ReadonlySet<UnusedColumn> = new Set([
  "position",
  "revision",
  "quoteNumber",
  "quoteDate",
  "contact",
  "customsCode",
]);

/** The words of a header say one thing and nothing else. */
const onlyMeaning = 97;

/** Whether the rules alone are believed: nothing but tables in which every header is one known word and every row an offer. */
export function isPlainFile({ contexts, lines }: ReadOffers): boolean {
  const read = contexts.filter(({ regular }) => regular.isTold !== true);
  const [first] = read;
  return (
    first !== undefined &&
    first.file.lines.every(({ isMailHead }) => isMailHead === true) &&
    lines.every(isWhole) &&
    read.every((context) =>
      isPlainTable(
        context,
        lines.filter(({ tableId }) => tableId === context.table.id),
      ),
    )
  );
}

/** What is less sure is asked about already, and what the visitor said is said. */
function isKnown(reading: Reading<unknown> | null): boolean {
  if (reading === null) return false;
  const { place, confidence } = reading;
  return confidence < askBelowConfidence || (place.kind !== "assumed" && place.kind !== "file");
}

function isWhole({ supplier, part, currency, quantity, prices }: QuoteLine): boolean {
  const isCounted = quantity !== null || prices.length > 1;
  return isCounted && isKnown(supplier) && isKnown(part) && isKnown(currency);
}

function isPlainTable(context: TableContext, lines: readonly QuoteLine[]): boolean {
  const { regular, header, claims, columns, missingCells, file, rows } = context;
  if (regular.isFromText || regular.isTurned || header === null) return false;
  if (missingCells.length > 0 || !ofCells.has(file.kind)) return false;
  const offered = new Set(
    lines.flatMap(({ row, prices }) => [
      row,
      ...prices.flatMap(({ price: { place } }) => (place.kind === "cell" ? place.row : [])),
    ]),
  );
  const isEmpty = (row: number) =>
    (rows[row] ?? []).every((cell) => (cell?.text.trim() ?? "") === "");
  const isOffer = (row: number) => row === header.row || offered.has(row) || isEmpty(row);
  return (
    claimOf(context, "supplier") !== null &&
    isUnitSaid(context, lines) &&
    claims.every((claim) => (columns[claim.column]?.sample.length ?? 0) === 0 || isPlain(claim)) &&
    rows.slice(regular.firstRow, context.endRow).every((_, at) => isOffer(regular.firstRow + at))
  );
}

function isPlain({ field, header, isCorrected, fromQuantity, unused }: ColumnClaim): boolean {
  if (isCorrected) return true;
  const [first, second] = header.meanings;
  if (first === undefined || first.words === "") return false;
  if (field === null) return unused !== null && harmless.has(unused) && first.meaning === unused;
  if (fromQuantity !== null) return header.quantity?.isMarked === true;
  return first.meaning === field && first.score >= onlyMeaning && second === undefined;
}

/** "Unit price", "per 100": a column, a cell or the header of the price says what it is for. */
function isUnitSaid(context: TableContext, lines: readonly QuoteLine[]): boolean {
  const priced = context.claims.filter(({ field }) => field === "price");
  const isOfOne = priced.length > 0 && priced.every(({ header }) => forOne.test(header.text));
  return lines.every(
    ({ unit }) => isOfOne || unit.place.kind !== "assumed" || unit.confidence < askBelowConfidence,
  );
}

const forOne =
  /unit|each|(?<!\p{L})(?:ea|pc|pcs|stk|ks|szt|pu|ep|u\.?p)(?!\p{L})|piece|stück|einzel|unita|unitá|unitário|stuk|styck|stykk?pris|jedn|sztuk|kus|egységár|darabár|(?<!\p{L})db(?!\p{L})|b[iİ]r[iİ]m|adet|单价|單價|単価/iu;
