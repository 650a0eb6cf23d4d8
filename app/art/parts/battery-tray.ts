import type { Drawing } from "../drafting.ts";
import { corners, each, type Point, roundedRect, stepped, steppedUp, times } from "../geometry.ts";
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
const CELL = 10;
const CELL_TOP = 46;
const COLUMNS = 7;
const ROWS = 5;

/** A battery module: cylindrical cells in a welded tray, bus bars on the near rows. */
export function batteryTray(): Drawing {
  return {
    x: 2,
    y: 22,
    width: 464,
    height: 346,
    body: floor() + backWalls() + cells() + frontWalls() + lugs(),
    notes: dimensions(),
    label: "Isometric drawing of a battery module tray with thirty-five cells",
  };
}

const floor = () => plate(FLOOR, FLOOR, corners(0, 0, LENGTH, DEPTH));

/** The two walls behind the cells; the two in front are drawn after them. */
const backWalls = () => plate(RIM, RIM - FLOOR, stepped([0, 0], LENGTH, WALL, WALL, DEPTH, 0));

function frontWalls(): string {
  const [right, front] = [LENGTH - WALL, DEPTH - WALL];
  return plate(RIM, RIM, steppedUp([LENGTH, 0], DEPTH, 0, front, right, 0));
}

function cellPlaces(): Point[] {
  const pitchX = (LENGTH - 2 * WALL) / COLUMNS;
  const pitchY = (DEPTH - 2 * WALL) / ROWS;
  return times(COLUMNS * ROWS, (i): Point => [
    WALL + ((i % COLUMNS) + 0.5) * pitchX,
    WALL + (Math.floor(i / COLUMNS) + 0.5) * pitchY,
  ]).toSorted((a, b) => a[0] + a[1] - b[0] - b[1]);
}

function cells(): string {
  return each(cellPlaces(), ([u, v]) =>
    plate(
      CELL_TOP,
      CELL_TOP - FLOOR,
      { u, v, r: CELL },
      {
        marks: [
          { u, v, r: CELL - 2.4 },
          { u, v, r: 3.4, line: "object" },
        ],
      },
    ),
  );
}

/** Lugs on the long side, by which the module is bolted down. */
function lugs(): string {
  return each([26, LENGTH - 26 - 28], (x) =>
    plate(8, 8, roundedRect(x, DEPTH, 28, 20, 4, 4), {
      holes: [{ u: x + 14, v: DEPTH + 11, r: 4 }],
    }),
  );
}

function dimensions(): string {
  const [u, v] = cellPlaces()[0] ?? [0, 0];
  return (
    overall([LENGTH, DEPTH], [44, 24]) +
    leader([26 + 14, DEPTH + 15, 8], [-28, 64], "4X Ø8", 0) +
    balloon([u, v, CELL_TOP], [-60, -34], 1) +
    balloon([LENGTH, 22, RIM * 0.5], [40, -66], 2)
  );
}
