export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

/** A coordinate at drawing precision: one decimal, no leading zero. */
export function fmt(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Numbers in path data need no separator before a minus sign. */
function pack(numbers: readonly number[]): string {
  return numbers.map(fmt).reduce((data, n) => (n.startsWith("-") ? data + n : `${data} ${n}`));
}

const snap = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** What is made n times over. */
export function times<Item>(n: number, make: (i: number) => Item): Item[] {
  return Array.from({ length: n }, (_, i) => make(i));
}

/** Markup or path data of every item, one after the other. */
export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, i: number, all: readonly Item[]) => string,
): string {
  return items.map(draw).join("");
}

/** Straight segments through the points. Written relative to the last point, which halves the data. */
export function path(points: readonly Point[], close = false): string {
  const [first, ...rest] = points.map(snap);
  if (!first) return "";
  let [x, y] = first;
  const steps: number[] = [];
  for (const point of rest) {
    if (point[0] === x && point[1] === y) continue;
    steps.push(point[0] - x, point[1] - y);
    [x, y] = point;
  }
  return `M${pack(first)}${steps.length > 0 ? `l${pack(steps)}` : ""}${close ? "Z" : ""}`;
}

export function segment(x1: number, y1: number, x2: number, y2: number): string {
  return path([
    [x1, y1],
    [x2, y2],
  ]);
}

/** The corners of a rectangle, clockwise from its left and top. */
export function corners(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The square around a circle. */
export function boundsOfCircle(x: number, y: number, r: number): Bounds {
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
}

/** The smallest rectangle around the points. */
export function bounds(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  return { left, top, right, bottom };
}

/** On the way from a to b, at a share of it. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** From a corner on, level and upright edges by turns: each number is where the next one ends. */
export function stepped(start: Point, ...ends: number[]): Point[] {
  const points = [start];
  for (const [i, end] of ends.entries()) {
    const [x, y] = points[i] ?? start;
    points.push(i % 2 === 0 ? [end, y] : [x, end]);
  }
  return points;
}

/** The same, the first edge upright. */
export function steppedUp([x, y]: Point, ...ends: number[]): Point[] {
  return stepped([y, x], ...ends).map(([v, u]): Point => [u, v]);
}

/** Where columns and rows cross, column by column. */
export function columnsOf(xs: readonly number[], ys: readonly number[]): Point[] {
  return xs.flatMap((x) => ys.map((y): Point => [x, y]));
}

/** The same, row by row. */
export function rowsOf(xs: readonly number[], ys: readonly number[]): Point[] {
  return ys.flatMap((y) => xs.map((x): Point => [x, y]));
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return path(corners(x, y, x + width, y + height), true);
}

export function polar(cx: number, cy: number, r: number, angle: number): Point {
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

/** n + 1 points from angle a0 to angle a1, both included. */
export function arcPoints(
  cx: number,
  cy: number,
  r: number,
  a0: number,
  a1: number,
  n = 24,
): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => polar(cx, cy, r, a0 + ((a1 - a0) * i) / n));
}

/** n places spread evenly on a circle, such as the holes of a bolt circle. */
export function ringPoints(cx: number, cy: number, r: number, n = 48, a0 = 0): Point[] {
  return Array.from({ length: n }, (_, i) => polar(cx, cy, r, a0 + (i * TAU) / n));
}

/** Each corner is an arc of n segments. */
export function roundedRect(x: number, y: number, w: number, h: number, r: number, n = 6): Point[] {
  return [
    ...arcPoints(x + w - r, y + r, r, -TAU / 4, 0, n),
    ...arcPoints(x + w - r, y + h - r, r, 0, TAU / 4, n),
    ...arcPoints(x + r, y + h - r, r, TAU / 4, TAU / 2, n),
    ...arcPoints(x + r, y + r, r, TAU / 2, TAU * 0.75, n),
  ];
}

export function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  return path(roundedRect(x, y, w, h, r), true);
}

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
  const curve = Array.from({ length: steps + 1 }, (_, i) => begin + ((tip - begin) * i) / steps);
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
  return Array.from({ length: teeth }, (_, tooth) => {
    const at = (modules: number, pitches: number) =>
      polar(cx, cy, pitchRadius + modules * module, rotation + (tooth + pitches) * pitch);
    return [
      ...flank.map(([modules, pitches]) => at(modules, -pitches)),
      ...flank.toReversed().map(([modules, pitches]) => at(modules, pitches)),
    ];
  }).flat();
}

/** Cubic Béziers through [start, control, control, end, control, control, end, …]. */
export function cubicPath(points: readonly Point[], close = false): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const start = snap(first);
  let from = start;
  const steps: number[] = [];
  for (const [i, point] of rest.entries()) {
    const to = snap(point);
    steps.push(to[0] - from[0], to[1] - from[1]);
    if (i % 3 === 2) from = to;
  }
  return `M${pack(start)}${steps.length > 0 ? `c${pack(steps)}` : ""}${close ? "Z" : ""}`;
}

/** The Bézier points of a circular arc, in pieces of a quarter turn at most. */
export function arcCurve(cx: number, cy: number, r: number, a0: number, a1: number): Point[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(a1 - a0) / (TAU / 4) - 1e-9));
  const sweep = (a1 - a0) / pieces;
  const handle = (4 / 3) * Math.tan(sweep / 4) * r;
  const points: Point[] = [polar(cx, cy, r, a0)];
  for (let i = 0; i < pieces; i++) {
    const [from, to] = [a0 + sweep * i, a0 + sweep * (i + 1)];
    const [start, end] = [polar(cx, cy, r, from), polar(cx, cy, r, to)];
    points.push(polar(...start, handle, from + TAU / 4), polar(...end, -handle, to + TAU / 4), end);
  }
  return points;
}

/** A smooth curve through the points: Catmull-Rom, written as cubic Béziers. */
export function spline(points: readonly Point[], close = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];

  const curve: Point[] = [at(0)];
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    curve.push(
      [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6],
      [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6],
      b,
    );
  }
  return cubicPath(curve, close);
}

/** Open curves, end to end, as one closed outline. */
export function joinedOutline(curves: readonly string[]): string {
  return `M${curves.map((curve) => curve.slice(1)).join("L")}Z`;
}

/** A NACA four-digit section on a chord of 1, leading edge first. y points up. */
export function airfoil(
  thickness = 0.12,
  camber = 0.06,
  position = 0.4,
  n = 22,
): { upper: Point[]; lower: Point[] } {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const x = (1 - Math.cos((Math.PI * i) / n)) / 2;
    const half =
      5 *
      thickness *
      (0.2969 * Math.sqrt(x) - 0.126 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1036 * x ** 4);
    const isFore = x < position;
    const scale = camber / (isFore ? position : 1 - position) ** 2;
    const mean = scale * ((isFore ? 0 : 1 - 2 * position) + 2 * position * x - x ** 2);
    const slope = Math.atan(2 * scale * (position - x));
    upper.push([x - half * Math.sin(slope), mean + half * Math.cos(slope)]);
    lower.push([x + half * Math.sin(slope), mean - half * Math.cos(slope)]);
  }
  return { upper, lower };
}
