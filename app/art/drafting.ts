import { flatten, hatchLines } from "./clipping.ts";
import {
  arcCurve,
  cubicPath,
  each,
  fmt,
  path,
  type Point,
  polar,
  segment,
  TAU,
  times,
} from "./geometry.ts";
import { bounds, corners, ringPoints } from "./outlines.ts";

/** A drawing in two layers: `notes` are the dimensions and lettering that draw themselves on entry. */
export interface Drawing {
  width: number;
  height: number;
  x?: number;
  y?: number;
  body: string;
  notes?: string;
  label: string;
}

/** Which part of the sheet a drawing shows. */
export const shown = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
});

// A drawing is shown through <use> from another file, where the page's selectors do not reach:
// each mark carries its own pen. The layer sets stroke, caps and the object line's width.
const THIN_PEN = ' vector-effect="non-scaling-stroke"';
const GROUND = ' fill="var(--fill)"';
const PENS = {
  object: THIN_PEN,
  thick: `${THIN_PEN} stroke-width="1.9"`,
  hidden: `${THIN_PEN} stroke-width=".9" stroke-dasharray="5 3"`,
  centre: `${THIN_PEN} stroke-width=".7" stroke-dasharray="14 3 3 3"`,
  dimension: `${THIN_PEN} stroke-width=".75"`,
  hatch: `${THIN_PEN} stroke-width=".6"`,
  ground: THIN_PEN + GROUND,
  "ground-thick": `${THIN_PEN} stroke-width="1.9"${GROUND}`,
  "ground-fill": ` stroke="none"${GROUND}`,
  arrow: ' stroke="none" fill="currentColor"',
  grid: `${THIN_PEN} stroke-width="1" stroke="var(--grid)"`,
};

export type LineClass = keyof typeof PENS;

export const stroke = (d: string, line: LineClass = "object") =>
  d === "" ? "" : `<path${PENS[line]} d="${d}"/>`;

/** Open circles are paths, so that they merge with the lines around them. */
export function circle(x: number, y: number, r: number, line: LineClass = "object"): string {
  if (PENS[line].includes("fill=")) {
    return `<circle${PENS[line]} cx="${fmt(x)}" cy="${fmt(y)}" r="${fmt(r)}"/>`;
  }
  return stroke(`${circlePath(x, y, r)}Z`, line);
}

export function circlePath(x: number, y: number, r: number): string {
  const [radius, span] = [fmt(r), fmt(2 * Number(fmt(r)))];
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${fmt(x - r)} ${fmt(y)}${half}${span} 0${half}-${span} 0`;
}

export const line = (x1: number, y1: number, x2: number, y2: number, pen?: LineClass) =>
  stroke(segment(x1, y1, x2, y2), pen);

export const polyline = (points: readonly Point[], line?: LineClass) => stroke(path(points), line);

export const polygon = (points: readonly Point[], line?: LineClass) =>
  stroke(path(points, true), line);

/** Clockwise from 3 o'clock, in radians. */
export const arc = (place: Point, r: number, from: number, to: number, line?: LineClass) =>
  stroke(cubicPath(arcCurve(...place, r, from, to)), line);

/** The lines of a scale: those that count more are drawn heavy. */
export function graduated(
  count: number,
  isHeavy: (i: number) => boolean,
  mark: (i: number) => string,
): string {
  const marks = times(count, (i) => ({ data: mark(i), isHeavy: isHeavy(i) }));
  const pen = (heavy: boolean) =>
    each(marks, ({ data, isHeavy }) => (isHeavy === heavy ? data : ""));
  return stroke(pen(false), "dimension") + stroke(pen(true), "thick");
}

export const rect = (x: number, y: number, w: number, h: number, line?: LineClass) =>
  polygon(corners(x, y, x + w, y + h), line);

/** A page with its top right corner folded over. */
export const foldedSheet = (x: number, y: number, w: number, h: number, fold: number) =>
  stroke(`M${x} ${y}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}Z`, "ground-thick") +
  stroke(`M${x + w - fold} ${y}v${fold}h${fold}`);

/** Short lines from one radius to another, evenly round a circle. */
export function ticks([x, y]: Point, from: number, to: number, count: number, pen?: LineClass) {
  const marks = each(ringPoints(x, y, from, count), (start, i) =>
    path([start, polar(x, y, to, (i * TAU) / count)]),
  );
  return stroke(marks, pen);
}

export interface TextOptions {
  anchor?: "start" | "middle" | "end";
  size?: number;
  weight?: number;
  /** Degrees, clockwise, about the text's own anchor. */
  rotate?: number;
}

export function text(x: number, y: number, content: string, options: TextOptions = {}): string {
  const { anchor = "middle", size = 10.5, weight, rotate } = options;
  const escaped = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const attributes = [
    `x="${fmt(x)}" y="${fmt(y)}" font-size="${fmt(size)}"`,
    anchor === "start" ? "" : ` text-anchor="${anchor}"`,
    weight ? ` font-weight="${weight}"` : "",
    rotate ? ` transform="rotate(${fmt(rotate)} ${fmt(x)} ${fmt(y)})"` : "",
  ].join("");
  return `<text ${attributes} fill="currentColor" stroke="none">${escaped}</text>`;
}

export const centreMark = (x: number, y: number, r: number, pen: LineClass = "centre") =>
  line(x - r, y, x + r, y, pen) + line(x, y - r, x, y + r, pen);

/** The tip is at (x, y); the angle is the way it points. */
export function arrowhead(x: number, y: number, angle: number, length = 8, width = 2.6): string {
  const tail = polar(x, y, -length, angle);
  const [left, right] = [1, -1].map((side) => polar(...tail, (side * width) / 2, angle + TAU / 4));
  return polygon([[x, y], left!, right!], "arrow");
}

/** Parallel lines inside the outline `d` (even-odd). The first begins at the lower left of `within`. */
export const hatch = (d: string, step = 6, angle = 45, within = bounds(flatten(d).flat())) =>
  stroke(hatchLines(d, within, step, angle), "hatch");

export const group = (body: string, transform?: string) =>
  transform ? `<g transform="${transform}">${body}</g>` : body;
