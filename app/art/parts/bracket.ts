import { lettered } from "../annotations.ts";
import { centreMark, circle, type Drawing } from "../drafting.ts";
import { type Frame, frame } from "../frames.ts";
import {
  arcPoints,
  corners,
  each,
  type Point,
  polar,
  ringPoints,
  roundedRect,
  TAU,
} from "../geometry.ts";
import { partInSpace } from "../part-in-space.ts";
import { discs, solid } from "../projection.ts";

const { view, plate, axis, measure, leader } = partInSpace(
  { yawDegrees: 38, pitchDegrees: 30, scale: 1.94, x: 136, y: 196 },
  13.5,
);
const BORE = { u: 70, v: 66, r: 25 };
const COUNTERBORE_RADIUS = 29;
const BOLT_CIRCLE_RADIUS = 37;
const BOLT_HOLES = ringPoints(BORE.u, BORE.v, BOLT_CIRCLE_RADIUS, 6, TAU / 12);
const BOLT_HOLE_RADIUS = 3.4;
const MOUNTING_HOLE_RADIUS = 5;
const UPRIGHT: readonly Point[] = [
  [22, 12],
  [118, 12],
  ...arcPoints(BORE.u, BORE.v, 48, 0, Math.PI, 40),
];
const RIB: readonly Point[] = [
  [14, 12],
  [62, 12],
  [58, 17],
  [20, 50],
  [14, 54],
];
const RIB_THICKNESS = 9;
/** Where each rib ends. */
const RIBS = [32, 118];
const MOUNTING_HOLES: readonly Point[] = corners(14, 78, 126, 30);

/** P/N 40718-03: a motor mount, machined from plate. */
export function bracket(): Drawing {
  return {
    x: -8,
    width: 412,
    height: 384,
    body: basePlate() + upright() + ribs() + boreAxes(),
    notes: dimensions(),
    label: "Isometric drawing of a machined motor mount bracket with its dimensions",
  };
}

function basePlate(): string {
  return plate(12, 12, roundedRect(0, 0, 140, 92, 11, 8), {
    holes: [
      ...discs(MOUNTING_HOLES, MOUNTING_HOLE_RADIUS),
      { points: roundedRect(46, 52, 48, 24, 8) },
    ],
    marks: discs(MOUNTING_HOLES, 8.5),
  });
}

function upright(): string {
  return solid(view, "xz", 14, 14, UPRIGHT, {
    holes: [BORE, ...discs(BOLT_HOLES, BOLT_HOLE_RADIUS)],
    marks: [
      { ...BORE, r: COUNTERBORE_RADIUS },
      { ...BORE, r: BOLT_CIRCLE_RADIUS, line: "centre" },
    ],
  });
}

function ribs(): string {
  return each(RIBS, (x) => solid(view, "yz", x, RIB_THICKNESS, RIB, { smoothDegrees: 10 }));
}

function boreAxes(): string {
  return (
    axis([70, 14, 66], [70, 92, 66]) +
    axis([28, 14, 66], [112, 14, 66]) +
    axis([70, 14, 22], [70, 14, 124])
  );
}

function dimensions(): string {
  const [u, v] = polar(BORE.u, BORE.v, BORE.r, 2.1);
  return (
    measure([0, 92, 0], [140, 92, 0], [0, 24, 0], "140.00 ±0.10") +
    measure([140, 92, 0], [140, 0, 0], [22, 0, 0], "92.00") +
    measure([118, 14, 12], [118, 14, 114], [42, 0, 0], "102.0") +
    leader([u, 14, v], [-58, -70], "Ø50 H7", 10) +
    leader([10.5, 74.5, 12], [2, -92], ["4X Ø10.0", "THRU"], 0)
  );
}

const VIEW_SCALE = 1.7;
const note = lettered(19);
const FLOOR_Y = 212;
const front = frame([10, FLOOR_Y], 1, 1, VIEW_SCALE);
const side = frame([292, FLOOR_Y], 1, 1, VIEW_SCALE);

/** The same motor mount in two views, as its drawing is signed. */
export function bracketViews(): Drawing {
  return {
    y: -14,
    width: 514,
    height: 282,
    body: frontView() + sideView(),
    notes: viewDimensions(),
    label: "Motor mount, front and side view",
  };
}

/** Both edges of what goes through, from one height to another. */
const edges = (view: Frame, center: number, radius: number, from: number, to: number) =>
  each([center - radius, center + radius], (u) => view.line(u, from, u, to, "hidden"));

function frontView(): string {
  const { at, outline } = front;
  const bore = at(BORE.u, BORE.v);
  const holesX = [...new Set(MOUNTING_HOLES.map(([x]) => x))];
  return (
    outline(corners(0, 0, 140, 12), "thick") +
    outline(UPRIGHT, "thick") +
    each(RIBS, (x) => outline(corners(x - RIB_THICKNESS, 12, x, 54))) +
    circle(...bore, BORE.r * VIEW_SCALE, "thick") +
    circle(...bore, COUNTERBORE_RADIUS * VIEW_SCALE) +
    circle(...bore, BOLT_CIRCLE_RADIUS * VIEW_SCALE, "centre") +
    each(BOLT_HOLES, (hole) => circle(...at(...hole), BOLT_HOLE_RADIUS * VIEW_SCALE)) +
    centreMark(...bore, 56 * VIEW_SCALE) +
    each(holesX, (x) => edges(front, x, MOUNTING_HOLE_RADIUS, 0, 12))
  );
}

function sideView(): string {
  const { line, outline } = side;
  const holesY = [...new Set(MOUNTING_HOLES.map(([, y]) => y))];
  return (
    outline(corners(0, 0, 92, 12), "thick") +
    outline(corners(0, 12, 14, BORE.v + 48), "thick") +
    outline(RIB, "thick") +
    each([BORE.v - BORE.r, BORE.v + BORE.r], (z) => line(0, z, 14, z, "hidden")) +
    line(-8, BORE.v, 24, BORE.v, "centre") +
    each(holesY, (y) => edges(side, y, MOUNTING_HOLE_RADIUS, 0, 12))
  );
}

function viewDimensions(): string {
  const boreEdge = front.at(BORE.u + BORE.r * Math.SQRT1_2, BORE.v + BORE.r * Math.SQRT1_2);
  return (
    note.dimension(front.at(0, 0), front.at(140, 0), "140.00", 30) +
    note.dimension(side.at(0, 0), side.at(92, 0), "92.00", 30) +
    note.dimension(side.at(92, 12), side.at(92, BORE.v + 48), "102.0", 30) +
    note.leader(boreEdge, [boreEdge[0] + 34, boreEdge[1] - 60], "Ø50 H7", 8)
  );
}
