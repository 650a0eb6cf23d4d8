import { lettered } from "../annotations.ts";
import { type Drawing, shown } from "../drafting.ts";
import { type Frame, frame } from "../frames.ts";
import { each, type Point, polar, TAU, points } from "../geometry.ts";
import { arcPoints, columnsOf, ringPoints, roundedRect } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";
import { discs, solid } from "../projection.ts";

const { view, plate, axis, measure, leader } = partInSpace(
  { yawDegrees: 38, pitchDegrees: 30, scale: 1.94, x: 136, y: 196 },
  13.5,
);
const BORE = { u: 70, v: 66, r: 25 };
const COUNTERBORE_RADIUS = 29;
const BOLTS = { circle: 37, count: 6, r: 3.4, start: TAU / 12 };
const MOUNTING_X = [14, 126];
const MOUNTING_Y = [30, 78];
const MOUNTING_HOLE_RADIUS = 5;
const UPRIGHT: readonly Point[] = [
  [22, 12],
  [118, 12],
  ...arcPoints(BORE.u, BORE.v, 48, 0, Math.PI, 40),
];
const RIB: readonly Point[] = points("14,12 62,12 58,17 20,50 14,54");
const RIB_THICKNESS = 9;
/** Where each rib ends. */
const RIBS = [32, 118];

/** P/N 40718-03: a motor mount, machined from plate. */
export function bracket(): Drawing {
  const mountingHoles = columnsOf(MOUNTING_X, MOUNTING_Y);
  const boltHoles = ringPoints(BORE.u, BORE.v, BOLTS.circle, BOLTS.count, BOLTS.start);
  const boreEdge = polar(BORE.u, BORE.v, BORE.r, 1);
  return {
    ...shown(-8, 0, 412, 384),
    body:
      plate(12, 12, roundedRect(0, 0, 140, 92, 11, 8), {
        holes: [
          ...discs(mountingHoles, MOUNTING_HOLE_RADIUS),
          { points: roundedRect(46, 52, 48, 24, 8) },
        ],
        marks: discs(mountingHoles, 8.5),
      }) +
      solid(view, "xz", 14, 14, UPRIGHT, {
        holes: [BORE, ...discs(boltHoles, BOLTS.r)],
        marks: [
          { ...BORE, r: COUNTERBORE_RADIUS },
          { ...BORE, r: BOLTS.circle, line: "centre" },
        ],
      }) +
      each(RIBS, (x) => solid(view, "yz", x, RIB_THICKNESS, RIB, { smoothDegrees: 10 })) +
      axis([70, 14, 66], [70, 92, 66]) +
      axis([28, 14, 66], [112, 14, 66]) +
      axis([70, 14, 22], [70, 14, 124]),
    notes:
      measure([0, 92, 0], [140, 92, 0], [0, 24, 0], "140.00 ±0.10") +
      measure([140, 92, 0], [140, 0, 0], [22, 0, 0], "92.00") +
      measure([118, 14, 12], [118, 14, 114], [42, 0, 0], "102.0") +
      leader([boreEdge[0], 14, boreEdge[1]], [30, -66], "Ø50 H7", 8) +
      leader([10.5, 74.5, 12], [-2, -92], ["4X", "Ø10.0", "THRU"], 0),
    label: "Isometric drawing of a machined motor mount bracket with its dimensions",
  };
}

const VIEW_SCALE = 1.7;
const note = lettered(19);
const front = frame([10, 212], 1, 1, VIEW_SCALE);
const side = frame([292, 212], 1, 1, VIEW_SCALE);
const bore = frame(front.at(BORE.u, BORE.v), 1, 1, VIEW_SCALE);
const boreEdge = bore.at(BORE.r * Math.SQRT1_2, BORE.r * Math.SQRT1_2);

/** The same motor mount in two views, as its drawing is signed. */
export const bracketViews = (): Drawing => ({
  ...shown(0, -14, 514, 282),
  body: frontView() + sideView(),
  notes:
    note.dimension(front.at(0, 0), front.at(140, 0), "140.00", 30) +
    note.dimension(side.at(0, 0), side.at(92, 0), "92.00", 30) +
    note.dimension(side.at(92, 12), side.at(92, BORE.v + 48), "102.0", 30) +
    note.leader(boreEdge, [boreEdge[0] + 34, boreEdge[1] - 60], "Ø50 H7", 8),
  label: "Motor mount, front and side view",
});

/** Both edges of what goes through the base at each of the places. */
const mountingHoles = (view: Frame, places: readonly number[]) =>
  each([MOUNTING_HOLE_RADIUS, -MOUNTING_HOLE_RADIUS], (r) =>
    each(places, (place) => view.line(place + r, 0, place + r, 12, "hidden")),
  );

const frontView = () =>
  front.box(0, 0, 140, 12, "thick") +
  front.outline(UPRIGHT, "thick") +
  each(RIBS, (x) => front.box(x - RIB_THICKNESS, 12, x, 54)) +
  bore.rings([BORE.r], "thick") +
  bore.rings([COUNTERBORE_RADIUS]) +
  bore.rings([BOLTS.circle], "centre") +
  bore.holes(BOLTS) +
  bore.cross(56) +
  mountingHoles(front, MOUNTING_X);

const sideView = () =>
  side.box(0, 0, 92, 12, "thick") +
  side.box(0, 12, 14, BORE.v + 48, "thick") +
  side.outline(RIB, "thick") +
  each([BORE.v - BORE.r, BORE.v + BORE.r], (z) => side.line(0, z, 14, z, "hidden")) +
  side.line(-8, BORE.v, 24, BORE.v, "centre") +
  mountingHoles(side, MOUNTING_Y);
