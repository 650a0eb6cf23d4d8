import { balloon, leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import type { Drawing } from "../drafting.ts";
import { roundedRect, type Point } from "../geometry.ts";
import { camera, solid } from "../projection.ts";

const LETTERING = 16.5;

const view = camera({ yawDegrees: 40, pitchDegrees: 34, scale: 1.56, x: 186, y: 132 });
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

function floor(): string {
  return solid(view, "xy", FLOOR, FLOOR, [
    [0, 0],
    [LENGTH, 0],
    [LENGTH, DEPTH],
    [0, DEPTH],
  ]);
}

/** The two walls behind the cells; the two in front are drawn after them. */
function backWalls(): string {
  return solid(view, "xy", RIM, RIM - FLOOR, [
    [0, 0],
    [LENGTH, 0],
    [LENGTH, WALL],
    [WALL, WALL],
    [WALL, DEPTH],
    [0, DEPTH],
  ]);
}

function frontWalls(): string {
  return solid(view, "xy", RIM, RIM, [
    [LENGTH, 0],
    [LENGTH, DEPTH],
    [0, DEPTH],
    [0, DEPTH - WALL],
    [LENGTH - WALL, DEPTH - WALL],
    [LENGTH - WALL, 0],
  ]);
}

function cellPlaces(): Point[] {
  const pitchX = (LENGTH - 2 * WALL) / COLUMNS;
  const pitchY = (DEPTH - 2 * WALL) / ROWS;
  return Array.from({ length: COLUMNS * ROWS }, (_, i): Point => [
    WALL + ((i % COLUMNS) + 0.5) * pitchX,
    WALL + (Math.floor(i / COLUMNS) + 0.5) * pitchY,
  ]).toSorted((a, b) => a[0] + a[1] - b[0] - b[1]);
}

function cells(): string {
  return cellPlaces()
    .map(([u, v]) =>
      solid(
        view,
        "xy",
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
    )
    .join("");
}

/** Lugs on the long side, by which the module is bolted down. */
function lugs(): string {
  return [26, LENGTH - 26 - 28]
    .map((x) =>
      solid(view, "xy", 8, 8, roundedRect(x, DEPTH, 28, 20, 4, 4), {
        holes: [{ u: x + 14, v: DEPTH + 11, r: 4 }],
      }),
    )
    .join("");
}

function dimensions(): string {
  const measure = dimensionInSpace(view, LETTERING);
  const lug = view.project([26 + 14, DEPTH + 15, 8]);
  const [u, v] = cellPlaces()[0] ?? [0, 0];
  const cell = view.project([u, v, CELL_TOP]);
  const wall = view.project([LENGTH, 22, RIM * 0.5]);
  return (
    measure([0, DEPTH, 0], [LENGTH, DEPTH, 0], [0, 44, 0], LENGTH.toFixed(1)) +
    measure([LENGTH, DEPTH, 0], [LENGTH, 0, 0], [24, 0, 0], DEPTH.toFixed(1)) +
    leader(...lug, lug[0] - 28, lug[1] + 64, "4X Ø8", { shelf: 0, size: LETTERING }) +
    balloon(cell[0] - 60, cell[1] - 34, 1, ...cell, { r: 17, size: LETTERING }) +
    balloon(wall[0] + 40, wall[1] - 66, 2, ...wall, { r: 17, size: LETTERING })
  );
}
