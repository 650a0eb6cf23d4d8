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

/** On the way from a to b, at a share of it. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function polar(cx: number, cy: number, r: number, angle: number): Point {
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
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
