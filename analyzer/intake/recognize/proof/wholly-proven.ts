import { askBelowConfidence, type QuoteLine, type Reading } from "../../quote-line.ts";
import type { CellValue, FileKind } from "../../source.ts";
import { reachOf } from "../checks/stated-totals.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import type { TableContext } from "../table/table-context.ts";
import { claimOf, closes, isNamed } from "./doubts/column-evidence.ts";
import { isLabelledSupplier } from "./doubts/supplier.ts";
import { isExplainedText } from "./explained-text.ts";
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

/**
 * Whether nothing of a file needs to be shown: a plain table whose every column, row and line of text is understood, or one
 * whose own arithmetic gives each of its amounts. Everything else is read back.
 */
export function isWhollyProven(offers: ReadOffers): boolean {
  const { contexts, lines } = offers;
  const read = contexts.filter(({ regular }) => regular.isTold !== true);
  const groups = Map.groupBy(lines, ({ tableId }) => tableId);
  const [first] = read;
  if (first === undefined || read.some(({ table }) => !groups.has(table.id))) return false;
  const rows = new Map<string, Set<number>>();
  for (const { tableId, row, prices } of lines) {
    const own = rows.get(tableId) ?? new Set();
    own.add(row);
    for (const { price } of prices) {
      if (price.place.kind === "cell") own.add(price.place.row);
    }
    rows.set(tableId, own);
  }
  const isTotalled = isSumStated(offers);
  return (
    lines.every(isWhole) &&
    first.file.lines.every(
      ({ text, isMailHead }) =>
        isMailHead === true || isExplainedText(text, first, lines, isTotalled),
    ) &&
    read.every((context) => {
      const own = groups.get(context.table.id) ?? [];
      const isSummed = closes(own, offers);
      return (
        isPlainTable(context, isSummed && isTotalled) &&
        isSupplierSaid(context, own) &&
        (isSummed || isUnitSaid(context, own)) &&
        isEachRowKnown(context, rows.get(context.table.id) ?? new Set(), lines, isTotalled)
      );
    })
  );
}

export type Proving = Pick<ReadOffers, "contexts" | "lines" | "totals" | "lineTotals">;

/** The sum of the offers is one that the file states. */
export function isSumStated({ contexts, lines, totals, lineTotals }: Proving): boolean {
  const reach = reachOf(contexts, lines, totals, lineTotals);
  return totals.length > 0 && totals.every((total) => reach?.isReached(total) === true);
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

function isPlainTable(
  { regular, header, claims, columns, missingCells, file }: TableContext,
  isProven: boolean,
): boolean {
  if (regular.isFromText || regular.isTurned || header === null) return false;
  if (missingCells.length > 0 || !(isProven || ofCells.has(file.kind))) return false;
  return claims.every((claim) => {
    const isEmpty = (columns[claim.column]?.sample.length ?? 0) === 0;
    return isEmpty || isPlainColumn(claim, isProven);
  });
}

/** One known word, or words of which arithmetic proves what they mean. */
function isPlainColumn(claim: ColumnClaim, isProven: boolean): boolean {
  const { field, header, isCorrected, fromQuantity, unused } = claim;
  if (isCorrected) return true;
  const [first, second] = header.meanings;
  if (first === undefined || first.words === "") return false;
  if (field === null) return unused !== null && harmless.has(unused) && first.meaning === unused;
  if (fromQuantity !== null) return header.quantity?.isMarked === true;
  const isSure = first.meaning === field && first.score >= onlyMeaning && second === undefined;
  return isSure || (isProven && isNamed(claim));
}

function isSupplierSaid(context: TableContext, lines: readonly QuoteLine[]): boolean {
  const claim = claimOf(context, "supplier");
  if (claim !== null) return true;
  return lines.every(
    ({ supplier }) =>
      supplier.place.kind === "visitor" ||
      supplier.confidence < askBelowConfidence ||
      isLabelledSupplier(context, supplier.value),
  );
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

/** Rows that are no offers are titles, or totals of those that are. */
function isEachRowKnown(
  context: TableContext,
  offered: ReadonlySet<number>,
  lines: readonly QuoteLine[],
  isTotalled: boolean,
): boolean {
  const { regular, rows, header } = context;
  return rows.slice(regular.firstRow, context.endRow).every((cells, index) => {
    const row = regular.firstRow + index;
    if (offered.has(row)) return true;
    if (row >= (header?.row ?? 0) && row < context.firstRow) return true;
    const texts = textsOf(cells);
    if (texts.length === 0 || (isTotalled && isTotalRow(cells))) return true;
    return isExplainedText(
      texts.length === 2 ? texts.join(": ") : texts.join("   "),
      context,
      lines,
      isTotalled,
    );
  });
}

function textsOf(cells: readonly (CellValue | null)[]): string[] {
  return cells.flatMap((cell) =>
    cell === null || cell.text.trim() === "" ? [] : [cell.text.trim()],
  );
}
