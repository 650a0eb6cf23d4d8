import { joinParts, textCell, type Findings, type FoundPart } from "../findings.ts";
import type { OcrWord } from "../scan/ocr.ts";
import { piecesOfScan, ScannedWords } from "../scan/scan-pieces.ts";
import { layOutPage } from "./pdf-layout.ts";
import type { PdfTable } from "./pdf-table.ts";
import { joinPages } from "./pdf-pages.ts";
import type { TextPiece } from "./pdf-rows.ts";

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
