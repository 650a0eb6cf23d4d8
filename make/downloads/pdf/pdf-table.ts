import { type ProseTable, proseText } from "#app/prose/prose.ts";
import { decorate, drawRule, type Flow, inks, makeRoom, nested, sheet } from "./pdf-sheet.ts";
import { taggedText } from "./pdf-tagged-text.ts";
import {
  asFigures,
  drawText,
  type Run,
  runsOf,
  setText,
  stacked,
  type TextStyle,
  textWidths,
} from "./pdf-text.ts";

const padding = { x: 6, y: 4.5 };
const headStyle: TextStyle = { size: 7.6, leading: 10.5, color: inks.ink3 };
const cellStyle: TextStyle = { size: 9, leading: 12.4, color: inks.ink };
const captionStyle: TextStyle = { size: 8, leading: 11, color: inks.ink3 };
const sumRow = /^(total|sum|landed|score)\b/i;

interface Cell {
  runs: Run[];
  align: "left" | "right" | "center";
}

/** A ruled table across the sheet. Its head is repeated on every page it reaches. */
export function drawTable(flow: Flow, table: ProseTable<string>, site: string): void {
  const { doc } = flow;
  const head = table.columns.map(({ head, align }): Cell => ({
    runs: asFigures(runsOf(head, site)),
    align,
  }));
  const rows = table.rows.map((cells) => {
    const isSum = sumRow.test(cells[0]?.map(proseText).join("") ?? "");
    return cells.map((cell, column): Cell => {
      const align = table.columns[column]?.align ?? "left";
      const runs = runsOf(cell, site, { font: isSum ? "strong" : "text", scale: 1 });
      return { align, runs: align === "right" ? asFigures(runs) : runs };
    });
  });
  const widths = columnWidths(doc, head, rows);
  const caption = setText(
    doc,
    asFigures(runsOf([table.caption], site)),
    sheet.whole.width,
    captionStyle,
  );
  const headHeight = rowHeight(doc, head, widths, headStyle);
  const height = rows.reduce(
    (sum, row) => sum + rowHeight(doc, row, widths, cellStyle),
    caption.height + 4 + headHeight,
  );

  flow.y = Math.max(flow.y, flow.sideBottom) + 8;
  makeRoom(flow, Math.min(height, sheet.bottom - sheet.top));
  nested(flow, "Table", (inner) => {
    taggedText(inner, "Caption", caption, stacked(caption, sheet.whole.left, inner.y));
    inner.y += caption.height + 4;
    drawHead(inner, head, widths);
    rows.forEach((row, index) => {
      const height = rowHeight(doc, row, widths, cellStyle);
      if (inner.y + height > sheet.bottom) {
        makeRoom(inner, height + headHeight);
        repeatHead(inner, head, widths);
      }
      const isSum = index > 0 && row[0]?.runs[0]?.font === "strong" && index === rows.length - 1;
      rule(inner, isSum ? 1 : 0.4, isSum ? inks.ink : inks.hair);
      drawRow(inner, row, widths, cellStyle);
    });
    rule(inner, 1, inks.ink);
  });
  flow.y += 14;
  flow.sideBottom = flow.y;
}

function drawHead(flow: Flow, head: Cell[], widths: number[]): void {
  rule(flow, 1, inks.ink);
  drawRow(flow, head, widths, headStyle, true);
}

/** For the eye alone: the structure has the head once. */
function repeatHead(flow: Flow, head: Cell[], widths: number[]): void {
  rule(flow, 1, inks.ink);
  decorate(flow.doc, () =>
    cellsOf(flow, head, widths, headStyle).forEach(({ text, placeOfLine }) =>
      drawText(flow.doc, text, placeOfLine),
    ),
  );
  flow.y += rowHeight(flow.doc, head, widths, headStyle);
}

/** The head names the columns, the first cell of each row below names the row. */
function drawRow(
  flow: Flow,
  row: Cell[],
  widths: number[],
  style: TextStyle,
  isHead = false,
): void {
  nested(flow, "TR", (inner) =>
    cellsOf(flow, row, widths, style).forEach(({ text, placeOfLine }, column) => {
      if (isHead) taggedText(inner, "TH", text, placeOfLine, { scope: "Column" });
      else if (column === 0) taggedText(inner, "TH", text, placeOfLine, { scope: "Row" });
      else taggedText(inner, "TD", text, placeOfLine);
    }),
  );
  flow.y += rowHeight(flow.doc, row, widths, style);
}

/** The texts of a row, with the place of each of their lines. */
function cellsOf({ doc, y }: Flow, row: Cell[], widths: number[], style: TextStyle) {
  let right: number = sheet.whole.left;
  return row.map(({ runs, align }, column) => {
    const width = widths[column] ?? 0;
    const left = right + padding.x;
    right += width;
    const inside = width - 2 * padding.x;
    const text = setText(doc, runs, inside, style);
    const placeOfLine = (line: number) => {
      const last = text.lines[line]?.at(-1);
      const spare = inside - (last ? last.x + last.width : 0);
      const shift = { left: 0, center: spare / 2, right: spare }[align];
      return { x: left + shift, y: y + padding.y + line * style.leading };
    };
    return { text, placeOfLine };
  });
}

function rowHeight(
  doc: PDFKit.PDFDocument,
  row: Cell[],
  widths: number[],
  style: TextStyle,
): number {
  const heights = row.map(
    ({ runs }, column) => setText(doc, runs, (widths[column] ?? 0) - 2 * padding.x, style).height,
  );
  return Math.max(0, ...heights) + 2 * padding.y;
}

function rule(flow: Flow, weight: number, color: string): void {
  const { left, width } = sheet.whole;
  decorate(flow.doc, () => drawRule(flow.doc, left, flow.y, width, weight, color));
}

/** Each column as wide as its words need, and what is left over in proportion to what they would like. */
export function columnWidths(doc: PDFKit.PDFDocument, head: Cell[], rows: Cell[][]): number[] {
  const wishes = head.map((cell, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const measured = [
      textWidths(doc, cell.runs, headStyle.size),
      ...cells.map(({ runs }) => textWidths(doc, runs, cellStyle.size)),
    ];
    // Figures are never broken.
    const least = measured.map(({ narrowest, widest }) =>
      cell.align === "right" ? Math.min(widest, narrowest * 2) : narrowest,
    );
    return {
      least: Math.max(...least) + 2 * padding.x + 1,
      like: Math.max(...measured.map(({ widest }) => widest)) + 2 * padding.x + 1,
    };
  });
  const total = (pick: (wish: { least: number; like: number }) => number) =>
    wishes.reduce((sum, wish) => sum + pick(wish), 0);
  const [least, like] = [total((wish) => wish.least), total((wish) => wish.like)];
  if (least > sheet.whole.width) throw new Error("A table's words are wider than the sheet.");
  if (like <= sheet.whole.width) {
    return wishes.map((wish) => wish.like + ((sheet.whole.width - like) * wish.like) / like);
  }
  const spare = (sheet.whole.width - least) / (like - least);
  return wishes.map((wish) => wish.least + (wish.like - wish.least) * spare);
}
