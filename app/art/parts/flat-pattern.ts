import { dimension, leader } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { line, stroke, text, type Drawing } from "../drafting.ts";
import { path, roundedRect, type Point } from "../geometry.ts";
import { camera, solid } from "../projection.ts";

const LETTERING = 17;

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

const onSheet = ([x, y]: Point): Point => [FLAT_ORIGIN[0] + x * SCALE, FLAT_ORIGIN[1] + y * SCALE];
const BEND_FROM = FLAT_FLANGE;
const BEND_TO = FLAT_FLANGE + BEND_ALLOWANCE;

/** Half of the blank, from the top edge to its middle; the other half is its mirror image. */
function upperEdge(): Point[] {
  const { length } = BASE;
  return [
    [0, FLAT_WIDTH / 2],
    [0, BEND_TO + RELIEF / 2],
    [RELIEF, BEND_TO + RELIEF / 2],
    [RELIEF, BEND_FROM - RELIEF / 2],
    [RELIEF - 4, BEND_FROM - RELIEF / 2],
    [RELIEF - 4, CORNER],
    [RELIEF - 4 + CORNER, 0],
    [length - RELIEF + 4 - CORNER, 0],
    [length - RELIEF + 4, CORNER],
    [length - RELIEF + 4, BEND_FROM - RELIEF / 2],
    [length - RELIEF, BEND_FROM - RELIEF / 2],
    [length - RELIEF, BEND_TO + RELIEF / 2],
    [length, BEND_TO + RELIEF / 2],
    [length, FLAT_WIDTH / 2],
  ];
}

const FLANGE_HOLES = [28, 75, 122];
const FLANGE_HOLE_Y = 13;
const BASE_HOLES: readonly (readonly [dx: number, dy: number])[] = [
  [16, -28],
  [134, -28],
  [16, 28],
  [134, 28],
];

function blank(): string {
  const mirror = ([x, y]: Point): Point => [x, FLAT_WIDTH - y];
  const outline = [...upperEdge(), ...upperEdge().map(mirror).toReversed()].map(onSheet);
  const middle = FLAT_WIDTH / 2;
  const holes = [
    ...FLANGE_HOLES.flatMap((x): Point[] => [
      [x, FLANGE_HOLE_Y],
      [x, FLAT_WIDTH - FLANGE_HOLE_Y],
    ]),
    ...BASE_HOLES.map(([dx, dy]): Point => [dx, middle + dy]),
  ].map(onSheet);
  const bend = (y: number) => {
    const [x1, sheetY] = onSheet([RELIEF, y]);
    const [x2] = onSheet([BASE.length - RELIEF, y]);
    return line(x1, sheetY, x2, sheetY, "hidden");
  };
  const window = roundedRect(40, middle - 18, 70, 36, 8, 6).map(onSheet);
  const [axisFrom, axisY] = onSheet([-8, middle]);
  const [axisTo] = onSheet([BASE.length + 8, middle]);
  return (
    stroke(path(outline, true), "thick") +
    stroke(path(window, true)) +
    circles(holes, 3.2 * SCALE) +
    [BEND_FROM, BEND_TO, FLAT_WIDTH - BEND_TO, FLAT_WIDTH - BEND_FROM].map(bend).join("") +
    line(axisFrom, axisY, axisTo, axisY, "centre")
  );
}

function folded(): string {
  const view = camera({ yawDegrees: 34, pitchDegrees: 32, scale: 1.06, x: 366, y: 334 });
  const { length, width } = BASE;
  const profile: Point[] = [
    [RELIEF - 4, 0],
    [length - RELIEF + 4, 0],
    [length - RELIEF + 4, FLANGE - CORNER],
    [length - RELIEF + 4 - CORNER, FLANGE],
    [RELIEF - 4 + CORNER, FLANGE],
    [RELIEF - 4, FLANGE - CORNER],
  ];
  const holes = FLANGE_HOLES.map((u) => ({ u, v: FLANGE - FLANGE_HOLE_Y, r: 3.2 }));
  return (
    solid(view, "xz", THICKNESS, THICKNESS, profile, { holes }) +
    solid(
      view,
      "xy",
      THICKNESS,
      THICKNESS,
      roundedRect(0, THICKNESS, length, width - THICKNESS, 1, 2),
      {
        holes: [
          ...BASE_HOLES.map(([dx, dy]) => ({ u: dx, v: width / 2 + dy, r: 3.2 })),
          { points: roundedRect(40, width / 2 - 18, 70, 36, 8, 6) },
        ],
      },
    ) +
    solid(view, "xz", width, THICKNESS, profile, { holes })
  );
}

function dimensions(): string {
  const [left, top] = onSheet([0, 0]);
  const [right, bottom] = onSheet([BASE.length, FLAT_WIDTH]);
  const [bendX, bendY] = onSheet([BASE.length - 36, (BEND_FROM + BEND_TO) / 2]);
  const [holeX, holeY] = onSheet([FLANGE_HOLES[0] ?? 0, FLANGE_HOLE_Y]);
  const holeCount = 2 * FLANGE_HOLES.length + BASE_HOLES.length;
  return (
    dimension(left, bottom - 40, right, bottom - 40, BASE.length.toFixed(1), {
      offset: 76,
      gap: 46,
      size: LETTERING,
    }) +
    dimension(right - 8, top, right - 8, bottom, FLAT_WIDTH.toFixed(1), {
      offset: -50,
      size: LETTERING,
    }) +
    leader(bendX, bendY, 372, 40, ["UP 90°", `R${BEND_RADIUS}`], { shelf: 30, size: LETTERING }) +
    leader(holeX + 3, holeY - 5, holeX + 34, 36, `${holeCount}X Ø6.4`, {
      shelf: 10,
      size: LETTERING,
    }) +
    text(446, 446, "FOLDED", { size: LETTERING })
  );
}
