import type { Rect } from "./treemap.ts";

/** Of lettering in several lines, in the pixels of a drawing at its narrowest. */
export const lineHeight = 13;

/** What the treemap is drawn on, at the narrowest it is shown: wider, lettering only gets more room. */
export interface Canvas extends Rect {
  name: "narrow" | "wide";
  className: string;
  /** From a breakpoint on it is at least so much wider; what has room only there is hidden below. */
  broad: { factor: number; className: string };
}

export const canvases: Record<Canvas["name"], Canvas> = {
  narrow: {
    name: "narrow",
    x: 0,
    y: 0,
    width: 304,
    height: 520,
    className: "md:hidden",
    broad: { factor: 1.19, className: "max-[24rem]:hidden" },
  },
  wide: {
    name: "wide",
    x: 0,
    y: 0,
    width: 640,
    height: 584,
    className: "max-md:hidden",
    broad: { factor: 1.35, className: "max-xl:hidden" },
  },
};

/** Pixels of a letter: of the names of areas, and of the mono names of cells. */
const [nameLetter, cellLetter] = [6.6, 6.7];
/** Pixels of a number with the gaps around it, of the gaps beside a text, and from line to line. */
const [numberRoom, gaps] = [32, 12];
/** Of an area's corner with its number, and with the name under it. */
const [cornerHeight, tallCornerHeight] = [26, 40];

export interface AreaName {
  /** Under the number, where there is no room beside it. */
  isBelow: boolean;
  /** Shows it only where it has room. */
  className: string;
}

/** Where an area's name stands; null where it never has room. */
export function areaName(
  { width, height }: Rect,
  name: string,
  { broad }: Canvas,
): AreaName | null {
  const [beside, below] = [numberRoom, gaps].map((room) => name.length * nameLetter + room);
  const places = [
    { isBelow: false, needed: beside!, corner: cornerHeight },
    { isBelow: true, needed: below!, corner: tallCornerHeight },
  ].filter(({ corner }) => corner <= height);
  for (const [factor, className] of [
    [1, ""],
    [broad.factor, broad.className],
  ] as const) {
    const place = places.find(({ needed }) => needed <= width * factor);
    if (place) return { isBelow: place.isBelow, className };
  }
  return null;
}

export interface CellLabel {
  lines: string[];
  className: string;
}

/** The first of the texts that a cell holds, in lines; null where it holds none. Its area's name is kept free. */
export function cellLabel(
  rect: Rect,
  texts: readonly string[],
  { area, isNameBelow, canvas }: { area: Rect; isNameBelow: boolean; canvas: Canvas },
): CellLabel | null {
  const corner = isNameBelow ? tallCornerHeight : cornerHeight;
  const height = rect.height - Math.max(0, corner - (rect.y - area.y)) - gaps;
  for (const [factor, className] of [
    [1, ""],
    [canvas.broad.factor, canvas.broad.className],
  ] as const) {
    for (const text of texts) {
      const lines = inLines(text, rect.width * factor - gaps);
      if (lines && lines.length * lineHeight <= height) return { lines, className };
    }
  }
  return null;
}

/** A text broken at its spaces into lines of a width; null where a word is longer. */
export function inLines(text: string, width: number): string[] | null {
  const most = Math.floor(width / cellLetter);
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (word.length > most) return null;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
