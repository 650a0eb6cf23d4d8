export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

/** A coordinate at drawing precision: one decimal, no leading zero. */
export function fmt(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Numbers in path data need no separator before a minus sign. */
const pack = (numbers: readonly number[]) =>
  numbers.map(fmt).reduce((data, n) => (n.startsWith("-") ? data + n : `${data} ${n}`));

const snap = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** What is made n times over. */
export const times = <Item>(n: number, make: (i: number) => Item): Item[] =>
  Array.from({ length: n }, (_, i) => make(i));

/** Markup or path data of every item, one after the other. */
export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, i: number, all: readonly Item[]) => string,
): string {
  return items.map(draw).join("");
}

/** Straight segments through the points. */
export const path = (points: readonly Point[], close = false) => pathData(points, "l", 1, close);

/** Cubic Béziers through [start, control, control, end, control, control, end, …]. */
export const cubicPath = (points: readonly Point[], close = false) =>
  pathData(points, "c", 3, close);

/** Written relative to the end of the last piece, which halves the data. */
function pathData(points: readonly Point[], command: string, perPiece: number, close: boolean) {
  const [start, ...rest] = points.map(snap);
  if (!start) return "";
  let from = start;
  const steps: number[] = [];
  for (const [i, to] of rest.entries()) {
    if (perPiece === 1 && to[0] === from[0] && to[1] === from[1]) continue;
    steps.push(to[0] - from[0], to[1] - from[1]);
    if ((i + 1) % perPiece === 0) from = to;
  }
  return `M${pack(start)}${steps.length > 0 ? command + pack(steps) : ""}${close ? "Z" : ""}`;
}

export const segment = (x1: number, y1: number, x2: number, y2: number) =>
  path([
    [x1, y1],
    [x2, y2],
  ]);

/** On the way from a to b, at a share of it. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const polar = (cx: number, cy: number, r: number, angle: number): Point => [
  cx + r * Math.cos(angle),
  cy + r * Math.sin(angle),
];

/** The Bézier points of a circular arc, in pieces of a quarter turn at most. */
export function arcCurve(cx: number, cy: number, r: number, a0: number, a1: number): Point[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(a1 - a0) / (TAU / 4) - 1e-9));
  const sweep = (a1 - a0) / pieces;
  const handle = (4 / 3) * Math.tan(sweep / 4) * r;
  const at = (i: number) => polar(cx, cy, r, a0 + sweep * i);
  const control = (i: number, length: number) => polar(...at(i), length, a0 + sweep * i + TAU / 4);
  const curves = times(pieces, (i) => [control(i, handle), control(i + 1, -handle), at(i + 1)]);
  return [at(0), ...curves.flat()];
}

/** A smooth curve through the points: Catmull-Rom, written as cubic Béziers. */
export function spline(points: readonly Point[], close = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];

  /** On from a point, along the line between its neighbours. */
  const control = (i: number, way: 1 | -1): Point => {
    const [[fromX, fromY], [x, y], [toX, toY]] = [at(i - 1), at(i), at(i + 1)];
    return [x + (way * (toX - fromX)) / 6, y + (way * (toY - fromY)) / 6];
  };
  const curves = times(close ? count : count - 1, (i) => [
    control(i, 1),
    control(i + 1, -1),
    at(i + 1),
  ]);
  return cubicPath([at(0), ...curves.flat()], close);
}

/** Numbers of places: `"0,1 2,3"`. */
export const placed = (places: string) =>
  places.split(" ").map((place) => place.split(",").map(Number));

export const points = (places: string) => placed(places).map(([x = 0, y = 0]): Point => [x, y]);

/** Open curves, end to end, as one closed outline. */
export const joinedOutline = (curves: readonly string[]) =>
  `M${curves.map((curve) => curve.slice(1)).join("L")}Z`;
