import { MID_X, MID_Y, passOver, placed, ribbon, settled } from "../field.ts";
import { circle, group, line, polygon, rect, stroke } from "#app/art/drafting.ts";
import { between, each, type Point, segment } from "#app/art/geometry.ts";
import { bounds } from "#app/art/outlines.ts";

const COS = Math.cos(Math.PI / 6);
/** Isometric axes on the sheet: x to the lower right, y to the lower left, z up. */
const AXES = { x: [COS, 0.5], y: [-COS, 0.5], z: [0, -1] } as const;

/** Radius of a bend and half the length of a valve, in halves of the pipe's width. */
const BEND = 3.8;
const VALVE = 2.6;

type Leg = readonly [axis: keyof typeof AXES, length: number];

function route(start: Point, legs: readonly Leg[]): Point[] {
  const corners = [start];
  for (const [axis, length] of legs) {
    const [x, y] = corners.at(-1)!;
    corners.push([x + AXES[axis][0] * length, y + AXES[axis][1] * length]);
  }
  return corners;
}

/** The corners replaced by bends. */
const bent = (corners: readonly Point[], radius: number): Point[] =>
  corners.flatMap((corner, i): Point[] => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!before || !after) return [corner];
    const [from, to] = [before, after].map((end) => {
      const length = Math.hypot(end[0] - corner[0], end[1] - corner[1]);
      return between(corner, end, Math.min(radius, length / 2) / length);
    }) as [Point, Point];
    return [0, 0.25, 0.5, 0.75, 1].map((t) =>
      between(between(from, corner, t), between(corner, to, t), t),
    );
  });

/** Straight runs need points close to the bends, or the curve through them would swing. */
function pipe(corners: readonly Point[], half: number): string {
  const bends = bent(corners, half * BEND);
  const guarded = bends.flatMap((point, i): Point[] => {
    const next = bends[i + 1];
    if (!next || Math.hypot(next[0] - point[0], next[1] - point[1]) < half * 2) return [point];
    return [point, between(point, next, 0.08), between(point, next, 0.92)];
  });
  return stroke(ribbon(guarded, half), "ground-thick");
}

/** Puts a fitting at a share of a leg, along it. */
function fitted(fitting: string, [a, b]: readonly [Point, Point], share: number, upright = false) {
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const degrees = upright && Math.abs(turn) > 90 ? turn + 180 : turn;
  return group(fitting, placed(...between(a, b, share), degrees));
}

const flangePair = (half: number) =>
  each([-6, 1], (at) => rect(at, -half * 1.9, 5, half * 3.8, "ground-thick"));

function valve(half: number): string {
  const [reach, out] = [half * VALVE, half * 1.6];
  const body: Point[] = [
    [-reach, -out],
    [reach, out],
    [reach, -out],
    [-reach, out],
  ];
  return (
    // The pipe ends at the faces of the valve.
    rect(-reach, -out, 2 * reach, 2 * out, "ground-fill") +
    line(0, 0, 0, -half * 4, "thick") +
    line(-half * 2, -half * 4, half * 2, -half * 4, "thick") +
    polygon(body, "ground-thick") +
    circle(0, 0, 3, "arrow")
  );
}

/** One line from flange to flange, with the fittings on it. */
export const pipeIsometric = settled((random) => {
  const half = random.range(8, 11);
  const side = random.pick(["x", "y"] as const);
  const other = side === "x" ? "y" : "x";
  const [short, long] = [random.range(76, 108), random.range(120, 172)];
  passOver(random);
  // An expansion loop, level.
  const legs: Leg[] = [
    [side, long * 1.1],
    [other, -long],
    [side, short],
    [other, long],
    [side, long * 0.7],
    ["z", -2 * long],
  ];
  const { left, right, top, bottom } = bounds(route([0, 0], legs.slice(0, -1)));
  const start: Point = [
    MID_X - (left + right) / 2 + random.range(-30, 30),
    MID_Y - (top + bottom) / 2 + random.range(-10, 30),
  ];
  const corners = route(start, legs);
  const leg = (i: number) => [corners[i]!, corners[i + 1]!] as const;
  // From the middle of each bend, which is not where its corner would be.
  const bends = bent(corners, half * BEND).filter(
    (_, i, points) => i === 0 || i === points.length - 1 || i % 5 === 3,
  );
  const lengths = legs.map(([, length]) => Math.abs(length));
  const longest = lengths.indexOf(Math.max(...lengths.slice(0, -1)));
  // Each in the middle of a straight run, clear of the bends: the valve on the longest run.
  const fittings = lengths.map((length, i) => {
    const [from, to] = [i === 0 ? 0 : half * BEND, length - half * BEND];
    const share = (from + to) / 2 / length;
    // The handwheel stays on the upper side whichever way the run goes.
    if (i === longest) return fitted(valve(half), leg(i), share, true);
    return to - from > 2 * half ? fitted(flangePair(half), leg(i), share) : "";
  });
  return [
    stroke(
      each(bends, ([x, y]) => segment(x, y, x, y + 300)),
      "centre",
    ),
    pipe(corners, half),
    ...fittings,
    fitted(flangePair(half), leg(0), 0),
    fitted(flangePair(half), leg(5), 1),
  ].join("");
});
