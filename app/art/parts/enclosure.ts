import { balloon, leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import { line, type Drawing } from "../drafting.ts";
import { roundedRect, type Point } from "../geometry.ts";
import { camera, holesIn, solid, type Point3 } from "../projection.ts";

const LETTERING = 16.5;

const view = camera({ yawDegrees: 38, pitchDegrees: 36, scale: 1.58, x: 176, y: 240 });
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
  const slot = (u: number): Point[] => [
    [u, 14],
    [u + 5, 14],
    [u + 5, 32],
    [u, 32],
  ];
  const opening = roundedRect(26, 12, 38, 20, 2, 3);
  return (
    solid(view, "xy", HEIGHT, HEIGHT, outline(0), {
      holes: [{ points: outline(WALL), depth: HEIGHT - 4 }],
      marks: [{ points: outline(WALL / 2), line: "dimension" }],
    }) +
    holesIn(view, "xz", DEPTH, [
      { points: opening, depth: 3 },
      ...[84, 94, 104, 114, 124, 134].map((u) => ({ points: slot(u), depth: 3 })),
    ]) +
    holesIn(view, "yz", LENGTH, [
      { u: 34, v: 23, r: 9, depth: 3 },
      { u: 70, v: 23, r: 9, depth: 3 },
    ])
  );
}

/** Their feet are behind the near walls: only as much of a boss is drawn as can be seen. */
function bosses(): string {
  return BOSSES.map(([u, v]) => {
    const seen = v < DEPTH / 2 && u < LENGTH / 2 ? 18 : 4;
    return solid(
      view,
      "xy",
      HEIGHT - 5,
      seen,
      { u, v, r: 7.5 },
      { holes: [{ u, v, r: 3, depth: 8 }] },
    );
  }).join("");
}

function screwAxes(): string {
  const axis = (from: Point3, to: Point3) =>
    line(...view.project(from), ...view.project(to), "centre");
  return BOSSES.map(([x, y]) => axis([x, y, HEIGHT - 5], [x, y, LID])).join("");
}

function lid(): string {
  const window = roundedRect(38, 24, 62, 34, 3, 4);
  return (
    solid(view, "xy", LID, 5, outline(WALL / 2)) +
    solid(view, "xy", LID + LID_THICKNESS, LID_THICKNESS, outline(0), {
      holes: [
        ...BOSSES.map(([u, v]) => ({ u, v, r: 3.2 })),
        { points: window, depth: 4 },
        { u: 126, v: 34, r: 6, depth: 4 },
        { u: 126, v: 54, r: 6, depth: 4 },
      ],
      marks: [
        ...BOSSES.map(([u, v]) => ({ u, v, r: 6 })),
        { points: roundedRect(34, 20, 70, 42, 4, 4) },
      ],
    })
  );
}

function dimensions(): string {
  const measure = dimensionInSpace(view, LETTERING);
  const top = view.project([30, 52, LID + LID_THICKNESS]);
  const wall = view.project([LENGTH, 20, 12]);
  const [u, v] = BOSSES[1] ?? [0, 0];
  const screw = view.project([u, v, LID + LID_THICKNESS]);
  return (
    measure([0, DEPTH, 0], [LENGTH, DEPTH, 0], [0, 22, 0], LENGTH.toFixed(1)) +
    measure([LENGTH, DEPTH, 0], [LENGTH, 0, 0], [20, 0, 0], DEPTH.toFixed(1)) +
    balloon(top[0] - 62, top[1] - 44, 1, ...top, { r: 17, size: LETTERING }) +
    balloon(wall[0] + 34, wall[1] - 92, 2, ...wall, { r: 17, size: LETTERING }) +
    leader(...screw, screw[0] + 18, screw[1] - 66, "4X M4", { shelf: 8, size: LETTERING })
  );
}
