import { rectangle } from "#app/art/cut-faces.ts";
import { circle, group, line, stroke } from "#app/art/drafting.ts";
import { path, type Point } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, MID_X, MID_Y, placed, ribbon, viewed } from "../field.ts";

const COS = Math.cos(Math.PI / 6);
type Way = "x" | "y" | "z";
/** Isometric axes on the sheet: x to the lower right, y to the lower left, z up. */
const AXES: Record<Way, Point> = { x: [COS, 0.5], y: [-COS, 0.5], z: [0, -1] };

export const pipeIsometric: Family = (random) => random.pick([spool, rack])(random);

/** Radius of a bend and half the length of a valve, in halves of the pipe's width. */
const BEND = 3.8;
const VALVE = 2.6;

interface Leg {
  way: Way;
  length: number;
}

function route([x, y]: Point, legs: readonly Leg[]): Point[] {
  const corners: Point[] = [[x, y]];
  for (const { way, length } of legs) {
    const [ux, uy] = AXES[way];
    const [lastX, lastY] = corners.at(-1) ?? [x, y];
    corners.push([lastX + ux * length, lastY + uy * length]);
  }
  return corners;
}

/** The corners replaced by bends. */
function bent(corners: readonly Point[], radius: number): Point[] {
  return corners.flatMap((corner, i): Point[] => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!before || !after) return [corner];
    const towards = ([x, y]: Point): Point => {
      const length = Math.hypot(x - corner[0], y - corner[1]);
      const share = Math.min(radius, length / 2) / length;
      return [corner[0] + (x - corner[0]) * share, corner[1] + (y - corner[1]) * share];
    };
    const [from, to] = [towards(before), towards(after)];
    return [0, 0.25, 0.5, 0.75, 1].map((t): Point => [
      (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * corner[0] + t * t * to[0],
      (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * corner[1] + t * t * to[1],
    ]);
  });
}

/** Straight runs need points close to the bends, or the curve through them would swing. */
function pipe(corners: readonly Point[], half: number): string {
  const bends = bent(corners, half * BEND);
  const guarded = bends.flatMap((point, i): Point[] => {
    const next = bends[i + 1];
    if (!next || Math.hypot(next[0] - point[0], next[1] - point[1]) < half * 2) return [point];
    const at = (share: number): Point => [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
    ];
    return [point, at(0.08), at(0.92)];
  });
  return stroke(ribbon(guarded, half), "ground-thick");
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const degrees = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

function flangePair(a: Point, b: Point, share: number, half: number): string {
  const [x, y] = between(a, b, share);
  const plate = (at: number) => stroke(rectangle(at, -half * 1.9, 5, half * 3.8), "ground-thick");
  return group(plate(-6) + plate(1), placed(x, y, degrees(a, b)));
}

function valve(a: Point, b: Point, share: number, half: number): string {
  const [x, y] = between(a, b, share);
  const [reach, out] = [half * VALVE, half * 1.6];
  const body: Point[] = [
    [-reach, -out],
    [reach, out],
    [reach, -out],
    [-reach, out],
  ];
  const stem =
    line(0, 0, 0, -half * 4, "thick") + line(-half * 2, -half * 4, half * 2, -half * 4, "thick");
  // The pipe ends at the faces of the valve.
  const inside = stroke(rectangle(-reach, -out, 2 * reach, 2 * out), "ground-fill");
  const turn = degrees(a, b);
  // The handwheel stays on the upper side whichever way the run goes.
  const flip = Math.abs(turn) > 90 ? turn + 180 : turn;
  return group(
    inside + stem + stroke(path(body, true), "ground-thick") + circle(0, 0, 3, "arrow"),
    placed(x, y, flip),
  );
}

/** One line from flange to flange, with the fittings on it. */
function spool(random: SeededRandom): string {
  const half = random.range(8, 11);
  const side = random.pick(["x", "y"] as const);
  const other = side === "x" ? "y" : "x";
  const [short, long] = [random.range(76, 108), random.range(120, 172)];
  const legs: Leg[] = random.pick<Leg[]>([
    // Up, across and down.
    [
      { way: side, length: long },
      { way: "z", length: short },
      { way: side, length: long * 0.8 },
      { way: other, length: -long * 0.8 },
      { way: "z", length: -short },
      { way: side, length: 2 * long },
    ],
    // An expansion loop, level.
    [
      { way: side, length: long * 1.1 },
      { way: other, length: -long },
      { way: side, length: short },
      { way: other, length: long },
      { way: side, length: long * 0.7 },
      { way: "z", length: -2 * long },
    ],
    // A riser with a swan neck.
    [
      { way: side, length: long * 0.7 },
      { way: "z", length: -short },
      { way: side, length: short },
      { way: "z", length: long * 1.3 },
      { way: side, length: long },
      { way: "z", length: -2 * long },
    ],
  ]);
  const drift = route([0, 0], legs.slice(0, -1));
  const middle = (axis: 0 | 1) => {
    const places = drift.map((corner) => corner[axis]);
    return (Math.min(...places) + Math.max(...places)) / 2;
  };
  const start: Point = [
    MID_X - middle(0) + random.range(-30, 30),
    MID_Y - middle(1) + random.range(-10, 30),
  ];
  const corners = route(start, legs);
  const leg = (i: number) => [corners[i] ?? start, corners[i + 1] ?? start] as const;
  // From the middle of each bend, which is not where its corner would be.
  const bends = bent(corners, half * BEND).filter(
    (_, i, points) => i === 0 || i === points.length - 1 || i % 5 === 3,
  );
  const ground = bends.map(([x, y]) =>
    path([
      [x, y],
      [x, y + 300],
    ]),
  );
  const lengths = legs.map(({ length }) => Math.abs(length));
  const longest = lengths.indexOf(Math.max(...lengths.slice(0, -1)));
  // Each in the middle of a straight run, clear of the bends: the valve on the longest run.
  const fittings = lengths.map((length, i) => {
    const [from, to] = [i === 0 ? 0 : half * BEND, length - half * BEND];
    const share = (from + to) / 2 / length;
    if (i === longest) return valve(...leg(i), share, half);
    return to - from > 2 * half ? flangePair(...leg(i), share, half) : "";
  });
  return [
    stroke(ground.join(""), "centre"),
    pipe(corners, half),
    ...fittings,
    flangePair(...leg(0), 0, half),
    flangePair(...leg(5), 1, half),
  ].join("");
}

/** Pipes of a rack come from this far outside the sheet. */
const LEAD = 180;

/** Parallel lines on a rack: they turn together, and one of them leaves. */
function rack(random: SeededRandom): string {
  const lines = random.int(3, 6);
  const pitch = random.range(24, 38);
  const half = pitch * random.range(0.2, 0.3);
  const turnAt = random.range(110, 260);
  const rise = random.range(36, 120);
  const leaver = random.int(0, lines - 1);

  const pipes = Array.from({ length: lines }, (_, i) => {
    const [ux, uy] = AXES.y;
    const start: Point = [
      -20 + ux * pitch * i + pitch * lines - AXES.x[0] * LEAD,
      30 + uy * pitch * i - AXES.x[1] * LEAD,
    ];
    const corners = route(start, [
      { way: "x", length: LEAD + turnAt + (lines - i) * 6 },
      { way: "z", length: -rise },
      { way: i === leaver ? "y" : "x", length: i === leaver ? 210 : 420 },
    ]);
    const [a, b, c, d] = corners;
    if (!a || !b || !c || !d) return "";
    return (
      pipe(corners, half) +
      flangePair(a, b, 0.5 + 0.06 * i, half) +
      (i % 2 ? valve(a, b, 0.8, half) : flangePair(c, d, 0.4, half))
    );
  });
  const beams = [0.25, 0.62].map((share) => {
    const [bx, by] = [AXES.x[0] * turnAt * share * 1.2, AXES.x[1] * turnAt * share * 1.2];
    const from: Point = [bx + 10 + pitch * lines, by + 34];
    const to: Point = [
      from[0] + AXES.y[0] * pitch * (lines + 0.6),
      from[1] + AXES.y[1] * pitch * (lines + 0.6),
    ];
    const legs = [from, to].map(([x, y]) =>
      path([
        [x, y],
        [x, y + 300],
      ]),
    );
    return stroke(path([from, to]) + legs.join(""), "dimension");
  });
  const at: Point = [MID_X + random.range(-50, 70), MID_Y + random.range(-20, 60)];
  const scale = random.range(0.8, 1.5);
  return viewed([...beams, ...pipes].join(""), [MID_X, MID_Y], { at, scale });
}
