import { withPartedCells } from "./joined-cells.ts";
import { joined, rowsOf, type Row, type TextPiece } from "./pdf-rows.ts";
import { toTable } from "./pdf-table-cells.ts";
import { tableEnd } from "./pdf-table-end.ts";
import type { PdfTable } from "./pdf-table.ts";

/** In heights of the text. */
const besideTextHeights = 1.5;

/** Parts a page into tables and lines of text; its first table may go on with the one before. */
export function layOutPage(
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
      texts.push(...textsOf(rows[start]!));
      start += 1;
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
