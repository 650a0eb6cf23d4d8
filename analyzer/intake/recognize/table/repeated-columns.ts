import type { QuoteField } from "../../quote-line.ts";
import type { KnownColumn } from "../columns/column-layout.ts";
import type { CellValue, SourceTable } from "../../source.ts";
import { findHeader, type FoundHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";
import { numeralOf } from "../values/amounts.ts";
import { numeralValue } from "../values/number-style.ts";
import { plainText } from "../values/plain-words.ts";

type Rows = SourceTable["rows"];

/** "Qty 1, Price 1, Qty 2, Price 2": rows with one of each, and where each of them stands. */
export interface UnfoldedRows {
  readonly rows: Rows;
  readonly endRow: number;
  /** The row and the column in the file. */
  readonly origin: (
    row: number,
    column: number,
  ) => { readonly row: number; readonly column: number };
  /** What columns hold by their values, whatever their headers say. */
  readonly known: ReadonlyMap<number, KnownColumn>;
  /** Found before columns were added. */
  readonly header?: FoundHeader;
}

/** Columns that stand once for each quantity or supplier, by which of them it is. */
interface Repeated {
  readonly stem: string;
  readonly columns: readonly number[];
  readonly meaning: string | null;
}

const mostRows = 5000;
const mostNumbered = 20;
const leastShare = 0.8;

/** Puts the sets of a row one below the other, in the columns of the first; `null` where there are none. */
export function unfoldedSets(rows: Rows, firstRow: number, endRow: number): UnfoldedRows | null {
  if (endRow - firstRow > mostRows) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const header = width < 4 || width > 60 ? null : findHeader(rows, width, firstRow, endRow);
  if (header === null) return null;
  const found = repeatedIn(header.texts);
  const known = rolesOf(found, rows, header, endRow);
  const price = found.find(({ columns: [first = -1] }) => known.get(first)?.field === "price");
  if (price === undefined) return null;
  const later = new Set(found.flatMap(({ columns }) => columns.slice(1)));
  const source = (column: number, set: number) => {
    const repeated = found.find(({ columns: [first] }) => first === column);
    return repeated?.columns[set] ?? column;
  };
  const unfolded: (readonly (CellValue | null)[])[] = rows.slice(0, firstRow);
  const origins: { row: number; set: number }[] = unfolded.map((_, row) => ({ row, set: 0 }));
  for (let row = firstRow; row < endRow; row += 1) {
    const cells = rows[row] ?? [];
    const priced = price.columns.flatMap((column, set) =>
      row >= header.firstRow && (cells[column]?.text ?? "") !== "" ? [set] : [],
    );
    for (const set of priced.length === 0 ? [0] : priced) {
      unfolded.push(
        cells.map((cell, column) => {
          if (later.has(column)) return row >= header.row ? null : cell;
          return cells[source(column, set)] ?? null;
        }),
      );
      origins.push({ row, set });
    }
  }
  return {
    rows: unfolded,
    endRow: unfolded.length,
    origin: (row, column) => {
      const { row: at, set } = origins[row] ?? { row, set: 0 };
      return { row: at, column: source(column, set) };
    },
    known,
  };
}

/** Columns whose headers say the same, but for a number that counts them; several kinds that go together. */
function repeatedIn(texts: readonly string[]): Repeated[] {
  const stems = new Map<string, Map<number, number>>();
  for (const [column, text] of texts.entries()) {
    const numbers = text.match(/\d+/g) ?? [];
    const stem = plainText(text.replace(/\d+/g, " "));
    if (stem === "" || numbers.length > 1) continue;
    const columns = stems.get(stem) ?? new Map<number, number>();
    const index = numbers[0] === undefined ? columns.size + 1 : Number(numbers[0]);
    if (index <= mostNumbered && !columns.has(index)) columns.set(index, column);
    stems.set(stem, columns);
  }
  const repeated = [...stems].filter(([, columns]) => columns.size >= 2);
  const groups = Map.groupBy(repeated, ([, columns]) =>
    JSON.stringify([...columns.keys()].sort((a, b) => a - b)),
  );
  const [largest] = [...groups.values()].sort((a, b) => b.length - a.length);
  if (largest === undefined || largest.length < 2) return [];
  return largest.map(([stem, columns]) => {
    const sorted = [...columns].sort(([a], [b]) => a - b).map(([, column]) => column);
    const meaning = readHeader(texts[sorted[0] ?? 0] ?? "").meanings[0]?.meaning ?? null;
    return { stem, columns: sorted, meaning };
  });
}

/** Which of them are the prices, and the quantities or suppliers that these are for; none where that is not clear. */
function rolesOf(
  found: readonly Repeated[],
  rows: Rows,
  header: FoundHeader,
  endRow: number,
): Map<number, KnownColumn> {
  const roles = new Map<number, KnownColumn>();
  const named = (meaning: QuoteField) => found.filter((each) => each.meaning === meaning);
  const [price, otherPrice] = named("price");
  const [supplier] = named("supplier");
  const [quantity, otherQuantity] = named("quantity");
  const put = (repeated: Repeated, field: QuoteField) => {
    const [first] = repeated.columns;
    if (first !== undefined)
      roles.set(first, { field, reason: "its columns repeat for each price" });
  };
  if (price !== undefined && otherPrice === undefined && supplier !== undefined) {
    put(price, "price");
    put(supplier, "supplier");
    return roles;
  }
  if (price !== undefined && quantity !== undefined && !otherPrice && !otherQuantity) {
    put(price, "price");
    put(quantity, "quantity");
    return roles;
  }
  const body = rows.slice(header.firstRow, endRow);
  const open = found.filter(({ meaning }) => meaning === null || isCounted(meaning));
  for (const counts of open) {
    const falling = open.find((each) => each !== counts && areBreaks(body, counts, each));
    if (falling === undefined) continue;
    put(counts, "quantity");
    put(falling, "price");
    return roles;
  }
  return roles;
}

function isCounted(meaning: string): boolean {
  return meaning === "price" || meaning === "quantity" || meaning === "total";
}

/** Whole numbers that rise from set to set while the other numbers fall. */
function areBreaks(body: Rows, counts: Repeated, prices: Repeated): boolean {
  let [tried, held] = [0, 0];
  for (const row of body) {
    const steps = counts.columns.flatMap((column, set) => {
      const [count, price] = [numberOf(row[column]), numberOf(row[prices.columns[set] ?? -1])];
      return count === null || price === null ? [] : [{ count, price }];
    });
    if (steps.length < 2) continue;
    tried += 1;
    const isFalling = steps.every(({ count, price }, index) => {
      const before = steps[index - 1];
      const isWhole = Number.isInteger(count) && count > 0;
      return isWhole && (before === undefined || (count > before.count && price <= before.price));
    });
    if (isFalling) held += 1;
  }
  return tried > 0 && held / tried >= leastShare;
}

function numberOf(cell: CellValue | null | undefined): number | null {
  if (cell === null || cell === undefined || cell.kind === "date") return null;
  if (cell.kind === "number") return cell.number;
  const numeral = numeralOf(cell.text.trim());
  if (numeral === null) return null;
  return numeralValue(numeral, /,\d{1,4}$/.test(numeral) ? "comma" : "point");
}
