import type { CellValue, SourceTable } from "../../source.ts";
import { isMostlyNumeric } from "../columns/column-content.ts";
import { findHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import { plainText } from "../values/plain-words.ts";
import type { UnfoldedRows } from "./repeated-columns.ts";
import { companyIn } from "./supplier-names.ts";

type Rows = SourceTable["rows"];

const mostRows = 1000;
const mostTerms = 15;
const terms: ReadonlySet<string> = new Set([
  "leadTime",
  "incoterm",
  "validUntil",
  "payment",
  "freight",
  "tooling",
  "currency",
  "minimumOrder",
  "quoteNumber",
  "place",
  "remark",
  "rating",
  "contact",
]);

interface Term {
  readonly row: number;
  readonly label: string;
}

/** Rows below a comparison, "Delivery: 6 weeks, 8 weeks", become columns of each supplier. */
export function withTermColumns(rows: Rows, firstRow: number, endRow: number): UnfoldedRows | null {
  if (endRow - firstRow > mostRows) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 3 || width > 40) return null;
  const found = termsBelow(rows, firstRow, endRow);
  const top = found.at(-1)?.row;
  const header = top === undefined ? null : findHeader(rows, width, firstRow, top);
  if (top === undefined || header === null) return null;
  const body = rows.slice(header.firstRow, top).filter((row) => !isTotalRow(row));
  const quoting = header.texts.flatMap((text, column) => {
    const cells = body.flatMap((row) => row[column] ?? []);
    const { meanings, rest } = readHeader(text);
    const name = companyIn(text) ?? rest;
    const isPrice = meanings.length === 0 || meanings[0]?.meaning === "price";
    return name !== "" && isPrice && /\p{L}{2}/u.test(name) && isMostlyNumeric(cells)
      ? [{ column, name }]
      : [];
  });
  const names = new Set(quoting.map(({ name }) => plainText(name)));
  if (quoting.length < 2 || names.size !== quoting.length) return null;
  const held = found.filter(
    ({ row }) => quoting.filter(({ column }) => textOf(rows[row]?.[column]) !== "").length >= 1,
  );
  const added = held.flatMap(({ row, label }) =>
    quoting.map(({ column, name }) => ({ row, column, text: `${name} ${label}` })),
  );
  const heldRows = new Set(held.map(({ row }) => row));
  const widened = rows.slice(0, endRow).map((cells, row) => {
    if (heldRows.has(row)) return [];
    if (row < header.row || row < firstRow) return cells;
    const padded = Array.from({ length: width }, (_, column) => cells[column] ?? null);
    const isOffer = row >= header.firstRow && quoting.some(({ column }) => cells[column]);
    const terms = added.map((each): CellValue | null => {
      if (row === header.row) return { kind: "text", text: each.text };
      return isOffer && !isTotalRow(cells) ? (rows[each.row]?.[each.column] ?? null) : null;
    });
    return [...padded, ...terms];
  });
  return {
    rows: widened,
    endRow,
    origin: (row, column) => {
      const term = added[column - width];
      return term === undefined ? { row, column } : { row: term.row, column: term.column };
    },
    known: new Map(),
  };
}

/** From the last row up, as long as rows name a term, a total or nothing. */
function termsBelow(rows: Rows, firstRow: number, endRow: number): Term[] {
  const found: Term[] = [];
  for (let row = endRow - 1; row > firstRow && row >= endRow - mostTerms; row -= 1) {
    const cells = rows[row] ?? [];
    const label = cells.find((cell) => textOf(cell) !== "");
    if (label === undefined || label === null) continue;
    const { meanings, rest } = readHeader(label.text.replace(/\s*[:：]\s*$/, "").trim());
    const isTerm =
      label.kind === "text" && rest === "" && meanings.some(({ meaning }) => terms.has(meaning));
    if (isTerm) found.push({ row, label: label.text.replace(/\s*[:：]\s*$/, "").trim() });
    else if (!isTotalRow(cells)) break;
  }
  return found;
}

function textOf(cell: CellValue | null | undefined): string {
  return cell?.text.trim() ?? "";
}
