import { clipPolyline } from "./clipping.ts";
import { type LineClass, stroke } from "./drafting.ts";
import { arcCurve, cubicPath, each, path, type Point, segment, TAU } from "./geometry.ts";
import { corners, ringPoints } from "./outlines.ts";

export type Point3 = readonly [x: number, y: number, z: number];

export interface Camera {
  project(point: Point3): Point;
  /** The direction from the part to the eye. */
  toEye: Point3;
}

export interface CameraOptions {
  yawDegrees?: number;
  pitchDegrees?: number;
  scale?: number;
  /** Where the origin lands on the sheet. */
  x?: number;
  y?: number;
}

/** Orthographic. z points up; a positive pitch looks down on the part. */
export function camera({
  yawDegrees = 45,
  pitchDegrees = 35.26,
  scale = 1,
  x: originX = 0,
  y: originY = 0,
}: CameraOptions = {}): Camera {
  const [yaw, pitch] = [(yawDegrees * Math.PI) / 180, (pitchDegrees * Math.PI) / 180];
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
  return {
    project: ([x, y, z]) => [
      originX + scale * (x * cosYaw - y * sinYaw),
      originY + scale * ((x * sinYaw + y * cosYaw) * sinPitch - z * cosPitch),
    ],
    toEye: [sinYaw * cosPitch, cosYaw * cosPitch, sinPitch],
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

export interface Polygon {
  points: readonly Point[];
}

export type Hole = (Disc | Polygon) & { depth?: number };
export type Mark = (Disc | (Polygon & { open?: boolean })) & { line?: LineClass };

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

/** A face of the solid: maps plane coordinates, `depth` behind the front, to the sheet. */
interface Face {
  project(point: Point, depth?: number): Point;
  /** Towards the eye, in plane coordinates and along the normal. */
  eyeU: number;
  eyeV: number;
  eyeNormal: number;
}

/**
 * A profile in `plane` with its front face at `at`, extruded backwards by `depth`. Hidden lines are
 * removed by painting: each face is filled with the ground, so draw the solids from back to front.
 */
export function solid(
  cam: Camera,
  plane: Plane,
  at: number,
  depth: number,
  profile: readonly Point[] | Disc,
  { holes = [], marks = [], smoothDegrees = 28, line = "ground" }: SolidOptions = {},
): string {
  const face = faceOf(cam, plane, at);
  const isDisc = "r" in profile;
  const sides = isDisc
    ? discSide(face, profile, depth)
    : polygonSides(face, counterClockwise(profile), depth, smoothDegrees);
  const front = isDisc ? profile : { points: profile };
  return (
    sides +
    stroke(outlineOf(face, front), line) +
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

/** A bore inside a solid, in hidden lines: both walls as the eye sees them, and its flat end. */
export function drilling(cam: Camera, plane: Plane, at: number, depth: number, { u, v, r }: Disc) {
  const face = faceOf(cam, plane, at);
  const ring = ringPoints(u, v, r, 40);
  const [near, far] = [face.project([u, v]), face.project([u, v], depth)];
  const [dx, dy] = [far[0] - near[0], far[1] - near[1]];
  const across = ([x, y]: Point) => (x - near[0]) * dy - (y - near[1]) * dx;
  const rim = ring.map((point) => face.project(point)).toSorted((a, b) => across(a) - across(b));
  const walls = [rim.slice(0, 1), rim.slice(-1)].flat();
  const end = ring.map((point) => face.project(point, depth));
  return stroke(each(walls, ([x, y]) => segment(x, y, x + dx, y + dy)) + path(end, true), "hidden");
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
  const isInFront = (a: Box, b: Box) =>
    a.from.some((start, axis) => start >= (b.to[axis] ?? 0) - 1e-9);
  const waiting = [...all];
  let drawn = "";
  while (waiting.length > 0) {
    const next = waiting.findIndex((box) =>
      waiting.every((other) => other === box || isInFront(other, box) || !isInFront(box, other)),
    );
    const [box] = waiting.splice(Math.max(0, next), 1);
    if (!box) break;
    const { from, to, holes = [] } = box;
    const top: Point[] = corners(from[0], from[1], to[0], to[1]);
    drawn += solid(cam, "xy", to[2], to[2] - from[2], top, { holes });
  }
  return drawn;
}

function faceOf(cam: Camera, plane: Plane, at: number): Face {
  const [u, v, normal] = AXES[plane];
  return {
    project: (point, depth = 0) => {
      const place: [number, number, number] = [0, 0, 0];
      place[u] = point[0];
      place[v] = point[1];
      place[normal] = at - depth;
      return cam.project(place);
    },
    eyeU: cam.toEye[u],
    eyeV: cam.toEye[v],
    eyeNormal: cam.toEye[normal],
  };
}

function outlineOf(face: Face, outline: (Disc | Polygon) & { open?: boolean }, depth = 0): string {
  const project = (point: Point) => face.project(point, depth);
  return "r" in outline
    ? cubicPath(arcCurve(outline.u, outline.v, outline.r, 0, TAU).map(project), true)
    : path(outline.points.map(project), !outline.open);
}

/** The half of a cylinder's wall that faces the eye: two edges and the far rim between them. */
function discSide(face: Face, { u, v, r }: Disc, depth: number): string {
  const facing = Math.atan2(face.eyeV, face.eyeU);
  const rim = arcCurve(u, v, r, facing - TAU / 4, facing + TAU / 4);
  const [first, last] = [rim[0], rim.at(-1)];
  if (!first || !last) return "";
  const [near, far] = [first, last].map((end) => face.project(end)) as [Point, Point];
  const farRim = rim.map((point) => face.project(point, depth));
  const [rimStart, rimEnd] = [farRim[0] ?? near, farRim.at(-1) ?? far];
  // An edge is a Bézier whose handles lie on its ends, so that wall and rim are one shape.
  return stroke(cubicPath([near, near, rimStart, ...farRim, rimEnd, far, far]), "ground");
}

/** Walls that face the eye, joined into strips, the farthest painted first. */
function polygonSides(
  face: Face,
  points: readonly Point[],
  depth: number,
  smoothDegrees: number,
): string {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  const isVisible = (i: number) => {
    const [p, q] = [at(i), at(i + 1)];
    return (q[1] - p[1]) * face.eyeU - (q[0] - p[0]) * face.eyeV > 1e-6;
  };
  const nearness = ([u, v]: Point) => u * face.eyeU + v * face.eyeV;

  const strips: { corners: Point[]; edges: Point[] }[] = [];
  for (let i = 0; i < count; i++) {
    if (!isVisible(i) || isVisible(i - 1)) continue;
    const strip = { corners: [at(i)], edges: [] as Point[] };
    for (let j = i; isVisible(j); j++) {
      strip.corners.push(at(j + 1));
      const isLast = !isVisible(j + 1);
      if (!isLast && turnDegrees(at(j), at(j + 1), at(j + 2)) > smoothDegrees) {
        strip.edges.push(at(j + 1));
      }
    }
    strips.push(strip);
  }

  const mean = (corners: readonly Point[]) =>
    corners.reduce((sum, corner) => sum + nearness(corner), 0) / corners.length;
  return each(
    strips.toSorted((a, b) => mean(a.corners) - mean(b.corners)),
    ({ corners, edges }) => {
      const front = corners.map((corner) => face.project(corner));
      const back = corners.map((corner) => face.project(corner, depth)).toReversed();
      const lines = edges.map((edge) => path([face.project(edge), face.project(edge, depth)]));
      return stroke(path([...front, ...back], true) + lines.join(""), "ground");
    },
  );
}

/** The rim, and what can be seen of the far rim and of the inner corners through it. */
function holeLines(face: Face, hole: Disc | Polygon, depth: number): string {
  const rim = outlineOf(face, hole);
  if ("points" in hole) {
    const { points } = hole;
    const count = points.length;
    const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
    const farRim = [...points, at(0)].map((point) => face.project(point, depth));
    const corners = points
      .filter((point, i) => turnDegrees(at(i - 1), point, at(i + 1)) > 28)
      .map((point) => clipPolyline([face.project(point), face.project(point, depth)], rim));
    return rim + clipPolyline(farRim, rim) + corners.join("");
  }
  // Seen along the line of sight, the far rim is the same circle, shifted on the front face.
  const [shiftU, shiftV] = [
    (face.eyeU / face.eyeNormal) * depth,
    (face.eyeV / face.eyeNormal) * depth,
  ];
  const shift = Math.hypot(shiftU, shiftV);
  if (shift >= 2 * hole.r) return rim;
  const away = Math.atan2(shiftV, shiftU) + Math.PI;
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
    const q = points[(i + 1) % points.length] ?? p;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return doubleArea > 0 ? points : points.toReversed();
}
