import { flatten } from "./clipping.ts";
import { circle, hatch, type LineClass, stroke } from "./drafting.ts";
import { circlePoints, fmt, path, type Point } from "./geometry.ts";

export function rectangle(x: number, y: number, width: number, height: number): string {
  return path(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  );
}

export interface CutFaceOptions {
  step?: number;
  angle?: number;
  edge?: LineClass;
}

/** Material that the section plane goes through: hides what is behind it, and is hatched. */
export function cutFace(
  outline: string,
  { step = 7, angle = 45, edge = "thick" }: CutFaceOptions = {},
): string {
  const points = flatten(outline).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return (
    stroke(outline, "ground-fill") +
    hatch(outline, left, top, Math.max(...xs) - left, Math.max(...ys) - top, step, angle) +
    stroke(outline, edge)
  );
}

/** A cut ring or tube wall, seen along its axis. */
export function cutRing(
  x: number,
  y: number,
  outer: number,
  inner: number,
  { step = 7, angle = 45, edge = "thick" }: CutFaceOptions = {},
): string {
  const wall = path(circlePoints(x, y, outer), true) + path(circlePoints(x, y, inner), true);
  return (
    circle(x, y, outer, "ground-fill") +
    hatch(wall, x - outer, y - outer, 2 * outer, 2 * outer, step, angle) +
    circle(x, y, outer, edge) +
    circle(x, y, inner, edge)
  );
}

/** Many circles of one size as a single mark. They must not overlap when the line is filled. */
export function circles(places: readonly Point[], r: number, line: LineClass = "object"): string {
  const radius = fmt(r);
  const span = fmt(2 * Number(radius));
  const half = `a${radius} ${radius} 0 1 0 `;
  const data = places.map(([x, y]) => `M${fmt(x - r)} ${fmt(y)}${half}${span} 0${half}-${span} 0`);
  return stroke(data.join(""), line);
}
