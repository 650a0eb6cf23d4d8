import type { Drawing } from "../drafting.ts";
import { columnsOf, corners, each, type Point, roundedRect, rowsOf } from "../geometry.ts";
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
const LID_THICKNESS = 9;
const CORNER = 12;
const BOSSES: readonly Point[] = [
  [18, 18],
  [LENGTH - 18, 18],
  [18, DEPTH - 20],
  [LENGTH - 20, DEPTH - 20],
];

/** A molded enclosure, its lid lifted along the four screws. */
export function enclosure(): Drawing {
  return {
    x: 24,
    y: 34,
    width: 434,
    height: 392,
    body: base() + bosses() + screwAxes() + lid(),
    notes: dimensions(),
    label: "Injection-molded enclosure with its lid lifted off",
  };
}

const outline = (inset: number) =>
  roundedRect(inset, inset, LENGTH - 2 * inset, DEPTH - 2 * inset, CORNER - inset, 6);

function base(): string {
  const slots = [84, 94, 104, 114, 124, 134].map((u) => corners(u, 14, u + 5, 32));
  const opening = roundedRect(26, 12, 38, 20, 2, 3);
  const glands = rowsOf([34, 70], [23]);
  return (
    plate(HEIGHT, HEIGHT, outline(0), {
      holes: [{ points: outline(WALL), depth: HEIGHT - 4 }],
      marks: [{ points: outline(WALL / 2), line: "dimension" }],
    }) +
    holesIn(
      view,
      "xz",
      DEPTH,
      [opening, ...slots].map((points) => ({ points, depth: 3 })),
    ) +
    holesIn(view, "yz", LENGTH, discs(glands, 9, { depth: 3 }))
  );
}

/** Their feet are behind the near walls: only as much of a boss is drawn as can be seen. */
function bosses(): string {
  return each(BOSSES, (place) => {
    const [u, v] = place;
    const seen = v < DEPTH / 2 && u < LENGTH / 2 ? 18 : 4;
    const holes = discs([place], 3, { depth: 8 });
    return plate(HEIGHT - 5, seen, { u, v, r: 7.5 }, { holes });
  });
}

const screwAxes = () => each(BOSSES, ([x, y]) => axis([x, y, HEIGHT - 5], [x, y, LID]));

function lid(): string {
  const window = roundedRect(38, 24, 62, 34, 3, 4);
  const buttons = columnsOf([126], [34, 54]);
  return (
    plate(LID, 5, outline(WALL / 2)) +
    plate(LID + LID_THICKNESS, LID_THICKNESS, outline(0), {
      holes: [
        ...discs(BOSSES, 3.2),
        { points: window, depth: 4 },
        ...discs(buttons, 6, { depth: 4 }),
      ],
      marks: [...discs(BOSSES, 6), { points: roundedRect(34, 20, 70, 42, 4, 4) }],
    })
  );
}

function dimensions(): string {
  const top = LID + LID_THICKNESS;
  const [u, v] = BOSSES[1] ?? [0, 0];
  return (
    overall([LENGTH, DEPTH], [22, 20]) +
    balloon([30, 52, top], [-62, -44], 1) +
    balloon([LENGTH, 20, 12], [34, -92], 2) +
    leader([u, v, top], [18, -66], "4X M4", 8)
  );
}
