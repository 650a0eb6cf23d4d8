import type { QuoteLine } from "../../../quote-line.ts";
import { cellAt } from "../../columns/cell-at.ts";
import type { TableContext } from "../../table/table-context.ts";

/** Rows beyond these are like those before. */
const mostLooked = 200;

/**
 * Offers that stand out among the others of their table: one piece, or none that is counted, where the others are
 * bought in numbers, with another kind of code, with the code of one of them or with cells left empty; or no code where
 * the others have one. What is paid once looks so, whatever it is called.
 */
export function oddLines(context: TableContext, lines: readonly QuoteLine[]): QuoteLine[] {
  const { table, regular } = context;
  if (regular.isFromText || regular.isTurned || lines.length > mostLooked) return [];
  const own = lines.filter(({ id, row }) => id === `${table.id}:${row}`);
  const single = fewAmong(own, isSingle);
  const others = own.filter((line) => !single.includes(line));
  const odd = single.filter(
    (line) =>
      lacksACell(context, line, others) || isOtherCode(line, others) || isSameCode(line, others),
  );
  return [...new Set([...odd, ...fewAmong(own, isUncoded)])];
}

/** Those that differ from the others, where they are no more than half. */
function fewAmong(lines: readonly QuoteLine[], isOdd: (line: QuoteLine) => boolean): QuoteLine[] {
  const odd = lines.filter(isOdd);
  return odd.length * 2 <= lines.length ? odd : [];
}

function isSingle({ quantity, prices }: QuoteLine): boolean {
  return prices.length === 1 && (quantity === null || quantity.value === 1);
}

/** A cell of a column that is used is empty, and no other row has it so. */
function lacksACell(
  { claims, rows }: TableContext,
  { row }: QuoteLine,
  others: readonly QuoteLine[],
): boolean {
  return claims.some(
    ({ field, column }) =>
      field !== null &&
      cellAt(rows, row, column) === null &&
      others.every((other) => cellAt(rows, other.row, column) !== null),
  );
}

/** "NRE-2" below "PV-22" and "PV-23". */
function isOtherCode({ part }: QuoteLine, others: readonly QuoteLine[]): boolean {
  const prefix = prefixOf(part?.value ?? "");
  return others.every((other) => prefixOf(other.part?.value ?? "") !== prefix);
}

/** "PL-0310, die, 1 set" below "PL-0310, 1,000 pieces". */
function isSameCode({ part }: QuoteLine, others: readonly QuoteLine[]): boolean {
  return others.some((other) => part !== null && other.part?.value === part.value);
}

function prefixOf(code: string): string {
  return /^\P{N}*/u.exec(code)?.[0] ?? "";
}

/** Its cell for the part is empty, or holds words alone. */
function isUncoded({ part, row }: QuoteLine): boolean {
  if (part === null) return true;
  const isOwn = part.place.kind !== "cell" || part.place.row === row;
  return !isOwn || !/\d/.test(part.value);
}
