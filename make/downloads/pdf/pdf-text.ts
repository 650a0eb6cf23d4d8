import type { ProseNode } from "#app/prose/prose.ts";
import type { PdfFont } from "./pdf-fonts.ts";

/** Text in one pen. */
export interface Run {
  text: string;
  font: PdfFont;
  /** Set in the type's size times this: mono letters look larger than the others. */
  scale: number;
  href?: string;
  /** Our typefaces have no italics: the letters are slanted. */
  isSlanted?: boolean;
}

export interface TextStyle {
  size: number;
  leading: number;
  color: string;
}

export interface Piece extends Run {
  x: number;
  width: number;
}

export interface TextBlock {
  lines: Piece[][];
  height: number;
  style: TextStyle;
}

export const inFont = (font: PdfFont, text: string): Run[] => [{ text, font, scale: 1 }];

const monoScale = 0.9;

/** The words of a paragraph with the pen of each. Links lead to `site`, because a PDF is read anywhere. */
export function runsOf(
  nodes: readonly ProseNode<string>[],
  site: string,
  pen: Omit<Run, "text"> = { font: "text", scale: 1 },
): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === "string") return [{ ...pen, text: node }];
    switch (node.tag) {
      case "code": {
        const isStrong = pen.font === "strong" || pen.font === "mono-strong";
        const font = isStrong ? "mono-strong" : "mono";
        return [{ ...pen, font, scale: monoScale, text: keptTogether(node.text) }];
      }
      case "br":
        return [{ ...pen, text: "\n" }];
      case "a": {
        const href = node.href.startsWith("mailto:") ? node.href : new URL(node.href, site).href;
        return runsOf(node.children, site, { ...pen, href });
      }
      case "em":
        return runsOf(node.children, site, { ...pen, isSlanted: true });
      case "strong":
        return runsOf(node.children, site, { ...pen, font: "strong" });
      case "p":
      case "del":
        return runsOf(node.children, site, pen);
      default:
        throw new Error(`A PDF has no place for <${node.tag}> inside a line.`);
    }
  });
}

const longestUnbroken = 28;

/** A short calculation is not broken across lines. */
function keptTogether(text: string): string {
  return text.length > longestUnbroken ? text : text.replaceAll(" ", "\u00a0");
}

/** The same words as figures: mono, so that digits stand under digits. */
export function asFigures(runs: readonly Run[]): Run[] {
  return runs.map((run) => ({
    ...run,
    font: run.font === "strong" || run.font === "mono-strong" ? "mono-strong" : "mono",
    scale: monoScale,
  }));
}

/** Breaks runs into lines no wider than `width`. */
export function setText(
  doc: PDFKit.PDFDocument,
  runs: readonly Run[],
  width: number,
  style: TextStyle,
): TextBlock {
  let line: Piece[] = [];
  const lines = [line];
  let x = 0;
  for (const word of wordsOf(runs)) {
    const parts = word.parts.map((run) => ({ ...run, width: widthOf(doc, run, style.size) }));
    const wordWidth = parts.reduce((sum, part) => sum + part.width, 0);
    const space = x === 0 || !word.space ? 0 : widthOf(doc, word.space, style.size);
    if (word.breaks || (x > 0 && x + space + wordWidth > width)) {
      endLine(line);
      line = [];
      lines.push(line);
      x = 0;
    } else if (space > 0 && word.space) {
      add(line, { ...word.space, x, width: space });
      x += space;
    }
    for (const part of parts) {
      add(line, { ...part, x });
      x += part.width;
    }
  }
  return { lines, height: lines.length * style.leading, style };
}

/** Widths between which a text can be set: its longest word, and all of it on one line. */
export function textWidths(doc: PDFKit.PDFDocument, runs: readonly Run[], size: number) {
  const words = wordsOf(runs).map(({ parts }) =>
    parts.reduce((sum, part) => sum + widthOf(doc, part, size), 0),
  );
  const whole = runs.reduce((sum, run) => sum + widthOf(doc, run, size), 0);
  return { narrowest: Math.max(0, ...words), widest: whole };
}

/** Draws a piece of the line that begins at `x` and has its top at `y`. */
export function drawPiece(
  doc: PDFKit.PDFDocument,
  piece: Piece,
  { size, leading, color }: TextStyle,
  x: number,
  y: number,
): void {
  const baseline = y + leading * 0.5 + size * 0.34;
  doc
    .font(piece.font)
    .fontSize(size * piece.scale)
    .fillColor(color);
  doc.text(piece.text, x + piece.x, baseline, {
    baseline: "alphabetic",
    lineBreak: false,
    oblique: piece.isSlanted ?? false,
  });
  if (!piece.href) return;
  doc
    .lineWidth(0.5)
    .moveTo(x + piece.x, baseline + 2)
    .lineTo(x + piece.x + piece.width, baseline + 2);
  doc.stroke(color);
}

/** One line of mono letters on its baseline, which is no element of the structure by itself. */
export function drawLabel(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, baseline, size, color }: { x: number; baseline: number; size: number; color: string },
): void {
  doc.font("mono").fontSize(size).fillColor(color);
  doc.text(text, x, baseline, { baseline: "alphabetic", lineBreak: false });
}

/** Where a line begins. Asked once per line, in order; it may go on to a new page. */
export type PlaceOfLine = (line: number) => { x: number; y: number };

/** The lines of a text one below the other. */
export function stacked({ style }: TextBlock, x: number, y: number): PlaceOfLine {
  return (line) => ({ x, y: y + line * style.leading });
}

/** Draws a text that is no element of the structure by itself. */
export function drawText(doc: PDFKit.PDFDocument, text: TextBlock, placeOfLine: PlaceOfLine): void {
  text.lines.forEach((pieces, line) => {
    const { x, y } = placeOfLine(line);
    for (const piece of pieces) drawPiece(doc, piece, text.style, x, y);
  });
}

interface Word {
  /** A word may change its pen halfway. */
  parts: Run[];
  /** What stands before it, unless it begins a line. */
  space: Run | null;
  breaks: boolean;
}

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let space: Run | null = null;
  let open: Word | null = null;
  for (const run of runs) {
    for (const text of run.text.split(/( +|\n)/).filter((part) => part !== "")) {
      if (text === "\n" || text.trim() === "") {
        space = { ...run, text: text === "\n" ? "\n" : " " };
        open = null;
      } else if (open) {
        open.parts.push({ ...run, text });
      } else {
        const breaks = space?.text === "\n";
        open = { parts: [{ ...run, text }], space: breaks ? null : space, breaks };
        words.push(open);
        space = null;
      }
    }
  }
  return words;
}

/** Ends with a space that takes no room: without one, a reader that hears the page hears two words as one. */
function endLine(line: Piece[]): void {
  const last = line.at(-1);
  if (last) last.text += " ";
}

/** Pieces in one pen become one, so that a line is selected and searched as it is read. */
function add(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  const isSamePen =
    last?.font === piece.font &&
    last.scale === piece.scale &&
    last.href === piece.href &&
    last.isSlanted === piece.isSlanted;
  if (last && isSamePen) {
    last.text += piece.text;
    last.width += piece.width;
  } else line.push(piece);
}

function widthOf(doc: PDFKit.PDFDocument, run: Run, size: number): number {
  return doc
    .font(run.font)
    .fontSize(size * run.scale)
    .widthOfString(run.text);
}
