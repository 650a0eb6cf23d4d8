import { leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import { line, stroke, type Drawing } from "../drafting.ts";
import { circlePoints, path, type Point } from "../geometry.ts";
import { camera, solid, type Disc, type Mark, type Point3 } from "../projection.ts";

const LETTERING = 16;

const view = camera({ yawDegrees: 40, pitchDegrees: 30, scale: 1.7, x: 178, y: 190 });
const LENGTH = 156;
const DEPTH = 92;
const HEIGHT = 78;

interface Drilling {
  from: Point3;
  to: Point3;
  r: number;
}

/** Ports of a size 06 valve: pressure, tank, and the two outlets. */
const VALVE_PORTS: readonly Point[] = [
  [0, -11],
  [-13, 0],
  [13, 0],
  [0, 12],
];
const VALVES: readonly Point[] = [
  [44, 46],
  [112, 46],
];
const FRONT_PORTS = [30, 78, 126];
const SIDE_PORTS = [26, 66];
const PORT = 10;
const SPOTFACE = 15;

/** A hydraulic manifold block for two valves; what is drilled inside is in hidden lines. */
export function manifold(): Drawing {
  return {
    x: 28,
    y: 26,
    width: 446,
    height: 356,
    body: block() + DRILLINGS.map(drilling).join("") + axes(),
    notes: dimensions(),
    label: "Isometric drawing of a hydraulic manifold with its drillings in hidden lines",
  };
}

const rectangleOf = (w: number, h: number): Point[] => [
  [0, 0],
  [w, 0],
  [w, h],
  [0, h],
];

function port(u: number, v: number): { hole: Disc; mark: Mark }[] {
  return [{ hole: { u, v, r: PORT }, mark: { u, v, r: SPOTFACE } }];
}

/** One block, drawn face by face: each face has ports of its own. */
function block(): string {
  const front = FRONT_PORTS.flatMap((x) => port(x, 26));
  const side = SIDE_PORTS.flatMap((y) => port(y, 52));
  const bolts = VALVES.flatMap(([x, y]) =>
    [
      [-20, -16],
      [20, -16],
      [-20, 16],
      [20, 16],
    ].map(([dx = 0, dy = 0]): Point => [x + dx, y + dy]),
  );
  const valvePorts = VALVES.flatMap(([x, y]) =>
    VALVE_PORTS.map(([dx, dy]): Point => [x + dx, y + dy]),
  );
  return (
    solid(view, "xy", HEIGHT, HEIGHT, rectangleOf(LENGTH, DEPTH), {
      holes: [
        ...valvePorts.map(([u, v]) => ({ u, v, r: 4.2, depth: 30 })),
        ...bolts.map(([u, v]) => ({ u, v, r: 2.2, depth: 20 })),
      ],
      marks: VALVES.map(([x, y]) => ({
        points: [
          [x - 27, y - 24],
          [x + 27, y - 24],
          [x + 27, y + 24],
          [x - 27, y + 24],
        ],
      })),
    }) +
    solid(view, "xz", DEPTH, 0.01, rectangleOf(LENGTH, HEIGHT), {
      holes: front.map(({ hole }) => ({ ...hole, depth: 30 })),
      marks: front.map(({ mark }) => mark),
    }) +
    solid(view, "yz", LENGTH, 0.01, rectangleOf(DEPTH, HEIGHT), {
      holes: side.map(({ hole }) => ({ ...hole, depth: 30 })),
      marks: side.map(({ mark }) => mark),
    })
  );
}

const DRILLINGS: readonly Drilling[] = [
  { from: [LENGTH, 26, 52], to: [20, 26, 52], r: 6 },
  { from: [LENGTH, 66, 52], to: [56, 66, 52], r: 6 },
  ...FRONT_PORTS.map((x): Drilling => ({ from: [x, DEPTH, 26], to: [x, 40, 26], r: 6 })),
  ...VALVES.map(([x]): Drilling => ({ from: [x, 35, HEIGHT], to: [x, 35, 52], r: 4.2 })),
];

/** Both walls of a bore as the eye sees them, and its flat end. */
function drilling({ from, to, r }: Drilling): string {
  const axis = from.findIndex((value, i) => value !== to[i]);
  const ring = (centre: Point3) =>
    circlePoints(0, 0, r, 40).map(([u, v]) => {
      const across = [u, v];
      const place = centre.map((value, i) =>
        i === axis ? value : value + (across[i > axis ? i - 1 : i === 0 ? 0 : i] ?? across[1] ?? 0),
      );
      return view.project([place[0] ?? 0, place[1] ?? 0, place[2] ?? 0]);
    });
  const [near, far] = [view.project(from), view.project(to)];
  const [dx, dy] = [far[0] - near[0], far[1] - near[1]];
  const offset = ([x, y]: Point) => (x - near[0]) * dy - (y - near[1]) * dx;
  const rim = ring(from).toSorted((a, b) => offset(a) - offset(b));
  const walls = [rim[0], rim.at(-1)]
    .map((p) =>
      p
        ? path([
            [p[0], p[1]],
            [p[0] + dx, p[1] + dy],
          ])
        : "",
    )
    .join("");
  return stroke(walls + path(ring(to), true), "hidden");
}

function axes(): string {
  const axis = (from: Point3, to: Point3) =>
    line(...view.project(from), ...view.project(to), "centre");
  return (
    FRONT_PORTS.map((x) => axis([x, DEPTH, 26], [x, DEPTH + 22, 26])).join("") +
    SIDE_PORTS.map((y) => axis([LENGTH, y, 52], [LENGTH + 22, y, 52])).join("") +
    VALVES.map(
      ([x, y]) =>
        axis([x - 32, y, HEIGHT], [x + 32, y, HEIGHT]) +
        axis([x, y - 30, HEIGHT], [x, y + 30, HEIGHT]),
    ).join("")
  );
}

function dimensions(): string {
  const measure = dimensionInSpace(view, LETTERING);
  const frontPort = view.project([FRONT_PORTS[0] ?? 0, DEPTH, 26 - PORT]);
  const valve = view.project([VALVES[0]?.[0] ?? 0, (VALVES[0]?.[1] ?? 0) - 11, HEIGHT]);
  return (
    measure([0, DEPTH, 0], [LENGTH, DEPTH, 0], [0, 26, 0], LENGTH.toFixed(1)) +
    measure([LENGTH, DEPTH, 0], [LENGTH, 0, 0], [26, 0, 0], DEPTH.toFixed(1)) +
    measure([LENGTH, 0, 0], [LENGTH, 0, HEIGHT], [22, 0, 0], HEIGHT.toFixed(1)) +
    leader(...frontPort, frontPort[0] - 24, frontPort[1] + 74, "G 1/2", {
      shelf: 0,
      size: LETTERING,
    }) +
    leader(...valve, valve[0] - 40, 44, "P T A B", { shelf: 8, size: LETTERING })
  );
}
