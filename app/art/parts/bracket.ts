import { dimension, leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import { centreMark, circle, line, stroke, type Drawing } from "../drafting.ts";
import { arcPoints, path, ringPoints, roundedRect, TAU, type Point } from "../geometry.ts";
import { camera, solid, type Point3 } from "../projection.ts";

const LETTERING = 13.5;

const view = camera({ yawDegrees: 38, pitchDegrees: 30, scale: 1.94, x: 136, y: 196 });
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
const MOUNTING_HOLES: readonly Point[] = [
  [14, 78],
  [126, 78],
  [126, 30],
  [14, 30],
];

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
  return solid(view, "xy", 12, 12, roundedRect(0, 0, 140, 92, 11, 8), {
    holes: [
      ...MOUNTING_HOLES.map(([u, v]) => ({ u, v, r: MOUNTING_HOLE_RADIUS })),
      { points: roundedRect(46, 52, 48, 24, 8) },
    ],
    marks: MOUNTING_HOLES.map(([u, v]) => ({ u, v, r: 8.5 })),
  });
}

function upright(): string {
  return solid(view, "xz", 14, 14, UPRIGHT, {
    holes: [BORE, ...BOLT_HOLES.map(([u, v]) => ({ u, v, r: BOLT_HOLE_RADIUS }))],
    marks: [
      { ...BORE, r: COUNTERBORE_RADIUS },
      { ...BORE, r: BOLT_CIRCLE_RADIUS, line: "centre" },
    ],
  });
}

function ribs(): string {
  return RIBS.map((x) => solid(view, "yz", x, RIB_THICKNESS, RIB, { smoothDegrees: 10 })).join("");
}

function boreAxes(): string {
  const axis = (from: Point3, to: Point3) =>
    line(...view.project(from), ...view.project(to), "centre");
  return (
    axis([70, 14, 66], [70, 92, 66]) +
    axis([28, 14, 66], [112, 14, 66]) +
    axis([70, 14, 22], [70, 14, 124])
  );
}

function dimensions(): string {
  const measure = dimensionInSpace(view, LETTERING);
  const boreEdge = view.project([70 + 25 * Math.cos(2.1), 14, 66 + 25 * Math.sin(2.1)]);
  const holeEdge = view.project([10.5, 74.5, 12]);
  return (
    measure([0, 92, 0], [140, 92, 0], [0, 24, 0], "140.00 ±0.10") +
    measure([140, 92, 0], [140, 0, 0], [22, 0, 0], "92.00") +
    measure([118, 14, 12], [118, 14, 114], [42, 0, 0], "102.0") +
    leader(...boreEdge, boreEdge[0] - 58, boreEdge[1] - 70, "Ø50 H7", {
      shelf: 10,
      size: LETTERING,
    }) +
    leader(...holeEdge, holeEdge[0] + 2, holeEdge[1] - 92, ["4X Ø10.0", "THRU"], {
      shelf: 0,
      size: LETTERING,
    })
  );
}

const VIEW_SCALE = 1.7;
const VIEW_LETTERING = 19;
const FLOOR_Y = 212;
const atFront = ([x, z]: Point): Point => [10 + x * VIEW_SCALE, FLOOR_Y - z * VIEW_SCALE];
const atSide = ([y, z]: Point): Point => [292 + y * VIEW_SCALE, FLOOR_Y - z * VIEW_SCALE];

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

const box = (at: typeof atFront, from: Point, to: Point) =>
  path([at(from), at([to[0], from[1]]), at(to), at([from[0], to[1]])], true);

/** Both edges of what goes through, from one height to another. */
const edges = (at: typeof atFront, center: number, radius: number, from: number, to: number) =>
  [center - radius, center + radius]
    .map((each) => line(...at([each, from]), ...at([each, to]), "hidden"))
    .join("");

function frontView(): string {
  const [boreX, boreY] = atFront([BORE.u, BORE.v]);
  const holesX = [...new Set(MOUNTING_HOLES.map(([x]) => x))];
  return (
    stroke(box(atFront, [0, 0], [140, 12]), "thick") +
    stroke(path(UPRIGHT.map(atFront), true), "thick") +
    RIBS.map((x) => stroke(box(atFront, [x - RIB_THICKNESS, 12], [x, 54]))).join("") +
    circle(boreX, boreY, BORE.r * VIEW_SCALE, "thick") +
    circle(boreX, boreY, COUNTERBORE_RADIUS * VIEW_SCALE) +
    circle(boreX, boreY, BOLT_CIRCLE_RADIUS * VIEW_SCALE, "centre") +
    BOLT_HOLES.map((hole) => circle(...atFront(hole), BOLT_HOLE_RADIUS * VIEW_SCALE)).join("") +
    centreMark(boreX, boreY, 56 * VIEW_SCALE) +
    holesX.map((x) => edges(atFront, x, MOUNTING_HOLE_RADIUS, 0, 12)).join("")
  );
}

function sideView(): string {
  const holesY = [...new Set(MOUNTING_HOLES.map(([, y]) => y))];
  const bore = [BORE.v - BORE.r, BORE.v + BORE.r];
  return (
    stroke(box(atSide, [0, 0], [92, 12]), "thick") +
    stroke(box(atSide, [0, 12], [14, BORE.v + 48]), "thick") +
    stroke(path(RIB.map(atSide), true), "thick") +
    bore.map((z) => line(...atSide([0, z]), ...atSide([14, z]), "hidden")).join("") +
    line(...atSide([-8, BORE.v]), ...atSide([24, BORE.v]), "centre") +
    holesY.map((y) => edges(atSide, y, MOUNTING_HOLE_RADIUS, 0, 12)).join("")
  );
}

function viewDimensions(): string {
  const size = VIEW_LETTERING;
  const boreEdge = atFront([BORE.u + BORE.r * Math.SQRT1_2, BORE.v + BORE.r * Math.SQRT1_2]);
  return (
    dimension(...atFront([0, 0]), ...atFront([140, 0]), "140.00", { offset: 30, size }) +
    dimension(...atSide([0, 0]), ...atSide([92, 0]), "92.00", { offset: 30, size }) +
    dimension(...atSide([92, 12]), ...atSide([92, BORE.v + 48]), "102.0", { offset: 30, size }) +
    leader(...boreEdge, boreEdge[0] + 34, boreEdge[1] - 60, "Ø50 H7", { size, shelf: 8 })
  );
}
