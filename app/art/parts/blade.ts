import { lettered } from "../annotations.ts";
import {
  arrowhead,
  type Drawing,
  hatch,
  line,
  polygon,
  polyline,
  stroke,
  shown,
} from "../drafting.ts";
import { mirrored } from "../frames.ts";
import { each, path, type Point, spline, times, points } from "../geometry.ts";
import { airfoil, roundedRect } from "../outlines.ts";
import { camera, type Point3, solid } from "../projection.ts";

const note = lettered(13);
const RINGS = 20;
const SPAN_MM = 108;
const PLATFORM_TOP = 8;
const RING_OF_SECTION = 11;

const view = camera({ yawDegrees: 32, pitchDegrees: 20, scale: 2.5, x: 150, y: 320 });

/** Half of it, from the platform down. */
const ROOT: readonly Point[] = points(
  "16,0 16,-7 11,-12 14.5,-17 14.5,-21 9,-26 12,-30.5 12,-34.5 6.5,-39 8.5,-43 7,-48 0,-50",
);

/** Rings of points from platform to tip, around the sections of the lofted airfoil. */
const LOFT = times(RINGS, (i) => ringAt(i / (RINGS - 1)));
const ON_SHEET = LOFT.map((ring) => ring.map(view.project));
const outermost = (sign: 1 | -1) =>
  ON_SHEET.map((ring) => ring.reduce((best, p) => (p[0] * sign > best[0] * sign ? p : best)));
const LEADING = outermost(-1);
const TRAILING = outermost(1);

export const blade = (): Drawing => ({
  ...shown(20, 0, 396, 566),
  body:
    solid(view, "yz", 34, 68, mirrored(ROOT), { smoothDegrees: 16 }) +
    solid(view, "xy", PLATFORM_TOP, PLATFORM_TOP, roundedRect(-40, -25, 80, 50, 3, 4)) +
    airfoilSurface() +
    sectionView(),
  notes: spanDimension() + cuttingPlane() + note.text(300, 552, "SECTION A–A"),
  label: "Turbine blade on a fir-tree root, with a section through its hollow airfoil",
});

/** One closed section; the chord shrinks, the section thins and twists from 0 (root) to 1 (tip). */
function ringAt(t: number): Point3[] {
  const chord = 62 - 20 * t + 4 * Math.sin(t * 3);
  const twist = ((-30 + 46 * t) * Math.PI) / 180;
  const { upper, lower } = airfoil(0.15 - 0.07 * t, 0.13 - 0.05 * t, 0.42, 26);
  return [...upper, ...lower.toReversed().slice(1, -1)].map(([x, y]) => {
    const [along, across] = [(x - 0.42) * chord, -(y - 0.06) * chord];
    return [
      along * Math.cos(twist) - across * Math.sin(twist) - 2 * t,
      along * Math.sin(twist) + across * Math.cos(twist) + 3 * t,
      PLATFORM_TOP + t * SPAN_MM,
    ];
  });
}

/** Whether the wall behind a point of a ring is seen. */
function isFacing(ring: readonly Point3[], j: number): boolean {
  const [p, q] = [ring.at(j)!, ring.at((j + 1) % ring.length)!];
  return (q[1] - p[1]) * view.toEye[0] - (q[0] - p[0]) * view.toEye[1] < 0;
}

function airfoilSurface(): string {
  const ringLines = LOFT.map((ring, i) => {
    const isSeen = ring.map((_, j) => isFacing(ring, j));
    const start = isSeen.findIndex((seen, j) => seen && !isSeen.at(j - 1));
    const length = isSeen.filter(Boolean).length;
    return path(times(length + 1, (k) => ON_SHEET[i]![(start + k) % ring.length]!));
  });
  const spanLines = [4, 8, 12, 16, 20, 24]
    .flatMap((j) => [j, -j])
    .map((j) => path(ON_SHEET.flatMap((ring, i) => (isFacing(LOFT[i]!, j) ? [ring.at(j)!] : []))));
  return (
    polygon([...LEADING, ...TRAILING.toReversed()], "ground-fill") +
    stroke(ringLines.slice(1, -1).join("") + spanLines.join(""), "dimension") +
    stroke(ringLines[0]!) +
    stroke(spline(LEADING) + spline(TRAILING), "thick") +
    polygon(ON_SHEET.at(-1)!, "ground-thick") +
    polyline(camberLine(LOFT.at(-1)!), "centre")
  );
}

const camberLine = (ring: readonly Point3[]): Point[] =>
  times(22, (i) => {
    const [[x1, y1, z], [x2, y2]] = [ring[i + 2]!, ring.at(-i - 2)!];
    return view.project([(x1 + x2) / 2, (y1 + y2) / 2, z]);
  });

function spanDimension(): string {
  const [footX, bottom] = view.project([52, 0, PLATFORM_TOP]);
  const [tipX, top] = view.project([52, 0, PLATFORM_TOP + SPAN_MM]);
  const x = tipX + 28;
  return (
    note.dimension([x, top], [x, bottom], `${SPAN_MM}.0`) +
    line(TRAILING.at(-1)![0] + 6, top, x + 6, top, "dimension") +
    line(footX - 4, bottom, x + 6, bottom, "dimension")
  );
}

function cuttingPlane(): string {
  const ring = ON_SHEET[RING_OF_SECTION]!;
  const y = ring.reduce((sum, point) => sum + point[1], 0) / ring.length;
  const left = LEADING[RING_OF_SECTION]![0] - 40;
  const right = TRAILING[RING_OF_SECTION]![0] + 26;
  return (
    line(left, y, left + 30, y, "thick") +
    line(right - 18, y, right, y, "thick") +
    each(
      [left, right],
      (x) =>
        line(x, y, x, y + 10, "dimension") +
        arrowhead(x, y + 14, Math.PI / 2, 9, 4) +
        note.text(x, y - 9, "A", { size: 17 }),
    )
  );
}

function sectionView(): string {
  const chord = 150;
  const { upper, lower } = airfoil(0.15, 0.13, 0.42, 26);
  const place = ([x, y]: Point): Point => [224 + x * chord, 522 - y * chord];
  const outline = path([...upper, ...lower.toReversed()].map(place), true);

  /** A point at x on the chord, `share` of the way from the lower to the upper surface. */
  const inside = (x: number, share: number): Point => {
    const i = upper.findIndex((point) => point[0] >= x);
    const [top, bottom] = [upper[i]![1], lower[i]![1]];
    return place([x, bottom + (top - bottom) * share]);
  };
  const channel = (from: number, to: number) =>
    path([inside(from, 0.3), inside(to, 0.28), inside(to, 0.74), inside(from, 0.72)], true);
  const channels =
    channel(0.09, 0.17) + channel(0.22, 0.34) + channel(0.4, 0.52) + channel(0.58, 0.68);
  return (
    hatch(outline + channels, 6, 45, { left: 210, top: 436, right: 430, bottom: 546 }) +
    stroke(outline, "thick") +
    stroke(channels)
  );
}
