import type { CellValue, SourceTable } from "../../source.ts";
import type { QuoteField } from "../../quote-line.ts";
import { chargeKindOf, mentionedChargeKind, paidOnce } from "../charges/charge-name.ts";
import { isMostlyNumeric } from "../columns/column-content.ts";
import { isNameAlone } from "../columns/column-layout.ts";
import { findHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import { plainText } from "../values/plain-words.ts";
import type { UnfoldedRows } from "./table-shape.ts";
import { companyIn } from "./supplier-names.ts";

type Rows = SourceTable["rows"];

const mostRows = 1000;
const mostTerms = 15;
const fields: Readonly<Record<string, QuoteField>> = {
  leadTime: "leadTime",
  incoterm: "incoterm",
  validUntil: "validUntil",
  currency: "currency",
  minimumOrder: "minimumOrder",
  rating: "rating",
};
const others: ReadonlySet<string> = new Set([
  "payment",
  "quoteNumber",
  "quoteDate",
  "place",
  "remark",
  "contact",
  "position",
]);

export interface Term {
  readonly row: number;
  readonly label: string;
  readonly field: QuoteField;
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
  const body = rows
    .slice(header.firstRow, top)
    .filter((row) => !isTotalRow(row) && row.some((cell) => textOf(cell) !== ""));
  const quoting = header.texts.flatMap((text, column) => {
    const cells = body.flatMap((row) => row[column] ?? []);
    const reading = readHeader(text);
    const { meanings, rest } = reading;
    const name = companyIn(text) ?? rest;
    const isPrice = isNameAlone(reading) || meanings[0]?.meaning === "price";
    return name !== "" && isPrice && /\p{L}{2}/u.test(name) && isMostlyNumeric(cells)
      ? [{ column, name }]
      : [];
  });
  const names = new Set(quoting.map(({ name }) => plainText(name)));
  if (quoting.length < 2 || names.size !== quoting.length) return null;
  const isAcross = ({ row }: Term) =>
    quoting.filter(({ column }) => textOf(rows[row]?.[column]) !== "").length >= 2;
  const across = found.filter(isAcross);
  if (across.length === 0) return null;
  const added = across.flatMap(({ row, label, field }) =>
    quoting.map(({ column }) => ({ row, column, label, field })),
  );
  const termRows = new Set(across.map(({ row }) => row));
  const widened = rows.slice(0, endRow).map((cells, row) => {
    if (termRows.has(row)) return [];
    if (row < header.firstRow) return cells;
    const isOffer = quoting.some(({ column }) => textOf(cells[column]) !== "");
    if (!isOffer || isTotalRow(cells)) return cells;
    const padded = Array.from({ length: width }, (_, column) => cells[column] ?? null);
    return [...padded, ...added.map((each) => rows[each.row]?.[each.column] ?? null)];
  });
  return {
    rows: widened,
    endRow,
    origin: (row, column) => {
      const term = added[column - width];
      return term === undefined ? { row, column } : { row: term.row, column: term.column };
    },
    known: new Map(
      added.map(({ column, field, label }, index) => [
        width + index,
        { field, supplierOf: column, reason: `“${label}” is below the prices` },
      ]),
    ),
    header: { ...header, texts: [...header.texts, ...added.map(({ label }) => label)] },
  };
}

/** From the last row up, as long as rows name a term, a charge, a total or nothing. */
export function termsBelow(rows: Rows, firstRow: number, endRow: number): Term[] {
  const found: Term[] = [];
  for (let row = endRow - 1; row > firstRow && row >= endRow - mostTerms; row -= 1) {
    const cells = rows[row] ?? [];
    const label = cells.find((cell) => textOf(cell) !== "");
    if (label === undefined || label === null) continue;
    const text = label.text.replace(/\s*[:：]\s*$/, "").trim();
    const { meanings, rest } = readHeader(text);
    const field = meanings.map(({ meaning }) => fields[meaning]).find((each) => each !== undefined);
    const isNamed = rest === "" || /^(?:quote|offer|bid|angebot|offre|oferta)$/iu.test(rest);
    if (label.kind === "text" && field !== undefined && isNamed) {
      found.push({ row, label: text, field });
      continue;
    }
    const isPassed =
      isTotalRow(cells) ||
      others.has(meanings[0]?.meaning ?? "") ||
      chargeKindOf(text) !== null ||
      mentionedChargeKind(text) !== null ||
      paidOnce.test(text);
    if (!isPassed) break;
  }
  return found;
}

/** "Payment: net 30, net 45": a term that no rank rests on. */
export function isTermOnly(cells: Rows[number]): boolean {
  const label = cells.find((cell) => textOf(cell) !== "");
  const { meanings, rest } = readHeader(textOf(label).replace(/\s*[:：]$/, ""));
  return rest === "" && others.has(meanings[0]?.meaning ?? "");
}

function textOf(cell: CellValue | null | undefined): string {
  return cell?.text.trim() ?? "";
}
