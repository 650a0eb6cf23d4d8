import type { ColumnClaim } from "../columns/column-claim.ts";
import type { Reading } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import { readHeader } from "../headers/read-header.ts";
import { mentionedChargeKind } from "../charges/charge-name.ts";
import { alternativeWords } from "../lines/alternative-words.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import { looksLikeCompany } from "./supplier-names.ts";
import type { TableContext } from "./table-context.ts";

/** A row of one text between the offers: a supplier's name, the title of a section. */
interface Heading {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** The label beside it says what it is. */
  readonly says: "supplier" | null;
}

/** What headings say of the rows below them. */
export interface Headings {
  readonly headingRows: ReadonlySet<number>;
  /** By row of offers. */
  readonly suppliers: ReadonlyMap<number, Reading<string>>;
  readonly alternatives: ReadonlyMap<number, Reading<string>>;
  /** "Tooling, once:" and what is paid for it below. */
  readonly charges: ReadonlyMap<number, string>;
}

const none: Headings = {
  headingRows: new Set(),
  suppliers: new Map(),
  alternatives: new Map(),
  charges: new Map(),
};

/** So many headings one under the other at most. */
const mostStacked = 8;

export function findHeadings(context: TableContext): Headings {
  const { claims, firstRow, endRow, regular } = context;
  if (regular.isTurned || regular.isFromText) return none;
  const priced = claims.filter(({ field }) => field === "price" || field === "total");
  if (priced.length === 0) return none;
  const below = new Map<Heading, number[]>();
  const open: { last: Heading[]; isFresh: boolean } = { last: [], isFresh: false };
  for (let row = firstRow; row < endRow; row += 1) {
    const heading = headingAt(context, row);
    if (heading !== null) {
      below.set(heading, []);
      open.last = open.isFresh ? [...open.last.slice(-mostStacked), heading] : [heading];
      open.isFresh = true;
      continue;
    }
    if (!priced.some(({ column }) => cellAt(context.rows, row, column) !== null)) continue;
    open.isFresh = false;
    for (const each of open.last) below.get(each)?.push(row);
  }
  const used = [...below].flatMap(([heading, rows]) => (rows.length > 0 ? [heading] : []));
  if (used.length === 0) return none;
  return describe(context, used, below);
}

function headingAt(context: TableContext, row: number): Heading | null {
  const cells = context.rows[row] ?? [];
  const filled: number[] = [];
  for (let column = 0; column < cells.length; column += 1) {
    if (cellAt(context.rows, row, column) === null) continue;
    filled.push(column);
    if (filled.length > 2) return null;
  }
  const [first, second] = filled;
  const label = first === undefined ? undefined : cells[first];
  if (first === undefined || label?.kind !== "text") return null;
  const text = label.text.trim();
  if (second !== undefined) {
    // "Material certificates   120.00" is paid for.
    const isPaid = ({ field, column }: ColumnClaim) =>
      column === second && (field === "price" || field === "total");
    if (context.claims.some(isPaid)) return null;
    const value = cells[second];
    const says = readHeader(text.replace(/\s*[:：]$/, "")).meanings[0]?.meaning;
    if (value?.kind !== "text" || says !== "supplier") return null;
    return { row, column: second, text: value.text.trim(), says };
  }
  if (text.length < 2 || text.length > 80 || !/\p{L}/u.test(text) || isTotalRow(cells)) return null;
  const inOne = /^(\p{L}[^:：]{1,30})[:：]\s*(\S.*)$/u.exec(text);
  const says = inOne === null ? undefined : readHeader(inOne[1] ?? "").meanings[0]?.meaning;
  if (says === "supplier") {
    return { row, column: first, text: inOne?.[2] ?? text, says };
  }
  return inOne === null ? { row, column: first, text, says: null } : null;
}

function describe(
  context: TableContext,
  headings: readonly Heading[],
  below: ReadonlyMap<Heading, readonly number[]>,
): Headings {
  const claimed = (field: string) => context.claims.find((claim) => claim.field === field) ?? null;
  const isAcross = context.claims.some(({ supplier }) => supplier !== null);
  const isFree = claimed("supplier") === null && !isAcross;
  const companies = headings.filter(
    ({ text, says }) => says === "supplier" || looksLikeCompany(text),
  );
  const suppliers = isFree ? companies : [];
  const rowsOf = <Value>(of: readonly Heading[], value: (heading: Heading) => Value) =>
    new Map(
      of.flatMap((heading) =>
        (below.get(heading) ?? []).map((row) => [row, value(heading)] as const),
      ),
    );
  const place = ({ row, column }: Heading) => context.regular.cellPlace(row, column);
  const named = (heading: Heading, confidence: number, reason: string): Reading<string> => ({
    value: heading.text,
    raw: heading.text,
    place: place(heading),
    confidence,
    reason,
  });
  return {
    headingRows: new Set(headings.map(({ row }) => row)),
    suppliers: rowsOf(suppliers, (heading) => named(heading, 96, "its name is above its prices")),
    charges: rowsOf(
      headings.filter(
        (heading) => heading.says === null && mentionedChargeKind(heading.text) !== null,
      ),
      ({ text }) => text,
    ),
    alternatives: rowsOf(
      headings.filter(({ text }) => alternativeWords(text) !== null),
      (heading) => ({
        ...named(heading, 97, `it is below “${heading.text}”`),
        value: alternativeWords(heading.text) ?? heading.text,
      }),
    ),
  };
}
