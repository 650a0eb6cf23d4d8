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
    height: 420,
    className: "max-md:hidden",
    broad: { factor: 1.4, className: "max-lg:hidden" },
  },
};

/** Pixels of a letter of the mono names of cells, and of the gaps beside a text. */
const [cellLetter, gaps] = [6.7, 15];

/** How an area's name may stand: pixels of its letters, of the number and gaps beside it, and of its corner's height. */
const namings = {
  large: { letter: 11.5, beside: 50, corner: 38 },
  small: { letter: 6.6, beside: 38, corner: 26 },
  /** Under the number, where there is no room beside it. */
  below: { letter: 6.6, beside: gaps, corner: 40 },
};
/** A large name leaves so much of its area's height to what is in it. */
const leastUnderLarge = 110;

interface AreaName {
  naming: keyof typeof namings;
  /** Shows it only where it has room. */
  className: string;
}

/** Where an area's name stands; null where it never has room. */
export function areaName(
  { width, height }: Rect,
  name: string,
  { broad, name: canvasName }: Canvas,
): AreaName | null {
  const places = [
    { naming: "large", least: canvasName === "wide" ? leastUnderLarge : Infinity },
    { naming: "small", least: namings.small.corner },
    { naming: "below", least: namings.below.corner },
  ] as const;
  for (const [factor, className] of [
    [1, ""],
    [broad.factor, broad.className],
  ] as const) {
    for (const { naming, least } of places) {
      const { letter, beside } = namings[naming];
      if (least <= height && name.length * letter + beside <= width * factor)
        return { naming, className };
    }
  }
  return null;
}

interface CellLabel {
  lines: string[];
  /** Of the room for them. */
  top: number;
  className: string;
}

/** The first of the texts that a cell holds, in lines; null where it holds none. Its area's name is kept free. */
export function cellLabel(
  rect: Rect,
  texts: readonly string[],
  { area, name, canvas }: { area: Rect; name: AreaName | null; canvas: Canvas },
): CellLabel | null {
  const { corner } = namings[name?.naming ?? "small"];
  const top = Math.max(rect.y, area.y + corner);
  const height = rect.y + rect.height - top - gaps;
  for (const [factor, className] of [
    [1, ""],
    [canvas.broad.factor, canvas.broad.className],
  ] as const) {
    for (const text of texts) {
      const lines = inLines(text, rect.width * factor - gaps);
      if (lines && lines.length * lineHeight <= height) return { lines, top, className };
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

/** In the units of the canvas that it is laid out on. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides a canvas into one rectangle for each amount, areas in proportion, as near to squares as they go: the squarified
 * treemap of Bruls, Huizing and van Wijk. Rectangles come in the order of the amounts; larger ones first look best.
 */
export function squarify(amounts: readonly number[], canvas: Rect): Rect[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const areaPerUnit = total > 0 ? (canvas.width * canvas.height) / total : 0;
  const areas = amounts.map((amount) => amount * areaPerUnit);
  const placed: Rect[] = [];
  let rest = canvas;
  for (let first = 0; first < areas.length;) {
    const side = Math.min(rest.width, rest.height);
    let last = first + 1;
    while (last < areas.length && isBetter(areas, first, last, side)) last++;
    const row = areas.slice(first, last);
    const isLastRow = last === areas.length;
    const [rects, left] = layOutRow(row, rest, isLastRow);
    placed.push(...rects);
    rest = left;
    first = last;
  }
  return placed;
}

/** One more in the row makes its worst rectangle no more oblong than it was. */
function isBetter(areas: readonly number[], first: number, last: number, side: number): boolean {
  return worst(areas.slice(first, last + 1), side) <= worst(areas.slice(first, last), side);
}

/** The most oblong of a row along a side, as long side over short side. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0);
  const thickness = sum / side;
  return Math.max(
    ...row.map((area) => {
      const length = area / thickness;
      return Math.max(length / thickness, thickness / length);
    }),
  );
}

/** A row along the shorter side of the canvas, and what is left of the canvas. */
function layOutRow(row: readonly number[], canvas: Rect, isLastRow: boolean): [Rect[], Rect] {
  const sum = row.reduce((total, area) => total + area, 0);
  const isColumn = canvas.width >= canvas.height;
  const side = isColumn ? canvas.height : canvas.width;
  const whole = isColumn ? canvas.width : canvas.height;
  // The last row takes what is there, so that rounding leaves no sliver.
  const thickness = isLastRow ? whole : Math.min(sum / side || 0, whole);
  let along = 0;
  const rects = row.map((area) => {
    const length = sum > 0 ? (area / sum) * side : 0;
    const rect = isColumn
      ? { x: canvas.x, y: canvas.y + along, width: thickness, height: length }
      : { x: canvas.x + along, y: canvas.y, width: length, height: thickness };
    along += length;
    return rect;
  });
  const left = isColumn
    ? { ...canvas, x: canvas.x + thickness, width: canvas.width - thickness }
    : { ...canvas, y: canvas.y + thickness, height: canvas.height - thickness };
  return [rects, left];
}

/** On dark, lettering and lines are the ground's. */
const onDark = { lettering: "text-ink-inverse", line: "stroke-ground" } as const;
const onLight = { lettering: "text-ink", line: "stroke-ink-3" } as const;

/** What an area is filled with, the largest first, and what keeps lines off its lettering. */
const tones = [
  { fill: "fill-ink", knockout: "stroke-ink", ...onDark },
  { fill: "fill-ink-3", knockout: "stroke-ink-3", ...onDark },
  { fill: "fill-hair", knockout: "stroke-hair", ...onLight },
  { fill: "fill-vellum", knockout: "stroke-vellum", ...onLight },
];
const open = { fill: "fill-(--fill)", knockout: "stroke-(--fill)", ...onLight };

export const toneOf = (place: number) => tones[place] ?? open;
