import type { ColumnClaim } from "../columns/column-claim.ts";
import type { Reading } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import { cellAt } from "../columns/cell-at.ts";
import { readHeader } from "../headers/read-header.ts";
import { mentionedChargeKind } from "../charges/charge-name.ts";
import { alternativeWords } from "../lines/alternative-words.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import { leadTimesIn } from "../text/lead-time-sentences.ts";
import { readLeadTime } from "../values/lead-times.ts";
import { looksLikeCompany } from "./supplier-names.ts";
import type { TableContext } from "./table-context.ts";
import { linesAbove } from "../text/text-around.ts";

/** A row of one text between the offers: a supplier's name, a part, the title of a section. */
interface Heading {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** The label beside it says what it is. */
  readonly says: "supplier" | "part" | null;
  /** Where it stands in the text above the table. */
  readonly place?: SourcePlace;
}

/** What headings say of the rows below them. */
export interface Headings {
  readonly headingRows: ReadonlySet<number>;
  /** By row of offers. */
  readonly suppliers: ReadonlyMap<number, Reading<string>>;
  readonly parts: ReadonlyMap<number, Reading<string>>;
  readonly alternatives: ReadonlyMap<number, Reading<string>>;
  /** "Compression springs, delivery 3 weeks" above its rows. */
  readonly leadTimes: ReadonlyMap<number, Reading<number>>;
  /** "Tooling, once:" and what is paid for it below. */
  readonly charges: ReadonlyMap<number, string>;
}

const none: Headings = {
  headingRows: new Set(),
  suppliers: new Map(),
  parts: new Map(),
  alternatives: new Map(),
  leadTimes: new Map(),
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
  const above = headingAbove(context);
  if (above !== null) {
    below.set(above, []);
    open.last = [above];
  }
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

const rowsAbove = 2;

/** "Assembly: TS-100-A" right above the header names the part of all prices below. */
function headingAbove(context: TableContext): Heading | null {
  const { header, regular, claims } = context;
  if (header === null || claims.some(({ field }) => field === "part")) return null;
  const top = Math.max(regular.firstRow, header.row - rowsAbove);
  for (let row = header.row - 1; row >= top; row -= 1) {
    const heading = headingAt(context, row);
    if (heading?.says === "part") return heading;
  }
  return header.row > regular.firstRow ? null : headingInText(context);
}

/** The same in a line of the text right above the table. */
function headingInText({ file, table }: TableContext): Heading | null {
  for (const { text, fileName, part, line } of linesAbove(file, table)) {
    const [, label = "", value = ""] = /^(\p{L}[^:：]{1,30})[:：]\s*(\S.*)$/u.exec(text) ?? [];
    if (readHeader(label).meanings[0]?.meaning !== "part") continue;
    const code = /^(?=\S*\d)\S{3,}/.exec(value)?.[0].replace(/[,;]$/, "");
    const place = { kind: "line", fileName, part, line } as const;
    return { row: -1, column: 0, text: code ?? value, says: "part", place };
  }
  return null;
}

/** "Assembly:", what it is, and more words about it. */
function labeledPart(context: TableContext, row: number): Heading | null {
  const cells = context.rows[row] ?? [];
  const column = cells.findIndex((cell) => cell !== null && cell.text.trim() !== "");
  const [label, value] = [cells[column], cells[column + 1]];
  if (label?.kind !== "text" || value?.kind !== "text" || !/[:：]\s*$/.test(label.text))
    return null;
  const says = readHeader(label.text.replace(/\s*[:：]\s*$/, "")).meanings[0]?.meaning;
  return says === "part" ? { row, column: column + 1, text: value.text.trim(), says } : null;
}

function headingAt(context: TableContext, row: number): Heading | null {
  const labeled = labeledPart(context, row);
  if (labeled !== null) return labeled;
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
    if (value?.kind !== "text" || (says !== "supplier" && says !== "part")) return null;
    return { row, column: second, text: value.text.trim(), says };
  }
  if (text.length < 2 || text.length > 80 || !/\p{L}/u.test(text) || isTotalRow(cells)) return null;
  const inOne = /^(\p{L}[^:：]{1,30})[:：]\s*(\S.*)$/u.exec(text);
  const says = inOne === null ? undefined : readHeader(inOne[1] ?? "").meanings[0]?.meaning;
  if (says === "supplier" || says === "part") {
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
  const partColumn = claimed("part");
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
  const parts =
    partColumn === null
      ? headings.filter(
          (heading) =>
            !suppliers.includes(heading) && (heading.says === "part" || /\d/.test(heading.text)),
        )
      : [];
  const place = ({ row, column, place: inText }: Heading) =>
    inText ?? context.regular.cellPlace(row, column);
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
    parts: rowsOf(parts, (heading) => named(heading, 95, "it is above its prices")),
    leadTimes: new Map(
      headings.flatMap((heading) => {
        const reading = leadTimeIn(heading, place(heading));
        return reading === null
          ? []
          : (below.get(heading) ?? []).map((row) => [row, reading] as const);
      }),
    ),
    charges: rowsOf(
      headings.filter(
        (heading) => heading.says === null && mentionedChargeKind(heading.text) !== null,
      ),
      ({ text }) => text,
    ),
    alternatives: new Map(
      headings
        .filter(({ text }) => alternativeWords(text) !== null)
        .flatMap((heading) =>
          alternativeRows(context, heading, below.get(heading) ?? []).map(
            (row) => [row, heading] as const,
          ),
        )
        .map(([row, heading]) => [
          row,
          {
            ...named(heading, 97, `it is below “${heading.text}”`),
            value: alternativeWords(heading.text) ?? heading.text,
          },
        ]),
    ),
  };
}

function leadTimeIn({ text }: Heading, place: SourcePlace): Reading<number> | null {
  const [found, another] = leadTimesIn(text);
  if (found === undefined || another !== undefined || found.confidence < 90) return null;
  const read = readLeadTime(found.text, null, "days");
  if (read.kind === "missing" || read.doubts.length > 0) return null;
  const reason = `it is below “${text}”`;
  return { value: read.value, raw: found.text, place, confidence: 95, reason };
}

const itemNamed =
  /(?<!\p{L})(?:no|nos|nr|item|pos|position|line|ln|lot|poz|položk\p{L}|poste?|partida|posizione|posição)\.?\s*#?\s*(\d{1,3})(?!\d)/iu;

/** "Alternative to item 2:" holds for "2A", or for the one row below it: the list goes on with the next item. */
function alternativeRows(
  { rows }: TableContext,
  { text }: Heading,
  below: readonly number[],
): readonly number[] {
  const item = itemNamed.exec(text)?.[1];
  if (item === undefined) return below;
  const isOfItem = new RegExp(`^0*${Number(item)}\\s?[.\\-/]?\\s?(?:\\p{L}|\\d)$`, "u");
  const named = below.filter((row) =>
    (rows[row] ?? []).slice(0, 2).some((cell) => isOfItem.test(cell?.text.trim() ?? "")),
  );
  return named.length > 0 ? named : below.slice(0, 1);
}
