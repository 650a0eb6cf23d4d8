import { lettered } from "../annotations.ts";
import { circle, type Drawing, hatch, polygon, shown } from "../drafting.ts";
import { each, path, type Point, TAU } from "../geometry.ts";
import { arcPoints, corners, ringPoints, stepped } from "../outlines.ts";

const note = lettered(23);
const [LEFT, TOP, WIDTH, HEIGHT] = [150, 70, 640, 560];

/** A blank on the plate: its outline, and the holes that are cut with it. */
interface Blank {
  outline: Point[];
  holes: { x: number; y: number; r: number }[];
}

/** A plate of sheet metal with its blanks nested on it. What is hatched between them is offcut. */
export function nestedPlate(): Drawing {
  const plate: Point[] = corners(LEFT, TOP, LEFT + WIDTH, TOP + HEIGHT);
  const outlines = blanks.map(({ outline }) => outline);
  return {
    ...shown(24, 0, 786, 680),
    body:
      hatch(
        each([plate, ...outlines], (points) => path(points, true)),
        10,
      ) +
      polygon(plate, "thick") +
      each(outlines, (outline) => polygon(outline, "ground-thick")) +
      each(blanks, ({ holes }) => each(holes, ({ x, y, r }) => circle(x, y, r))),
    notes:
      note.dimension([LEFT, TOP], [LEFT + WIDTH, TOP], "100%", -34) +
      note.leader([LEFT + 8, TOP + 330], [LEFT - 20, TOP + 372], "offcut", 8, { dot: true }),
    label: "Plate with nested blanks, the offcut between them hatched",
  };
}

const bracket = (x: number, y: number, width: number, height: number, leg: number): Blank => ({
  outline: stepped([x, y], x + width, y + leg, x + leg, y + height, x),
  holes: [
    { x: x + leg / 2, y: y + leg / 2, r: 17 },
    { x: x + width - 34, y: y + leg / 2, r: 13 },
    { x: x + leg / 2, y: y + height - 30, r: 13 },
  ],
});

const gasket = (x: number, y: number, r: number): Blank => ({
  outline: ringPoints(x, y, r, 48),
  holes: [
    { x, y, r: r * 0.5 },
    ...ringPoints(x, y, r * 0.76, 6, 0.4).map(([u, v]) => ({ x: u, y: v, r: r * 0.09 })),
  ],
});

function lug(x: number, y: number, length: number, width: number): Blank {
  const r = width / 2;
  const middle = y + r;
  return {
    outline: [
      ...arcPoints(x + r, middle, r, TAU * 0.25, TAU * 0.75, 20),
      [x + length, middle - r * 0.45],
      [x + length, middle + r * 0.45],
    ],
    holes: [
      { x: x + r, y: middle, r: r * 0.45 },
      { x: x + length - 34, y: middle, r: r * 0.2 },
    ],
  };
}

const fork = (x: number, y: number, width: number, height: number): Blank => ({
  outline: stepped([x, y], x + width, y + 104, x + width * 0.62, y + height, x),
  holes: [
    { x: x + width * 0.31, y: y + 52, r: 22 },
    { x: x + width * 0.31, y: y + height - 40, r: 13 },
  ],
});

/** Half a turn about a point, as a nester does to use the plate. */
const turned = ({ outline, holes }: Blank, x: number, y: number): Blank => ({
  outline: outline.map(([px, py]): Point => [2 * x - px, 2 * y - py]),
  holes: holes.map((hole) => ({ ...hole, x: 2 * x - hole.x, y: 2 * y - hole.y })),
});

const blanks: Blank[] = [
  bracket(170, 90, 230, 190, 78),
  turned(bracket(262, 182, 230, 190, 78), 377, 277),
  gasket(330, 232, 44),
  gasket(590, 170, 84),
  gasket(728, 146, 50),
  gasket(730, 252, 40),
  lug(176, 392, 300, 96),
  lug(176, 506, 300, 96),
  fork(510, 290, 130, 296),
  gasket(640, 450, 38),
  turned(fork(640, 310, 130, 296), 705, 458),
];
