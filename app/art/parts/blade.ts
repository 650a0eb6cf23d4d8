import { lettered } from "../annotations.ts";
import {
  arrowhead,
  type Drawing,
  hatch,
  line,
  polygon,
  polyline,
  stroke,
  text,
} from "../drafting.ts";
import { mirrored } from "../frames.ts";
import { airfoil, each, path, type Point, roundedRect, spline, times } from "../geometry.ts";
import { camera, type Point3, solid } from "../projection.ts";

const note = lettered(13);
const RINGS = 20;
const SPAN_MM = 108;
const PLATFORM_TOP = 8;
const RING_OF_SECTION = 11;

const view = camera({ yawDegrees: 32, pitchDegrees: 20, scale: 2.5, x: 150, y: 320 });

/** The lofted airfoil: rings of points from platform to tip, and the same on the sheet. */
interface Loft {
  rings: Point3[][];
  onSheet: Point[][];
  leading: Point[];
  trailing: Point[];
}

/** A turbine blade on its fir-tree root, with the section through its hollow airfoil. */
export function blade(): Drawing {
  const loft = loftAirfoil();
  return {
    x: 20,
    width: 396,
    height: 566,
    body: root() + airfoilSurface(loft) + sectionView(),
    notes: spanDimension(loft) + cuttingPlane(loft) + note.text(300, 552, "SECTION A–A"),
    label: "Turbine blade on a fir-tree root, with a section through its hollow airfoil",
  };
}

function root(): string {
  const half: Point[] = [
    [16, 0],
    [16, -7],
    [11, -12],
    [14.5, -17],
    [14.5, -21],
    [9, -26],
    [12, -30.5],
    [12, -34.5],
    [6.5, -39],
    [8.5, -43],
    [7, -48],
    [0, -50],
  ];
  return (
    solid(view, "yz", 34, 68, mirrored(half), { smoothDegrees: 16 }) +
    solid(view, "xy", PLATFORM_TOP, PLATFORM_TOP, roundedRect(-40, -25, 80, 50, 3, 4))
  );
}

function loftAirfoil(): Loft {
  const rings = times(RINGS, (i) => ringAt(i / (RINGS - 1)));
  const onSheet = rings.map((ring) => ring.map(view.project));
  const extreme = (sign: 1 | -1) =>
    onSheet.map((ring) => ring.reduce((best, p) => (p[0] * sign > best[0] * sign ? p : best)));
  return { rings, onSheet, leading: extreme(-1), trailing: extreme(1) };
}

/** One closed section; the chord shrinks, the section thins and twists from 0 (root) to 1 (tip). */
function ringAt(t: number): Point3[] {
  const chord = 62 - 20 * t + 4 * Math.sin(t * 3);
  const twist = ((-30 + 46 * t) * Math.PI) / 180;
  const { upper, lower } = airfoil(0.15 - 0.07 * t, 0.13 - 0.05 * t, 0.42, 26);
  const place = ([x, y]: Point): Point3 => {
    const [along, across] = [(x - 0.42) * chord, -(y - 0.06) * chord];
    return [
      along * Math.cos(twist) - across * Math.sin(twist) - 2 * t,
      along * Math.sin(twist) + across * Math.cos(twist) + 3 * t,
      PLATFORM_TOP + t * SPAN_MM,
    ];
  };
  return [...upper, ...lower.toReversed().slice(1, -1)].map(place);
}

function airfoilSurface({ rings, onSheet, leading, trailing }: Loft): string {
  const pointsPerRing = rings[0]?.length ?? 0;
  const isFacing = (ring: readonly Point3[], j: number) => {
    const [p, q] = [ring.at(j), ring.at((j + 1) % ring.length)];
    if (!p || !q) return false;
    return (q[1] - p[1]) * view.toEye[0] - (q[0] - p[0]) * view.toEye[1] < 0;
  };

  const ringLines = rings.map((ring, i) => {
    const start = ring.findIndex((_, j) => isFacing(ring, j) && !isFacing(ring, j - 1));
    const seen: Point[] = [];
    for (let j = Math.max(0, start); ; j = (j + 1) % ring.length) {
      const point = onSheet[i]?.[j];
      if (point) seen.push(point);
      if (!isFacing(ring, j) || seen.length > ring.length) break;
    }
    return path(seen);
  });

  const spanLines = [4, 8, 12, 16, 20, 24]
    .flatMap((j) => [j, pointsPerRing - j])
    .map((j) => path(onSheet.flatMap((ring, i) => (seesSpan(i, j) && ring[j] ? [ring[j]] : []))));

  const tip = onSheet.at(-1) ?? [];
  return (
    polygon([...leading, ...trailing.toReversed()], "ground-fill") +
    stroke(ringLines.slice(1, -1).join("") + spanLines.join(""), "dimension") +
    stroke(ringLines[0] ?? "") +
    stroke(spline(leading) + spline(trailing), "thick") +
    polygon(tip, "ground-thick") +
    polyline(camberLine(rings.at(-1) ?? []), "centre")
  );

  function seesSpan(i: number, j: number): boolean {
    const ring = rings[i];
    return ring !== undefined && isFacing(ring, j);
  }
}

function camberLine(ring: readonly Point3[]): Point[] {
  const midpoints: Point[] = [];
  for (let j = 2; j < 24; j++) {
    const [upper, lower] = [ring[j], ring[ring.length - j]];
    if (!upper || !lower) continue;
    midpoints.push(view.project([(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2, upper[2]]));
  }
  return midpoints;
}

function spanDimension({ trailing }: Loft): string {
  const bottom = view.project([52, 0, PLATFORM_TOP]);
  const top = view.project([52, 0, PLATFORM_TOP + SPAN_MM]);
  const x = top[0] + 28;
  const tipX = trailing.at(-1)?.[0] ?? 0;
  return (
    note.dimension([x, top[1]], [x, bottom[1]], `${SPAN_MM}.0`) +
    line(tipX + 6, top[1], x + 6, top[1], "dimension") +
    line(bottom[0] - 4, bottom[1], x + 6, bottom[1], "dimension")
  );
}

function cuttingPlane({ onSheet, leading, trailing }: Loft): string {
  const ring = onSheet[RING_OF_SECTION] ?? [];
  const y = ring.reduce((sum, point) => sum + point[1], 0) / ring.length;
  const [left, right] = [
    (leading[RING_OF_SECTION]?.[0] ?? 0) - 40,
    (trailing[RING_OF_SECTION]?.[0] ?? 0) + 26,
  ];
  const end = (x: number) =>
    line(x, y, x, y + 10, "dimension") +
    arrowhead(x, y + 14, Math.PI / 2, 9, 4) +
    text(x, y - 9, "A", { size: 17 });
  return (
    line(left, y, left + 30, y, "thick") +
    line(right - 18, y, right, y, "thick") +
    end(left) +
    end(right)
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
    const [top, bottom] = [upper[i]?.[1] ?? 0, lower[i]?.[1] ?? 0];
    return place([x, bottom + (top - bottom) * share]);
  };
  const channels = [
    [0.09, 0.17],
    [0.22, 0.34],
    [0.4, 0.52],
    [0.58, 0.68],
  ] as const;
  const channelOutlines = each(channels, ([from, to]) =>
    path([inside(from, 0.3), inside(to, 0.28), inside(to, 0.74), inside(from, 0.72)], true),
  );
  return (
    hatch(outline + channelOutlines, 6, 45, { left: 210, top: 436, right: 430, bottom: 546 }) +
    stroke(outline, "thick") +
    stroke(channelOutlines)
  );
}
