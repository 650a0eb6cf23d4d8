import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { type Drawing, shown } from "../drafting.ts";
import { frame } from "../frames.ts";
import { each, type Point } from "../geometry.ts";
import { columnsOf, roundedRect, rowsOf, stepped, steppedUp } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";
import { discs, solid } from "../projection.ts";

/** Millimeters of the folded part: the base, and the flanges on its long sides. */
const BASE = { length: 150, width: 84 };
const FLANGE = 32;
const THICKNESS = 2;
const BEND_RADIUS = 2;
const K_FACTOR = 0.44;
const RELIEF = 8;
const CORNER = 12;
const FLANGE_HOLES = [28, 75, 122];
const FLANGE_HOLE_Y = 13;
const BASE_HOLES = rowsOf([16, 134], [-28, 28]);
const HOLE_RADIUS = 3.2;
/** Where a flange's edge begins and ends along the base. */
const [NEAR, FAR] = [RELIEF - 4, BASE.length - RELIEF + 4];

const SETBACK = BEND_RADIUS + THICKNESS;
const BEND_FROM = FLANGE - SETBACK;
const BEND_TO = BEND_FROM + (Math.PI / 2) * (BEND_RADIUS + K_FACTOR * THICKNESS);
const FLAT_WIDTH = BASE.width - 2 * SETBACK + 2 * BEND_TO;
const MIDDLE = FLAT_WIDTH / 2;

const note = lettered(17);
const SCALE = 1.86;
/** The blank, from its top left corner down. */
const { at, line, outline } = frame([24, 66], 1, -1, SCALE);

export function flatPattern(): Drawing {
  const [left, top] = at(0, 0);
  const [right, bottom] = at(BASE.length, FLAT_WIDTH);
  const [holeX, holeY] = at(FLANGE_HOLES[0]!, FLANGE_HOLE_Y);
  const bend = at(BASE.length - 36, (BEND_FROM + BEND_TO) / 2);
  const holes = `${2 * FLANGE_HOLES.length + BASE_HOLES.length}X Ø${2 * HOLE_RADIUS}`;
  const length = BASE.length.toFixed(1);
  return {
    ...shown(2, 14, 522, 446),
    body: blank() + folded(),
    notes:
      note.dimension([left, bottom - 40], [right, bottom - 40], length, 76, 46) +
      note.dimension([right - 8, top], [right - 8, bottom], FLAT_WIDTH.toFixed(1), -50) +
      note.leader(bend, [372, 40], ["UP 90°", `R${BEND_RADIUS}`], 30) +
      note.leader([holeX + 3, holeY - 5], [holeX + 34, 36], holes, 10) +
      note.text(446, 446, "FOLDED"),
    label: "Flat pattern of a sheet-metal tray with its bend lines, and the folded part",
  };
}

/** Half of the blank, from the top edge to its middle; the other half is its mirror image. */
function upperEdge(): Point[] {
  const [inner, outer] = [BEND_TO + RELIEF / 2, BEND_FROM - RELIEF / 2];
  return [
    ...steppedUp([0, MIDDLE], inner, RELIEF, outer, NEAR, CORNER),
    ...stepped([NEAR + CORNER, 0], FAR - CORNER),
    ...steppedUp([FAR, CORNER], outer, BASE.length - RELIEF, inner, BASE.length, MIDDLE),
  ];
}

function blank(): string {
  const lowerEdge = upperEdge().map(([x, y]): Point => [x, FLAT_WIDTH - y]);
  const holes = [
    ...columnsOf(FLANGE_HOLES, [FLANGE_HOLE_Y, FLAT_WIDTH - FLANGE_HOLE_Y]),
    ...baseHoles(MIDDLE),
  ];
  const places = holes.map((hole) => at(...hole));
  const bends = [BEND_FROM, BEND_TO, FLAT_WIDTH - BEND_TO, FLAT_WIDTH - BEND_FROM];
  return (
    outline([...upperEdge(), ...lowerEdge.toReversed()], "thick") +
    outline(opening(MIDDLE)) +
    circles(places, HOLE_RADIUS * SCALE) +
    each(bends, (y) => line(RELIEF, y, BASE.length - RELIEF, y, "hidden")) +
    line(-8, MIDDLE, BASE.length + 8, MIDDLE, "centre")
  );
}

/** In the base, whose middle is at y. */
const opening = (y: number) => roundedRect(40, y - 18, 70, 36, 8, 6);
const baseHoles = (y: number) => BASE_HOLES.map(([dx, dy]): Point => [dx, y + dy]);

function folded(): string {
  const { view, plate } = partInSpace(
    { yawDegrees: 34, pitchDegrees: 32, scale: 1.06, x: 366, y: 334 },
    17,
  );
  const { length, width } = BASE;
  const profile: Point[] = [
    ...stepped([NEAR, 0], FAR, FLANGE - CORNER),
    ...stepped([FAR - CORNER, FLANGE], NEAR + CORNER),
    [NEAR, FLANGE - CORNER],
  ];
  const holes = discs(columnsOf(FLANGE_HOLES, [FLANGE - FLANGE_HOLE_Y]), HOLE_RADIUS);
  const flange = (y: number) => solid(view, "xz", y, THICKNESS, profile, { holes });
  const base = roundedRect(0, THICKNESS, length, width - THICKNESS, 1, 2);
  return (
    flange(THICKNESS) +
    plate(THICKNESS, THICKNESS, base, {
      holes: [...discs(baseHoles(width / 2), HOLE_RADIUS), { points: opening(width / 2) }],
    }) +
    flange(width)
  );
}
