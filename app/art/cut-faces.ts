import { circle, circlePath, hatch, type LineClass, stroke } from "./drafting.ts";
import { each, path, type Point } from "./geometry.ts";
import { boundsOfCircle, ringPoints } from "./outlines.ts";

export interface CutFaceOptions {
  step?: number;
  angle?: number;
  edge?: LineClass;
}

/** Material that the section plane goes through: hides what is behind it, and is hatched. */
export function cutFace(
  shape: string | readonly Point[],
  { step = 7, angle = 45, edge = "thick" }: CutFaceOptions = {},
): string {
  const outline = typeof shape === "string" ? shape : path(shape, true);
  return stroke(outline, "ground-fill") + hatch(outline, step, angle) + stroke(outline, edge);
}

/** A cut ring or tube wall, seen along its axis. */
export function cutRing(
  x: number,
  y: number,
  outer: number,
  inner: number,
  { step = 7, angle = 45, edge = "thick" }: CutFaceOptions = {},
): string {
  const wall = path(ringPoints(x, y, outer), true) + path(ringPoints(x, y, inner), true);
  return (
    circle(x, y, outer, "ground-fill") +
    hatch(wall, step, angle, boundsOfCircle(x, y, outer)) +
    circle(x, y, outer, edge) +
    circle(x, y, inner, edge)
  );
}

/** Many circles of one size as a single mark. They must not overlap when the line is filled. */
export const circles = (places: readonly Point[], r: number, line?: LineClass) =>
  stroke(
    each(places, (place) => circlePath(...place, r)),
    line,
  );
