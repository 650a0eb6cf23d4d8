import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import type { Drawing } from "../drafting.ts";
import { frame } from "../frames.ts";
import {
  columnsOf,
  each,
  type Point,
  roundedRect,
  rowsOf,
  stepped,
  steppedUp,
} from "../geometry.ts";
import { partInSpace } from "../part-in-space.ts";
import { discs, solid } from "../projection.ts";

const note = lettered(17);

/** Millimeters of the folded part: the base, and the flanges on its long sides. */
const BASE = { length: 150, width: 84 };
const FLANGE = 32;
const THICKNESS = 2;
const BEND_RADIUS = 2;
const K_FACTOR = 0.44;

const BEND_ALLOWANCE = (Math.PI / 2) * (BEND_RADIUS + K_FACTOR * THICKNESS);
const SETBACK = BEND_RADIUS + THICKNESS;
const FLAT_FLANGE = FLANGE - SETBACK;
const FLAT_WIDTH = BASE.width - 2 * SETBACK + 2 * (FLAT_FLANGE + BEND_ALLOWANCE);

const SCALE = 1.86;
const FLAT_ORIGIN: Point = [24, 66];
const RELIEF = 8;
const CORNER = 12;

/** A sheet-metal bracket: the blank with its bend lines, and what is folded from it. */
export function flatPattern(): Drawing {
  return {
    x: 2,
    y: 14,
    width: 522,
    height: 446,
    body: blank() + folded(),
    notes: dimensions(),
    label: "Flat pattern of a sheet-metal tray with its bend lines, and the folded part",
  };
}

/** The blank, from its top left corner down. */
const { at, line, outline } = frame(FLAT_ORIGIN, 1, -1, SCALE);
const BEND_FROM = FLAT_FLANGE;
const BEND_TO = FLAT_FLANGE + BEND_ALLOWANCE;

/** Half of the blank, from the top edge to its middle; the other half is its mirror image. */
function upperEdge(): Point[] {
  const { length } = BASE;
  const [near, far] = [RELIEF - 4, length - RELIEF + 4];
  const [inner, outer] = [BEND_TO + RELIEF / 2, BEND_FROM - RELIEF / 2];
  return [
    ...steppedUp([0, FLAT_WIDTH / 2], inner, RELIEF, outer, near, CORNER),
    [near + CORNER, 0],
    [far - CORNER, 0],
    ...steppedUp([far, CORNER], outer, length - RELIEF, inner, length, FLAT_WIDTH / 2),
  ];
}

const FLANGE_HOLES = [28, 75, 122];
const FLANGE_HOLE_Y = 13;
const BASE_HOLES = rowsOf([16, 134], [-28, 28]);

function blank(): string {
  const mirror = ([x, y]: Point): Point => [x, FLAT_WIDTH - y];
  const lowerEdge = upperEdge().map(mirror).toReversed();
  const middle = FLAT_WIDTH / 2;
  const holes = [
    ...columnsOf(FLANGE_HOLES, [FLANGE_HOLE_Y, FLAT_WIDTH - FLANGE_HOLE_Y]),
    ...BASE_HOLES.map(([dx, dy]): Point => [dx, middle + dy]),
  ];
  const bends = [BEND_FROM, BEND_TO, FLAT_WIDTH - BEND_TO, FLAT_WIDTH - BEND_FROM];
  return (
    outline([...upperEdge(), ...lowerEdge], "thick") +
    outline(roundedRect(40, middle - 18, 70, 36, 8, 6)) +
    circles(
      holes.map((hole) => at(...hole)),
      3.2 * SCALE,
    ) +
    each(bends, (y) => line(RELIEF, y, BASE.length - RELIEF, y, "hidden")) +
    line(-8, middle, BASE.length + 8, middle, "centre")
  );
}

function folded(): string {
  const { view, plate } = partInSpace(
    { yawDegrees: 34, pitchDegrees: 32, scale: 1.06, x: 366, y: 334 },
    17,
  );
  const { length, width } = BASE;
  const [near, far] = [RELIEF - 4, length - RELIEF + 4];
  const profile: Point[] = [
    ...stepped([near, 0], far, FLANGE - CORNER),
    [far - CORNER, FLANGE],
    [near + CORNER, FLANGE],
    [near, FLANGE - CORNER],
  ];
  const holes = discs(columnsOf(FLANGE_HOLES, [FLANGE - FLANGE_HOLE_Y]), 3.2);
  const baseHoles = BASE_HOLES.map(([dx, dy]): Point => [dx, width / 2 + dy]);
  return (
    solid(view, "xz", THICKNESS, THICKNESS, profile, { holes }) +
    plate(THICKNESS, THICKNESS, roundedRect(0, THICKNESS, length, width - THICKNESS, 1, 2), {
      holes: [...discs(baseHoles, 3.2), { points: roundedRect(40, width / 2 - 18, 70, 36, 8, 6) }],
    }) +
    solid(view, "xz", width, THICKNESS, profile, { holes })
  );
}

function dimensions(): string {
  const [left, top] = at(0, 0);
  const [right, bottom] = at(BASE.length, FLAT_WIDTH);
  const bend = at(BASE.length - 36, (BEND_FROM + BEND_TO) / 2);
  const [holeX, holeY] = at(FLANGE_HOLES[0] ?? 0, FLANGE_HOLE_Y);
  const holeCount = 2 * FLANGE_HOLES.length + BASE_HOLES.length;
  return (
    note.dimension([left, bottom - 40], [right, bottom - 40], BASE.length.toFixed(1), 76, {
      gap: 46,
    }) +
    note.dimension([right - 8, top], [right - 8, bottom], FLAT_WIDTH.toFixed(1), -50) +
    note.leader(bend, [372, 40], ["UP 90°", `R${BEND_RADIUS}`], 30) +
    note.leader([holeX + 3, holeY - 5], [holeX + 34, 36], `${holeCount}X Ø6.4`, 10) +
    note.text(446, 446, "FOLDED")
  );
}
