import type { QuoteLine } from "../../quote-line.ts";
import { LeftRows, type LeftRow } from "../checks/left-rows.ts";
import { totalsOfRow, type StatedTotal } from "../checks/stated-totals.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { findHeadings } from "../table/headings.ts";
import type { TableContext } from "../table/table-context.ts";
import { LineReader } from "./line-reader.ts";
import { mergePriceBreaks } from "./merge-price-breaks.ts";
import { RowRules } from "./row-rules.ts";

export interface RowsReading {
  readonly lines: QuoteLine[];
  readonly skippedRows: { readonly row: number; readonly reason: string }[];
  /** Rows with amounts that are neither an offer nor a charge nor a total. */
  readonly leftRows: readonly LeftRow[];
  readonly totals: readonly StatedTotal[];
  /** What the file itself gives as the total of a line, by its id. */
  readonly lineTotals: ReadonlyMap<string, number>;
}

/** As many as are told of at once. */
const reportedRows = 1_000;

/** Reads all rows below the header, one line for each supplier that quotes in a row. */
export function readRows(
  context: TableContext,
  onRows: (rowCount: number) => void = () => {},
): RowsReading {
  const { rows, header, firstRow, endRow, claims } = context;
  const skippedRows: RowsReading["skippedRows"] = [];
  const lines: QuoteLine[] = [];
  const totals: StatedTotal[] = [];
  const lineTotals = new Map<string, number>();
  const headings = findHeadings(context);
  const readers = supplierGroups(claims).map((group) => new LineReader(context, group, headings));
  const rules = new RowRules(context, headings);
  const left = new LeftRows(context);

  const readOffers = (row: number): string | null => {
    const before = lines.length;
    let whyNot = "no price";
    for (const reader of readers) {
      const line = reader.read(row, lines.length);
      if (typeof line === "string") whyNot = line;
      else lines.push(line);
    }
    const [line, another] = lines.slice(before);
    if (line === undefined) return whyNot;
    const total = rules.addOffer(row);
    if (total !== null && another === undefined) lineTotals.set(line.id, total);
    return null;
  };
  const addCharge = (row: number, name: string) => {
    const isFound = readers.map((reader) => reader.addCharge(row, name)).some(Boolean);
    if (isFound) rules.addCharge(row);
    return isFound;
  };
  /** What the visitor said of a row that is none of these, or that it is to be asked about. */
  const takeLeft = (row: number, reason: string) => {
    const kind = left.kindOf(row, reason);
    if (kind === "offer" && readOffers(row) === null) return;
    if (kind === "charge" && addCharge(row, left.nameOf(row))) return;
    skippedRows.push({ row, reason });
  };

  left.lookAbove(header?.row ?? 0);
  for (let row = firstRow; row < endRow; row += 1) {
    const cells = rows[row] ?? [];
    if (row % reportedRows === 0) onRows(reportedRows);
    const isCalledCharge =
      context.corrections.choices.get(`offer/${context.table.id}:${row}`) === "charge";
    if (isCalledCharge && addCharge(row, left.nameOf(row))) continue;
    const found = rules.whyNoOffer(row, cells);
    if (found !== null) {
      if (found.isTotal === true) totals.push(...totalsOfRow(context, row));
      const isCharged = found.chargeName !== undefined && addCharge(row, found.chargeName);
      if (isCharged || found.isTotal === true) {
        skippedRows.push({ row, reason: found.reason });
      } else takeLeft(row, found.reason);
    } else {
      const whyNot = readOffers(row);
      if (whyNot !== null) takeLeft(row, whyNot);
    }
  }
  return {
    lines: mergePriceBreaks(context, lines),
    skippedRows,
    leftRows: left.rows,
    totals,
    lineTotals,
  };
}

/** One group of columns for each supplier across the table, or one for all columns. */
function supplierGroups(claims: readonly ColumnClaim[]): ColumnClaim[][] {
  const names = new Set(
    claims.flatMap(({ supplier, field }) =>
      field === "price" && supplier !== null ? supplier : [],
    ),
  );
  if (names.size === 0) return [[...claims]];
  return [...names].map((name) =>
    claims.filter(({ supplier, field }) =>
      supplier === null ? field !== "price" : supplier === name,
    ),
  );
}
