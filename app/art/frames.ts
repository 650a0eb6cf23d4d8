import { circles, cutFace, type CutFaceOptions } from "./cut-faces.ts";
import { centreMark, circle, line, type LineClass, polygon, polyline } from "./drafting.ts";
import { each, type Point } from "./geometry.ts";
import { corners, ringPoints } from "./outlines.ts";

type Way = 1 | -1;

/** Places spread evenly on a circle, each with a hole. */
interface HoleCircle {
  circle: number;
  count: number;
  r: number;
  /** Where the first one is, clockwise from 3 o'clock. */
  start?: number;
}

/** Draws from a place on the sheet: u to the right and v up, as along and out from a turned part's axis. */
export interface Frame {
  at(u: number, v: number): Point;
  line(u1: number, v1: number, u2: number, v2: number, pen?: LineClass): string;
  /** Through the points, open. */
  run(points: readonly Point[], pen?: LineClass): string;
  outline(points: readonly Point[], pen?: LineClass): string;
  box(u1: number, v1: number, u2: number, v2: number, pen?: LineClass): string;
  /** Material that the section goes through. */
  cut(points: readonly Point[], options?: CutFaceOptions): string;
  /** The axis of what is turned, and round stock seen from its side. */
  axis(from: number, to: number): string;
  bar(from: number, to: number, r: number, pen?: LineClass): string;
  /** Edges across the axis, from one height to another or to the same below it. */
  across(places: readonly number[], from: number, to?: number, pen?: LineClass): string;
  /** What is seen along the axis: circles, holes, and the crossed center lines. */
  rings(radii: readonly number[], pen?: LineClass): string;
  holes(on: HoleCircle, pen?: LineClass): string;
  cross(reach: number, pen?: LineClass): string;
}

export function frame(origin: Point, right: Way = 1, up: Way = 1, scale = 1): Frame {
  const at = (u: number, v: number): Point => [
    origin[0] + right * scale * u,
    origin[1] - up * scale * v,
  ];
  const placed = (points: readonly Point[]) => points.map(([u, v]) => at(u, v));
  const edge: Frame["line"] = (u1, v1, u2, v2, pen) => line(...at(u1, v1), ...at(u2, v2), pen);
  const outline: Frame["outline"] = (points, pen) => polygon(placed(points), pen);
  const box: Frame["box"] = (u1, v1, u2, v2, pen) => outline(corners(u1, v1, u2, v2), pen);
  return {
    at,
    line: edge,
    run: (points, pen) => polyline(placed(points), pen),
    outline,
    box,
    cut: (points, options) => cutFace(placed(points), options),
    axis: (from, to) => edge(from, 0, to, 0, "centre"),
    bar: (from, to, r, pen = "ground-thick") => box(from, -r, to, r, pen),
    across: (places, from, to = -from, pen) => each(places, (u) => edge(u, from, u, to, pen)),
    rings: (radii, pen) => each(radii, (r) => circle(...origin, r * scale, pen)),
    holes: (on, pen) =>
      circles(ringPoints(...origin, on.circle * scale, on.count, on.start), on.r * scale, pen),
    cross: (reach, pen) => centreMark(...origin, reach * scale, pen),
  };
}

/** What is the same above and below the axis. */
export const halves = (origin: Point, draw: (half: Frame, up: Way) => string) =>
  each([1, -1] as const, (up) => draw(frame(origin, 1, up), up));

/** The same at both ends. */
export const ends = (origin: Point, draw: (end: Frame) => string) =>
  draw(frame(origin)) + draw(frame(origin, -1));

/** The same at both ends, above and below. */
export const quarters = (origin: Point, draw: (quarter: Frame) => string) =>
  each([1, -1] as const, (right) => each([1, -1] as const, (up) => draw(frame(origin, right, up))));

/** An outline that is the same left and right of v, from its right half. */
export const mirrored = (right: readonly Point[]): Point[] => [
  ...right,
  ...right.toReversed().map(([u, v]): Point => [-u, v]),
];
