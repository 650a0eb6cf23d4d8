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

export type Frame = ReturnType<typeof frame>;

/** Draws from a place on the sheet: u to the right and v up, as along and out from a turned part's axis. */
export function frame(origin: Point, right: Way = 1, up: Way = 1, scale = 1) {
  const at = (u: number, v: number): Point => [
    origin[0] + right * scale * u,
    origin[1] - up * scale * v,
  ];
  const placed = (points: readonly Point[]) => points.map(([u, v]) => at(u, v));
  const edge = (u1: number, v1: number, u2: number, v2: number, pen?: LineClass) =>
    line(...at(u1, v1), ...at(u2, v2), pen);
  const outline = (points: readonly Point[], pen?: LineClass) => polygon(placed(points), pen);
  const box = (u1: number, v1: number, u2: number, v2: number, pen?: LineClass) =>
    outline(corners(u1, v1, u2, v2), pen);
  return {
    middle: origin,
    at,
    line: edge,
    /** Through the points, open. */
    run: (points: readonly Point[], pen?: LineClass) => polyline(placed(points), pen),
    outline,
    box,
    /** Material that the section goes through. */
    cut: (points: readonly Point[], options?: CutFaceOptions) => cutFace(placed(points), options),
    /** The axis of what is turned, and round stock seen from its side. */
    axis: (from: number, to: number) => edge(from, 0, to, 0, "centre"),
    bar: (from: number, to: number, r: number, pen: LineClass = "ground-thick") =>
      box(from, -r, to, r, pen),
    /** Edges across the axis, from one height to another or to the same below it. */
    across: (places: readonly number[], from: number, to = -from, pen?: LineClass) =>
      each(places, (u) => edge(u, from, u, to, pen)),
    /** What is seen along the axis: circles, holes, and the crossed center lines. */
    rings: (radii: readonly number[], pen?: LineClass) =>
      each(radii, (r) => circle(...origin, r * scale, pen)),
    holes: (on: HoleCircle, pen?: LineClass) =>
      circles(ringPoints(...origin, on.circle * scale, on.count, on.start), on.r * scale, pen),
    cross: (reach: number, pen?: LineClass) => centreMark(...origin, reach * scale, pen),
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
