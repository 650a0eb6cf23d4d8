import { each, path, type Point } from "./geometry.ts";
import { type Bounds } from "./outlines.ts";

type Polygon = readonly Point[];

const CURVE_SEGMENTS = 12;

/** Turns path data (M, L, H, V, C, Z, either case) into polygons, one per subpath. */
export function flatten(d: string): Point[][] {
  const subpaths: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", tail = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (tail.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const take = (): Point => {
      const [dx = Number.NaN, dy = Number.NaN] = numbers.splice(0, 2);
      return isRelative ? [x + dx, y + dy] : [dx, dy];
    };
    const moveTo = (point: Point) => {
      subpaths.at(-1)?.push(point);
      [x, y] = point;
    };
    switch (command.toUpperCase()) {
      case "M":
      case "L":
        if (command.toUpperCase() === "M") subpaths.push([]);
        while (numbers.length > 0) moveTo(take());
        break;
      case "H":
        for (const n of numbers) moveTo([isRelative ? x + n : n, y]);
        break;
      case "V":
        for (const n of numbers) moveTo([x, isRelative ? y + n : n]);
        break;
      case "C":
        while (numbers.length > 0) {
          const curve = [[x, y], take(), take(), take()] as const;
          for (let i = 1; i <= CURVE_SEGMENTS; i++) moveTo(onCurve(curve, i / CURVE_SEGMENTS));
        }
        break;
      case "Z":
        [x, y] = subpaths.at(-1)?.[0] ?? [x, y];
        break;
      default:
        throw new Error(`Cannot flatten path command ${command}`);
    }
  }
  return subpaths;
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const mix = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

/** The parts of the segment inside the polygons (even-odd). */
export function clipSegment(
  from: Point,
  to: Point,
  polygons: readonly Polygon[],
): [Point, Point][] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (t: number): Point => [from[0] + dx * t, from[1] + dy * t];
  // Offset along the segment's normal; an edge is crossed where this changes sign.
  const side = ([x, y]: Point) => (x - from[0]) * dy - (y - from[1]) * dx;

  const cuts: number[] = [];
  for (const polygon of polygons) {
    for (const [i, a] of polygon.entries()) {
      const b = polygon[(i + 1) % polygon.length] ?? a;
      const [sideA, sideB] = [side(a), side(b)];
      if (sideA > 0 === sideB > 0) continue;
      const t = sideA / (sideA - sideB);
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      cuts.push(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy));
    }
  }
  cuts.sort((a, b) => a - b);

  const inside: [Point, Point][] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const start = Math.max(0, cuts[i] ?? 0);
    const end = Math.min(1, cuts[i + 1] ?? 0);
    if (end > start) inside.push([at(start), at(end)]);
  }
  return inside;
}

/** The parts of a polyline inside the outline, as path data. */
export function clipPolyline(points: readonly Point[], outline: string): string {
  const polygons = flatten(outline);
  const runs: Point[][] = [];
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    if (!from) continue;
    for (const [start, end] of clipSegment(from, to, polygons)) {
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (run && last && Math.hypot(last[0] - start[0], last[1] - start[1]) < 1e-6) run.push(end);
      else runs.push([start, end]);
    }
  }
  return each(runs, (run) => path(run));
}

/** Hatch lines over a box, cut to the outline. `step` is measured along x, or along y when level. */
export function hatchLines(
  outline: string,
  { left: x, top: y, right, bottom }: Bounds,
  step: number,
  angle: number,
): string {
  const [w, h] = [right - x, bottom - y];
  const polygons = flatten(outline);
  const radians = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), -Math.sin(radians)];
  const reach = Math.hypot(w, h);
  const isLevel = Math.abs(uy) < 1e-6;
  // Every line starts on the box's bottom edge (left edge when level) and runs across the box.
  const overhang = isLevel ? 0 : Math.abs((h * ux) / uy);
  const span = isLevel ? h : w + overhang;

  let data = "";
  for (let t = -overhang; t < span; t += step) {
    const [startX, startY] = isLevel ? [x, y + t] : [x + t, y + h];
    const run = reach * 2;
    const across: [Point, Point] = [
      [startX - ux * run, startY - uy * run],
      [startX + ux * run, startY + uy * run],
    ];
    for (const [from, to] of clipSegment(...across, polygons)) data += path([from, to]);
  }
  return data;
}
