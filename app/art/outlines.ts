import { path, type Point, polar, TAU, times } from "./geometry.ts";

/** The corners of a rectangle, clockwise from its left and top. */
export const corners = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export type Bounds = ReturnType<typeof bounds>;

/** The square around a circle. */
export const boundsOfCircle = (x: number, y: number, r: number) =>
  bounds([-r, r].map((off): Point => [x + off, y + off]));

/** The smallest rectangle around the points. */
export function bounds(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  return { left, top, right, bottom };
}

/** From a corner on, level and upright edges by turns: each number is where the next one ends. */
export function stepped(start: Point, ...ends: number[]): Point[] {
  const [x, y] = start;
  const at = (i: number, along: number) => ends[i - 1] ?? along;
  return [start, ...ends.map((end, i): Point => (i % 2 === 0 ? [end, at(i, y)] : [at(i, x), end]))];
}

/** The same, the first edge upright. */
export const steppedUp = ([x, y]: Point, ...ends: number[]) =>
  stepped([y, x], ...ends).map(([v, u]): Point => [u, v]);

/** Where columns and rows cross, column by column. */
export const columnsOf = (xs: readonly number[], ys: readonly number[]) =>
  xs.flatMap((x) => ys.map((y): Point => [x, y]));

/** The same, row by row. */
export const rowsOf = (xs: readonly number[], ys: readonly number[]) =>
  ys.flatMap((y) => xs.map((x): Point => [x, y]));

export const rectangle = (x: number, y: number, width: number, height: number) =>
  path(corners(x, y, x + width, y + height), true);

/** n + 1 points from angle a0 to angle a1, both included. */
export const arcPoints = (cx: number, cy: number, r: number, a0: number, a1: number, n: number) =>
  times(n + 1, (i) => polar(cx, cy, r, a0 + ((a1 - a0) * i) / n));

/** n places spread evenly on a circle, such as the holes of a bolt circle. */
export const ringPoints = (cx: number, cy: number, r: number, n = 48, a0 = 0) =>
  times(n, (i) => polar(cx, cy, r, a0 + (i * TAU) / n));

/** Each corner is an arc of n segments. */
export const roundedRect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  n = 6,
): Point[] => [
  ...arcPoints(x + w - r, y + r, r, -TAU / 4, 0, n),
  ...arcPoints(x + w - r, y + h - r, r, 0, TAU / 4, n),
  ...arcPoints(x + r, y + h - r, r, TAU / 4, TAU / 2, n),
  ...arcPoints(x + r, y + r, r, TAU / 2, TAU * 0.75, n),
];

export const roundedBox = (x: number, y: number, w: number, h: number, r: number) =>
  path(roundedRect(x, y, w, h, r), true);

/** From root to tip: how far out from the pitch circle, and half the tooth's width there. */
export type ToothFlank = readonly (readonly [modules: number, pitches: number])[];

const TOOTH_FLANK: ToothFlank = [
  [-1.2, 0.32],
  [0, 0.24],
  [1, 0.12],
];

const PRESSURE_ANGLE = TAU / 18;
/** How far the involute has turned at a pressure angle. */
const involute = (angle: number) => Math.tan(angle) - angle;

/** Flanks as a hob cuts them, so that wheels of one module roll on each other; radial below the base circle. */
export function involuteFlank(teeth: number, halfWidthOnPitchCircle: number): ToothFlank {
  const pitchRadius = teeth / 2;
  const baseRadius = pitchRadius * Math.cos(PRESSURE_ANGLE);
  const [root, tip, steps] = [-1.25, 1, 5];
  const begin = Math.max(root, baseRadius - pitchRadius);
  const curve = times(steps + 1, (i) => begin + ((tip - begin) * i) / steps);
  return [root, ...curve].map((modules) => {
    const angle = Math.acos(Math.min(1, baseRadius / (pitchRadius + modules)));
    const narrowing = ((involute(angle) - involute(PRESSURE_ANGLE)) * teeth) / TAU;
    return [modules, halfWidthOnPitchCircle - narrowing];
  });
}

export function gearOutline(
  cx: number,
  cy: number,
  teeth: number,
  pitchRadius: number,
  module = (pitchRadius * 2) / teeth,
  rotation = 0,
  flank = TOOTH_FLANK,
): Point[] {
  const pitch = TAU / teeth;
  return times(teeth, (tooth) => {
    const at = (modules: number, pitches: number) =>
      polar(cx, cy, pitchRadius + modules * module, rotation + (tooth + pitches) * pitch);
    return [
      ...flank.map(([modules, pitches]) => at(modules, -pitches)),
      ...flank.toReversed().map(([modules, pitches]) => at(modules, pitches)),
    ];
  }).flat();
}

/** A NACA four-digit section on a chord of 1, leading edge first. y points up. */
export function airfoil(thickness: number, camber: number, position: number, n: number) {
  const surface =
    (side: 1 | -1) =>
    (i: number): Point => {
      const x = (1 - Math.cos((Math.PI * i) / n)) / 2;
      const halfShape =
        0.2969 * Math.sqrt(x) - 0.126 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1036 * x ** 4;
      const half = 5 * thickness * halfShape;
      const isFore = x < position;
      const scale = camber / (isFore ? position : 1 - position) ** 2;
      const mean = scale * ((isFore ? 0 : 1 - 2 * position) + 2 * position * x - x ** 2);
      const slope = Math.atan(2 * scale * (position - x));
      return [x - side * half * Math.sin(slope), mean + side * half * Math.cos(slope)];
    };
  return { upper: times(n + 1, surface(1)), lower: times(n + 1, surface(-1)) };
}
