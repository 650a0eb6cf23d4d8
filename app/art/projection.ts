import { clipPolyline } from "./clipping.ts";
import { type LineClass, stroke } from "./drafting.ts";
import { arcCurve, cubicPath, each, path, type Point, TAU } from "./geometry.ts";
import { corners } from "./outlines.ts";

export type Point3 = readonly [x: number, y: number, z: number];

export type Camera = ReturnType<typeof camera>;

export interface CameraOptions {
  yawDegrees: number;
  pitchDegrees: number;
  scale: number;
  /** Where the origin lands on the sheet. */
  x: number;
  y: number;
}

/** Orthographic. z points up; a positive pitch looks down on the part. */
export function camera({ yawDegrees, pitchDegrees, scale, ...origin }: CameraOptions) {
  const [yaw, pitch] = [(yawDegrees * Math.PI) / 180, (pitchDegrees * Math.PI) / 180];
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
  return {
    project: ([x, y, z]: Point3): Point => [
      origin.x + scale * (x * cosYaw - y * sinYaw),
      origin.y + scale * ((x * sinYaw + y * cosYaw) * sinPitch - z * cosPitch),
    ],
    /** The direction from the part to the eye. */
    toEye: [sinYaw * cosPitch, cosYaw * cosPitch, sinPitch] satisfies Point3,
  };
}

export type Plane = "xy" | "xz" | "yz";

type Axis = 0 | 1 | 2;
const AXES: Record<Plane, readonly [u: Axis, v: Axis, normal: Axis]> = {
  xy: [0, 1, 2],
  xz: [0, 2, 1],
  yz: [1, 2, 0],
};

/** A circle in the coordinates of its plane. */
export interface Disc {
  u: number;
  v: number;
  r: number;
}

type Outline = Disc | { points: readonly Point[] };
export type Profile = readonly Point[] | Disc;
export type Hole = Outline & { depth?: number };
export type Mark = Outline & { line?: LineClass };

export interface SolidOptions {
  holes?: readonly Hole[];
  /** Lines on the front face. */
  marks?: readonly Mark[];
  /** Edges that turn by less are part of a curve and get no line. */
  smoothDegrees?: number;
  line?: LineClass;
}

/** Round holes or marks of one size. */
export const discs = <More extends object = object>(
  places: readonly Point[],
  r: number,
  more?: More,
): (Disc & More)[] => places.map(([u, v]) => Object.assign({ u, v, r }, more));

type Face = ReturnType<typeof faceOf>;

/**
 * A profile in `plane` with its front face at `at`, extruded backwards by `depth`. Hidden lines are
 * removed by painting: each face is filled with the ground, so draw the solids from back to front.
 */
export function solid(
  cam: Camera,
  plane: Plane,
  at: number,
  depth: number,
  profile: Profile,
  { holes = [], marks = [], smoothDegrees = 28, line = "ground" }: SolidOptions = {},
): string {
  const face = faceOf(cam, plane, at);
  const sides =
    "r" in profile
      ? discSide(face, profile, depth)
      : polygonSides(face, counterClockwise(profile), depth, smoothDegrees);
  return (
    sides +
    stroke(outlineOf(face, "r" in profile ? profile : { points: profile }), line) +
    stroke(each(holes, (hole) => holeLines(face, hole, hole.depth ?? depth))) +
    each(marks, (mark) => stroke(outlineOf(face, mark), mark.line ?? "dimension"))
  );
}

/** Openings in a face that is already drawn; each says how far it can be looked into. */
export function holesIn(
  cam: Camera,
  plane: Plane,
  at: number,
  holes: readonly (Hole & { depth: number })[],
): string {
  const face = faceOf(cam, plane, at);
  return stroke(each(holes, (hole) => holeLines(face, hole, hole.depth)));
}

/** A block with its edges along the axes. The holes are in its top. */
export interface Box {
  from: Point3;
  to: Point3;
  holes?: readonly Hole[];
}

/** Blocks that may touch but not overlap, those that hide others last. */
export function boxes(cam: Camera, all: readonly Box[]): string {
  // The eye is on the far side of all three axes: what begins where another ends is in front of it.
  const isInFront = (a: Box, b: Box) => a.from.some((start, axis) => start >= b.to[axis]! - 1e-9);
  const waiting = [...all];
  let drawn = "";
  while (waiting.length > 0) {
    const next = waiting.findIndex((box) =>
      waiting.every((other) => other === box || isInFront(other, box) || !isInFront(box, other)),
    );
    const { from, to, holes = [] } = waiting.splice(Math.max(0, next), 1)[0]!;
    const top = corners(from[0], from[1], to[0], to[1]);
    drawn += solid(cam, "xy", to[2], to[2] - from[2], top, { holes });
  }
  return drawn;
}

/** A face of the solid: maps plane coordinates, `depth` behind the front, to the sheet. */
function faceOf(cam: Camera, plane: Plane, at: number) {
  const [u, v, normal] = AXES[plane];
  return {
    project: (point: Point, depth = 0) => {
      const place: [number, number, number] = [0, 0, 0];
      [place[u], place[v], place[normal]] = [...point, at - depth];
      return cam.project(place);
    },
    /** Towards the eye, in plane coordinates and along the normal. */
    eyeU: cam.toEye[u],
    eyeV: cam.toEye[v],
    eyeNormal: cam.toEye[normal],
  };
}

function outlineOf(face: Face, outline: Outline): string {
  const project = (point: Point) => face.project(point);
  return "r" in outline
    ? cubicPath(arcCurve(outline.u, outline.v, outline.r, 0, TAU).map(project), true)
    : path(outline.points.map(project), true);
}

/** The half of a cylinder's wall that faces the eye: two edges and the far rim between them. */
function discSide(face: Face, { u, v, r }: Disc, depth: number): string {
  const facing = Math.atan2(face.eyeV, face.eyeU);
  const rim = arcCurve(u, v, r, facing - TAU / 4, facing + TAU / 4);
  const [near, far] = [face.project(rim[0]!), face.project(rim.at(-1)!)];
  const farRim = rim.map((point) => face.project(point, depth));
  // An edge is a Bézier whose handles lie on its ends, so that wall and rim are one shape.
  const wall = [near, near, farRim[0]!, ...farRim, farRim.at(-1)!, far, far];
  return stroke(cubicPath(wall), "ground");
}

/** Walls that face the eye, joined into strips, the farthest painted first. */
function polygonSides(
  face: Face,
  points: readonly Point[],
  depth: number,
  smoothDegrees: number,
): string {
  const count = points.length;
  const at = (i: number) => points[(i + count) % count]!;
  const isVisible = (i: number) => {
    const [p, q] = [at(i), at(i + 1)];
    return (q[1] - p[1]) * face.eyeU - (q[0] - p[0]) * face.eyeV > 1e-6;
  };
  const nearness = ([u, v]: Point) => u * face.eyeU + v * face.eyeV;

  const strips: Point[][] = [];
  for (let i = 0; i < count; i++) {
    if (!isVisible(i) || isVisible(i - 1)) continue;
    const strip = [at(i)];
    for (let j = i; isVisible(j); j++) strip.push(at(j + 1));
    strips.push(strip);
  }

  const mean = (strip: readonly Point[]) =>
    strip.reduce((sum, corner) => sum + nearness(corner), 0) / strip.length;
  return each(
    strips.toSorted((a, b) => mean(a) - mean(b)),
    (strip) => {
      const front = strip.map((corner) => face.project(corner));
      const back = strip.map((corner) => face.project(corner, depth));
      const edges = front.slice(1, -1).map((corner, i) => {
        const isSharp = turnDegrees(strip[i]!, strip[i + 1]!, strip[i + 2]!) > smoothDegrees;
        return isSharp ? path([corner, back[i + 1]!]) : "";
      });
      return stroke(path([...front, ...back.toReversed()], true) + edges.join(""), "ground");
    },
  );
}

/** The rim, and what can be seen of the far rim and of the inner corners through it. */
function holeLines(face: Face, hole: Outline, depth: number): string {
  const rim = outlineOf(face, hole);
  if ("points" in hole) {
    const { points } = hole;
    const at = (i: number) => points.at(i % points.length)!;
    const farRim = [...points, at(0)].map((point) => face.project(point, depth));
    const corners = points
      .filter((point, i) => turnDegrees(at(i - 1), point, at(i + 1)) > 28)
      .map((point) => clipPolyline([face.project(point), face.project(point, depth)], rim));
    return rim + clipPolyline(farRim, rim) + corners.join("");
  }
  // Seen along the line of sight, the far rim is the same circle, shifted on the front face.
  const shift = (Math.hypot(face.eyeU, face.eyeV) / face.eyeNormal) * depth;
  if (shift >= 2 * hole.r) return rim;
  const away = Math.atan2(face.eyeV, face.eyeU) + Math.PI;
  const half = Math.acos(shift / (2 * hole.r));
  const seen = arcCurve(hole.u, hole.v, hole.r, away - half, away + half);
  return rim + cubicPath(seen.map((point) => face.project(point, depth)));
}

function turnDegrees(a: Point, b: Point, c: Point): number {
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  const wrapped = Math.abs(turn) > Math.PI ? TAU - Math.abs(turn) : Math.abs(turn);
  return (wrapped * 180) / Math.PI;
}

function counterClockwise(points: readonly Point[]): readonly Point[] {
  const doubleArea = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return doubleArea > 0 ? points : points.toReversed();
}
