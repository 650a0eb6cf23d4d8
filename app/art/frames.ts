import { cutFace, type CutFaceOptions } from "./cut-faces.ts";
import { line, type LineClass, polygon, polyline } from "./drafting.ts";
import { each, type Point } from "./geometry.ts";

type Way = 1 | -1;

/** Draws from a place on the sheet: u to the right and v up, as along and out from a turned part's axis. */
export interface Frame {
  at(u: number, v: number): Point;
  line(u1: number, v1: number, u2: number, v2: number, pen?: LineClass): string;
  /** Through the points, open. */
  run(points: readonly Point[], pen?: LineClass): string;
  outline(points: readonly Point[], pen?: LineClass): string;
  /** Material that the section goes through. */
  cut(points: readonly Point[], options?: CutFaceOptions): string;
}

export function frame([x, y]: Point, right: Way = 1, up: Way = 1, scale = 1): Frame {
  const at = (u: number, v: number): Point => [x + right * scale * u, y - up * scale * v];
  const placed = (points: readonly Point[]) => points.map(([u, v]) => at(u, v));
  return {
    at,
    line: (u1, v1, u2, v2, pen) => line(...at(u1, v1), ...at(u2, v2), pen),
    run: (points, pen) => polyline(placed(points), pen),
    outline: (points, pen) => polygon(placed(points), pen),
    cut: (points, options) => cutFace(placed(points), options),
  };
}

/** What is the same above and below the axis. */
export function halves(origin: Point, draw: (half: Frame, up: Way) => string): string {
  return each([1, -1] as const, (up) => draw(frame(origin, 1, up), up));
}

/** The same at both ends, above and below. */
export function quarters(origin: Point, draw: (quarter: Frame) => string): string {
  return each([1, -1] as const, (right) =>
    each([1, -1] as const, (up) => draw(frame(origin, right, up))),
  );
}

/** An outline that is the same left and right of v, from its right half. */
export function mirrored(right: readonly Point[]): Point[] {
  return [...right, ...right.toReversed().map(([u, v]): Point => [-u, v])];
}
