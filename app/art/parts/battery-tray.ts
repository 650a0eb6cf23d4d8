import { type Drawing, shown } from "../drafting.ts";
import { each, type Point, times } from "../geometry.ts";
import { corners, roundedRect, rowsOf, stepped, steppedUp } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";

const { plate, overall, leader, balloon } = partInSpace(
  { yawDegrees: 40, pitchDegrees: 34, scale: 1.56, x: 186, y: 132 },
  16.5,
);
const LENGTH = 176;
const DEPTH = 118;
const WALL = 5;
const FLOOR = 5;
const RIM = 30;
const CELL = { r: 10, top: 46, columns: 7, rows: 5 };
const LUGS = [26, LENGTH - 54];

/** A battery module: cylindrical cells in a welded tray, bus bars on the near rows. */
export const batteryTray = (): Drawing => ({
  ...shown(2, 22, 464, 346),
  // The two walls behind the cells; the two in front are drawn after them.
  body:
    plate(FLOOR, FLOOR, corners(0, 0, LENGTH, DEPTH)) +
    plate(RIM, RIM - FLOOR, stepped([0, 0], LENGTH, WALL, WALL, DEPTH, 0)) +
    each(cellPlaces(), cell) +
    plate(RIM, RIM, steppedUp([LENGTH, 0], DEPTH, 0, DEPTH - WALL, LENGTH - WALL, 0)) +
    each(LUGS, lug),
  notes:
    overall([LENGTH, DEPTH], [44, 24]) +
    leader([26 + 14, DEPTH + 15, 8], [-28, 64], "4X Ø8", 0) +
    each(cellPlaces().slice(0, 1), (place) => balloon([...place, CELL.top], [-60, -34], 1)) +
    balloon([LENGTH, 22, RIM * 0.5], [40, -66], 2),
  label: "Isometric drawing of a battery module tray with thirty-five cells",
});

/** The farthest first. */
function cellPlaces(): Point[] {
  const along = (length: number, count: number) =>
    times(count, (i) => WALL + ((i + 0.5) * (length - 2 * WALL)) / count);
  return rowsOf(along(LENGTH, CELL.columns), along(DEPTH, CELL.rows)).toSorted(
    (a, b) => a[0] + a[1] - b[0] - b[1],
  );
}

function cell([u, v]: Point): string {
  const marks = [
    { u, v, r: CELL.r - 2.4 },
    { u, v, r: 3.4, line: "object" as const },
  ];
  return plate(CELL.top, CELL.top - FLOOR, { u, v, r: CELL.r }, { marks });
}

/** By which the module is bolted down. */
const lug = (x: number) =>
  plate(8, 8, roundedRect(x, DEPTH, 28, 20, 4, 4), {
    holes: [{ u: x + 14, v: DEPTH + 11, r: 4 }],
  });
