import type { CellValue } from "../../source.ts";
import { textCell } from "../findings.ts";
import type { TextPiece } from "../pdf/pdf-rows.ts";
import type { OcrWord } from "./ocr.ts";

/** Specks and rules that were taken for signs. */
const leastConfidence = 30;

/** Words of a scan as pieces of a page, those side by side on one line. */
export function piecesOfScan(words: readonly OcrWord[]): TextPiece[] {
  const read = words.filter(
    ({ text, confidence }) => confidence >= leastConfidence && isText(text),
  );
  const heights = read.map(({ box }) => box.height).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 1;
  return linesOf(read, height).flatMap((line) => {
    const pieces: { text: string; left: number; right: number }[] = [];
    for (const { text, box } of line.sort((a, b) => a.box.x - b.box.x)) {
      const last = pieces.at(-1);
      const right = box.x + box.width;
      if (last && box.x - last.right < wordGapHeights * height) {
        last.text += ` ${text}`;
        last.right = right;
      } else {
        pieces.push({ text, left: box.x, right });
      }
    }
    const y = Math.max(...line.map(middleOf));
    return pieces.map(({ text, left, right }) => ({
      text,
      x: left,
      y,
      width: right - left,
      // The box ends with the letters; a line of text is about a quarter higher.
      height: height * 1.25,
    }));
  });
}

/** In heights of a word's box: boxes end with the ink, so that a space looks wider. */
const wordGapHeights = 0.85;

function linesOf(words: readonly OcrWord[], height: number): OcrWord[][] {
  const lines: OcrWord[][] = [];
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const first = lines.at(-1)?.[0];
    if (first && middleOf(word) - middleOf(first) < height / 2) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines;
}

function middleOf({ box }: OcrWord): number {
  return box.y + box.height / 2;
}

function isText(text: string): boolean {
  return /[\p{L}\p{N}\p{Sc}%:]/u.test(text);
}

interface PlacedWord {
  readonly word: OcrWord;
  readonly page: number;
}

/** Gives the cells of a row back the words that they were put together from. */
export class ScannedWords {
  readonly #lines: PlacedWord[][] = [];

  add(words: readonly OcrWord[], page: number): void {
    const heights = words.map(({ box }) => box.height).sort((a, b) => a - b);
    const lines = linesOf(words, heights[Math.floor(heights.length / 2)] ?? 1);
    this.#lines.push(...lines.map((line) => line.map((word) => ({ word, page }))));
  }

  row(texts: readonly string[]): (CellValue | null)[] {
    const parts = texts.flatMap((text) => text.split(/\s+/)).filter((part) => part !== "");
    const countIn = (line: readonly PlacedWord[]) =>
      parts.filter((part) => line.some(({ word }) => word.text === part)).length;
    // A row may be several lines high: the one with most of its words first, the others by their nearness.
    const counts = this.#lines.map(countIn);
    const best = counts.indexOf(Math.max(0, ...counts));
    const near = [0, 1, -1, 2, -2].flatMap((step) => this.#lines[best + step] ?? []);
    return texts.map((text) => scannedCell(text, near));
  }
}

/** As sure as the least sure of its words, and in the box around them. */
function scannedCell(text: string, words: readonly PlacedWord[]): CellValue | null {
  const cell = textCell(text);
  if (cell?.kind !== "text") return cell;
  const found = text
    .split(/\s+/)
    .flatMap((part) => words.find(({ word }) => word.text === part) ?? []);
  const [first] = found;
  if (!first) return cell;
  const boxes = found.map(({ word }) => word.onPicture);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const box = {
    x,
    y,
    width: Math.max(...boxes.map((each) => each.x + each.width)) - x,
    height: Math.max(...boxes.map((each) => each.y + each.height)) - y,
  };
  const confidence = Math.floor(Math.min(...found.map(({ word }) => word.confidence)));
  return { ...cell, scan: { page: first.page, confidence, box } };
}
