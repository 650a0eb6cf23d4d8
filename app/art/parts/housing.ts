import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { circle, type Drawing, hatch, line, polygon, shown, stroke } from "../drafting.ts";
import { frame } from "../frames.ts";
import { each, path, type Point, TAU, points } from "../geometry.ts";
import { arcPoints, boundsOfCircle, gearOutline, involuteFlank, ringPoints } from "../outlines.ts";

const note = lettered(15.5);

type Shaft = typeof INPUT;

const INPUT = {
  x: 206,
  y: 226,
  /** Of the housing around it. */
  r: 122,
  teeth: 27,
  gearRotation: 0,
  bearing: { outer: 58, race: 46, shaft: 24 },
  balls: 12,
};
const OUTPUT: Shaft = {
  x: 384,
  y: 226,
  r: 76,
  teeth: 16,
  gearRotation: Math.PI + TAU / 32,
  bearing: { outer: 34, race: 27, shaft: 15 },
  balls: 9,
};
const SHAFTS = [INPUT, OUTPUT];
const FOOT: readonly Point[] = points("70,388 70,356 118,330 430,330 500,356 500,388");
const CENTRE_DISTANCE = OUTPUT.x - INPUT.x;
const MODULE = (2 * CENTRE_DISTANCE) / (INPUT.teeth + OUTPUT.teeth);
/** Of a pitch; a quarter is without backlash, and the two lines of a contact have to fit in between. */
const HALF_TOOTH = 0.2;
/** Where the housing's straight sides touch its two rounds. */
const TANGENT_ANGLE = Math.acos((INPUT.r - OUTPUT.r) / CENTRE_DISTANCE);

export function housing(): Drawing {
  const bolts = around(13, [9, 4], [0.1, 0.25]);
  const [boltX, boltY] = bolts[12]!;
  return {
    ...shown(46, 14, 474, 432),
    body:
      polygon(FOOT, "ground") +
      line(60, 388, 510, 388, "thick") +
      each([100, 468], anchorHole) +
      stroke(hull(26), "ground-thick") +
      stroke(hull(21), "dimension") +
      stroke(hull(0)) +
      stroke(hull(13), "centre") +
      circles(bolts, 7.4, "ground") +
      circles(bolts, 4, "dimension") +
      each(SHAFTS, gear) +
      each(SHAFTS, bearing),
    notes:
      note.dimension([INPUT.x, 424], [OUTPUT.x, 424], "178.00 ±0.02") +
      line(INPUT.x, INPUT.y + 164, INPUT.x, 430, "dimension") +
      line(OUTPUT.x, OUTPUT.y + 118, OUTPUT.x, 430, "dimension") +
      note.leader([INPUT.x - 41, INPUT.y - 41], [132, 40], "Ø116 H7", 0) +
      note.leader([boltX + 5, boltY - 5], [448, 84], `${bolts.length}X M8`, 0),
    label: "Front elevation of a gearbox housing with two shafts, cover removed",
  };
}

const anchorHole = (x: number) =>
  stroke(`M${x - 10} 388V366M${x + 10} 388V366`, "hidden") + line(x, 350, x, 398, "centre");

/** Around both shafts, `offset` outside the bore; on each round so many steps, so far from its ends. */
function around(offset: number, [steps1, steps2]: Point, [off1, off2]: Point): Point[] {
  const angle = TANGENT_ANGLE;
  const [a, b] = [angle + off1, angle - off2];
  return [
    ...arcPoints(INPUT.x, INPUT.y, INPUT.r + offset, a, TAU - a, steps1),
    ...arcPoints(OUTPUT.x, OUTPUT.y, OUTPUT.r + offset, -b, b, steps2),
  ];
}

const hull = (offset: number) => path(around(offset, [60, 40], [0, 0]), true);

/** Tooth in gap: both wheels have one module, and their pitch circles touch. */
export const meshingGears = (): Point[][] => SHAFTS.map(gearTeeth);

function gearTeeth({ x, y, teeth, gearRotation }: Shaft): Point[] {
  const flank = involuteFlank(teeth, HALF_TOOTH);
  return gearOutline(x, y, teeth, (teeth * MODULE) / 2, MODULE, gearRotation, flank);
}

const gear = (shaft: Shaft) =>
  polygon(gearTeeth(shaft)) + circle(shaft.x, shaft.y, (shaft.teeth * MODULE) / 2, "centre");

function bearing({ x, y, r, bearing: { outer, race, shaft }, balls }: Shaft): string {
  const { rings, cross } = frame([x, y]);
  const ring = path(ringPoints(x, y, outer, 60), true) + path(ringPoints(x, y, race, 60), true);
  return (
    hatch(ring, 6, 45, boundsOfCircle(x, y, outer)) +
    rings([outer, shaft], "thick") +
    rings([race]) +
    rings([shaft - 4], "dimension") +
    circles(ringPoints(x, y, (race + shaft) / 2, balls), (race - shaft) / 2 - 3, "dimension") +
    cross(r + 40)
  );
}
