import { type Drawing, shown } from "../drafting.ts";
import { each, type Point, times } from "../geometry.ts";
import { columnsOf, corners, roundedRect, rowsOf } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";
import { discs, holesIn } from "../projection.ts";

const { view, plate, axis, overall, leader, balloon } = partInSpace(
  { yawDegrees: 38, pitchDegrees: 36, scale: 1.58, x: 176, y: 240 },
  16.5,
);
const LENGTH = 164;
const DEPTH = 104;
const HEIGHT = 44;
const WALL = 5;
const LID = 120;
const LID_TOP = LID + 9;
const CORNER = 12;
const BOSSES: readonly Point[] = [
  [18, 18],
  [LENGTH - 18, 18],
  [18, DEPTH - 20],
  [LENGTH - 20, DEPTH - 20],
];

export const enclosure = (): Drawing => ({
  ...shown(24, 34, 434, 392),
  body:
    base() +
    each(BOSSES, boss) +
    each(BOSSES, ([x, y]) => axis([x, y, HEIGHT - 5], [x, y, LID])) +
    lid(),
  notes:
    overall([LENGTH, DEPTH], [22, 20]) +
    balloon([30, 52, LID_TOP], [-62, -44], 1) +
    balloon([LENGTH, 20, 12], [34, -92], 2) +
    leader([LENGTH - 18, 18, LID_TOP], [18, -66], "4X M4", 8),
  label: "Injection-molded enclosure with its lid lifted off",
});

const outline = (inset: number) =>
  roundedRect(inset, inset, LENGTH - 2 * inset, DEPTH - 2 * inset, CORNER - inset, 6);

function base(): string {
  const slots = times(6, (i) => corners(84 + i * 10, 14, 89 + i * 10, 32));
  const openings = [roundedRect(26, 12, 38, 20, 2, 3), ...slots].map((points) => ({
    points,
    depth: 3,
  }));
  const glands = rowsOf([34, 70], [23]);
  return (
    plate(HEIGHT, HEIGHT, outline(0), {
      holes: [{ points: outline(WALL), depth: HEIGHT - 4 }],
      marks: [{ points: outline(WALL / 2) }],
    }) +
    holesIn(view, "xz", DEPTH, openings) +
    holesIn(view, "yz", LENGTH, discs(glands, 9, { depth: 3 }))
  );
}

/** Its foot is behind the near walls: only as much of a boss is drawn as can be seen. */
function boss([u, v]: Point): string {
  const seen = v < DEPTH / 2 && u < LENGTH / 2 ? 18 : 4;
  return plate(HEIGHT - 5, seen, { u, v, r: 7.5 }, { holes: [{ u, v, r: 3, depth: 8 }] });
}

const lid = () =>
  plate(LID, 5, outline(WALL / 2)) +
  plate(LID_TOP, LID_TOP - LID, outline(0), {
    holes: [
      ...discs(BOSSES, 3.2),
      { points: roundedRect(38, 24, 62, 34, 3, 4), depth: 4 },
      ...discs(columnsOf([126], [34, 54]), 6, { depth: 4 }),
    ],
    marks: [...discs(BOSSES, 6), { points: roundedRect(34, 20, 70, 42, 4, 4) }],
  });
