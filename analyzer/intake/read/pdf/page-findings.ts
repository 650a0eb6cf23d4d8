import { type Findings, type FoundPart, joinParts, textCell } from "../findings.ts";
import type { OcrWord } from "../scan/ocr.ts";
import { piecesOfScan, ScannedWords } from "../scan/scan-pieces.ts";
import { withPartedCells } from "./joined-cells.ts";
import { isFigure, type PdfTable } from "./pdf-figures.ts";
import {
  joined,
  overlap,
  type Row,
  rowsOf,
  type Segment,
  type Span,
  type TextPiece,
} from "./pdf-rows.ts";
import { toTable } from "./pdf-table-cells.ts";
import { tableEnd } from "./pdf-table-end.ts";

/** Gathers the pages of a document, and puts tables that run over several of them together. */
export class PageFindings {
  readonly #findings: Findings;
  readonly #place: FoundPart;
  readonly #tables: PdfTable[] = [];
  /** By page, for those that were recognized from a picture. */
  readonly #scanned = new Map<number, ScannedWords>();

  constructor(findings: Findings, place: FoundPart) {
    this.#findings = findings;
    this.#place = place;
  }

  add(pieces: readonly TextPiece[], page: number): void {
    const { budget } = this.#findings;
    const layout = layOutPage(pieces, page, this.#tables.at(-1) ?? null);
    for (const row of layout.tables.flatMap(({ rows }) => rows)) budget.addRow(row.length);
    const part = joinParts(this.#place.part, `page ${page}`);
    for (const { number, text } of layout.lines) {
      budget.addRow(1);
      this.#findings.addLine(part, number, text);
    }
    this.#tables.push(...layout.tables);
  }

  addScan(words: readonly OcrWord[], page: number): void {
    const scanned = new ScannedWords();
    scanned.add(words, page);
    this.#scanned.set(page, scanned);
    this.add(piecesOfScan(words), page);
  }

  end(): void {
    for (const { rows, pages, linesAbove } of joinPages(this.#tables)) {
      const [first, last] = [pages[0]!, pages.at(-1)!];
      const which = first === last ? `page ${first}` : `pages ${first}–${last}`;
      const scans = pages.flatMap((page) => this.#scanned.get(page) ?? []);
      this.#findings.addTable({
        ...this.#place,
        part: joinParts(this.#place.part, which),
        firstRow: 1,
        linesAbove,
        rows: rows.map((row) => scans[0]?.row(row) ?? row.map(textCell)),
      });
    }
  }
}

/** Puts a table that runs over several pages together; a header that each page repeats counts once. */
function joinPages(tables: readonly PdfTable[]): PdfTable[] {
  const joined: PdfTable[] = [];
  for (const table of tables) {
    const previous = joined.at(-1);
    if (previous && goesOn(previous, table)) {
      const hasHeader = isSameRow(previous.rows[0]!, table.rows[0]!);
      joined[joined.length - 1] = {
        ...previous,
        pages: [...previous.pages, ...table.pages],
        rows: [...previous.rows, ...table.rows.slice(hasHeader ? 1 : 0)],
      };
    } else {
      joined.push(table);
    }
  }
  return joined;
}

function goesOn(previous: PdfTable, table: PdfTable): boolean {
  const isNextPage = table.pages[0] === previous.pages.at(-1)! + 1;
  if (!isNextPage || !table.isFirstOnPage || !haveSameColumns(previous.columns, table.columns)) {
    return false;
  }
  return isSameRow(previous.rows[0]!, table.rows[0]!) || table.rows[0]!.some(isFigure);
}

function isSameRow(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

/** Columns of one table overlap from page to page, though the widest text in them differs. */
function haveSameColumns(a: readonly Span[], b: readonly Span[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ left, right }, index) => left < b[index]!.right && b[index]!.left < right)
  );
}

/** In heights of the text. */
const besideTextHeights = 1.5;

/** Parts a page into tables and lines of text; its first table may go on with the one before. */
function layOutPage(
  pieces: readonly TextPiece[],
  page: number,
  before: PdfTable | null,
): { tables: PdfTable[]; lines: { number: number; text: string }[] } {
  const rows = rowsOf(pieces);
  const tables: PdfTable[] = [];
  const texts: string[] = [];
  for (let start = 0; start < rows.length;) {
    const end = tableEnd(rows, start);
    if (end === start) {
      const priced = pricedCounts(rows[start]!, rows[start + 1]);
      texts.push(...(priced ?? textsOf(rows[start]!)));
      start += priced === null ? 1 : 2;
    } else {
      const isFirstOnPage = tables.length === 0;
      const knownEdges = isFirstOnPage ? (before?.columns.map(({ left }) => left) ?? []) : [];
      const found = toTable(rows.slice(start, end), knownEdges);
      const linesAbove = texts.length;
      tables.push(withPartedCells({ pages: [page], isFirstOnPage, linesAbove, ...found }));
      start = end;
    }
  }
  return { tables, lines: texts.map((text, index) => ({ number: index + 1, text })) };
}

const countAlone = /^\d[\d.,'’ ]*\s?\p{L}{1,7}\.?$/u;
const priceAlone =
  /^(?:(?:\p{Sc}|[A-Z]{3})\s?)?\d[\d.,'’ ]*[.,]\d{2,4}(?:\s?(?:\p{Sc}|[A-Z]{3}))?(?:\s?\/\s?\p{L}{1,7}\.?)?$/u;

/** "50 uds. | 100 uds." with "38,60 €/ud. | 33,90 €/ud." below: each price in a line with its quantity. */
function pricedCounts({ segments: counts }: Row, below: Row | undefined): string[] | null {
  const prices = below?.segments ?? [];
  const isAbove = (count: Segment, at: number) =>
    countAlone.test(count.text) &&
    priceAlone.test(prices[at]!.text) &&
    overlap(count, prices[at]!) > 0;
  return counts.length > 1 && counts.length === prices.length && counts.every(isAbove)
    ? counts.map(({ text }, at) => `${text} ${prices[at]!.text}`)
    : null;
}

/** Segments far apart are lines of their own, but for a label and what it is for. */
function textsOf({ segments, height }: Row): string[] {
  const [first, ...others] = segments;
  const groups = [first!];
  for (const segment of others) {
    const last = groups.at(-1)!;
    const isBeside = segment.left - last.right < besideTextHeights * height;
    if (isBeside || last.text.trimEnd().endsWith(":")) groups.push(joined(groups.pop()!, segment));
    else groups.push(segment);
  }
  return groups.map(({ text }) => text);
}
