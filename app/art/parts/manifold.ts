import { type Drawing, shown } from "../drafting.ts";
import { each, type Point } from "../geometry.ts";
import { corners, rowsOf } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";
import { discs, drilling, solid } from "../projection.ts";

const { view, note, plate, axis, overall, leader } = partInSpace(
  { yawDegrees: 40, pitchDegrees: 30, scale: 1.7, x: 178, y: 190 },
  16,
);
const LENGTH = 156;
const DEPTH = 92;
const HEIGHT = 78;

/** Ports of a size 06 valve: pressure, tank, and the two outlets. */
const VALVE_PORTS: readonly Point[] = [
  [0, -11],
  [-13, 0],
  [13, 0],
  [0, 12],
];
const VALVE_BOLTS = rowsOf([-20, 20], [-16, 16]);
const VALVE_X = [44, 112];
const VALVE_Y = 46;
const FRONT_PORTS = [30, 78, 126];
const SIDE_PORTS = [26, 66];
const PORT = 10;

export function manifold(): Drawing {
  const [x, y] = view.project([VALVE_X[0]!, VALVE_Y - 11, HEIGHT]);
  return {
    ...shown(28, 26, 446, 356),
    body: block() + drillings() + axes(),
    notes:
      overall([LENGTH, DEPTH, HEIGHT], [26, 26, 22]) +
      leader([FRONT_PORTS[0]!, DEPTH, 26 - PORT], [-24, 74], "G 1/2", 0) +
      note.leader([x, y], [x - 40, 44], "P T A B", 8),
    label: "Isometric drawing of a hydraulic manifold with its drillings in hidden lines",
  };
}

/** One block, drawn face by face: each face has ports of its own. */
function block(): string {
  const ports = (places: readonly Point[]) => ({
    holes: discs(places, PORT, { depth: 30 }),
    marks: discs(places, PORT + 5),
  });
  const onValves = (places: readonly Point[], r: number, depth: number) =>
    discs(
      VALVE_X.flatMap((x) => places.map(([u, v]): Point => [x + u, VALVE_Y + v])),
      r,
      { depth },
    );
  const front = ports(FRONT_PORTS.map((x) => [x, 26]));
  const side = ports(SIDE_PORTS.map((y) => [y, 52]));
  return (
    plate(HEIGHT, HEIGHT, corners(0, 0, LENGTH, DEPTH), {
      holes: [...onValves(VALVE_PORTS, 4.2, 30), ...onValves(VALVE_BOLTS, 2.2, 20)],
      marks: VALVE_X.map((x) => ({ points: corners(x - 27, VALVE_Y - 24, x + 27, VALVE_Y + 24) })),
    }) +
    solid(view, "xz", DEPTH, 0.01, corners(0, 0, LENGTH, HEIGHT), front) +
    solid(view, "yz", LENGTH, 0.01, corners(0, 0, DEPTH, HEIGHT), side)
  );
}

const drillings = () =>
  drilling(view, "yz", LENGTH, LENGTH - 20, { u: 26, v: 52, r: 6 }) +
  drilling(view, "yz", LENGTH, LENGTH - 56, { u: 66, v: 52, r: 6 }) +
  each(FRONT_PORTS, (u) => drilling(view, "xz", DEPTH, DEPTH - 40, { u, v: 26, r: 6 })) +
  each(VALVE_X, (u) => drilling(view, "xy", HEIGHT, HEIGHT - 52, { u, v: 35, r: 4.2 }));

const axes = () =>
  each(FRONT_PORTS, (x) => axis([x, DEPTH, 26], [x, DEPTH + 22, 26])) +
  each(SIDE_PORTS, (y) => axis([LENGTH, y, 52], [LENGTH + 22, y, 52])) +
  each(
    VALVE_X,
    (x) =>
      axis([x - 32, VALVE_Y, HEIGHT], [x + 32, VALVE_Y, HEIGHT]) +
      axis([x, VALVE_Y - 30, HEIGHT], [x, VALVE_Y + 30, HEIGHT]),
  );
