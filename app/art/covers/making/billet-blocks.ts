import { stroke } from "#app/art/drafting.ts";
import { path, type Point } from "#app/art/geometry.ts";
import { camera, solid, type Camera } from "#app/art/projection.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, MID_X } from "../field.ts";

export const billetBlocks: Family = (random) =>
  framed(random, random.pick([stockYard, palletLoad])(random), 1.5);

const square = (x: number, y: number, width: number, depth = width): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** Saw-cut stock on a grid, some of it bored. */
function stockYard(random: SeededRandom): string {
  const across = random.int(3, 5);
  const unit = 200 / across;
  const heights = random.pick([
    [0, 18, 30, 30, 48, 66, 92],
    [0, 0, 24, 110],
    [12, 20, 28, 36],
  ]);
  const view = camera({
    yawDegrees: random.range(30, 60),
    pitchDegrees: random.range(26, 40),
    scale: random.range(1.25, 1.6),
    x: MID_X,
    y: random.range(170, 196),
  });

  let marks = "";
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < across; j++) {
      const [x, y] = [(i - across / 2) * unit, (j - across / 2) * unit];
      const profile = square(x + 2, y + 2, unit - 4);
      const height = random.pick(heights);
      if (height === 0) {
        marks += stroke(
          path(
            profile.map(([u, v]) => view.project([u, v, 0])),
            true,
          ),
          "dimension",
        );
        continue;
      }
      const bore = { u: x + unit / 2, v: y + unit / 2, r: unit * 0.28, depth: height * 0.6 };
      marks += solid(view, "xy", height, height, profile, { holes: random() < 0.35 ? [bore] : [] });
      if (random() < 0.4) marks += sawMarks(view, x + unit - 2, [y + 2, y + unit - 2], height);
    }
  }
  return marks;
}

function sawMarks(view: Camera, x: number, [from, to]: readonly [number, number], height: number) {
  let marks = "";
  for (let z = 6; z < height; z += 6) {
    marks += path([view.project([x, from, z]), view.project([x, to, z])]);
  }
  return stroke(marks, "hatch");
}

/** Cartons on a pallet; the load steps down towards the viewer. */
function palletLoad(random: SeededRandom): string {
  const view = camera({
    yawDegrees: random.range(20, 70),
    pitchDegrees: random.range(18, 38),
    scale: random.range(1.1, 1.7),
    x: MID_X + random.range(-8, 8),
    y: random.range(216, 240),
  });
  const [columns, rows] = random.pick([
    [2, 2],
    [3, 2],
    [3, 3],
    [2, 3],
  ] as const);
  const [width, depth] = [156 / columns, 132 / rows];
  const carton = random.range(30, 44);
  const [left, back] = [-78, -66];

  let marks = pallet(view, left, back);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const layers = Math.max(1, random.int(1, 4) - Math.floor((i + j) / 2));
      for (let layer = 0; layer < layers; layer++) {
        const top = 18 + (layer + 1) * carton;
        const [x, y] = [left + i * width, back + j * depth];
        marks += solid(view, "xy", top, carton, square(x + 1, y + 1, width - 2, depth - 2), {
          marks: [
            {
              points: square(x + width * 0.44, y + 1, width * 0.12, depth - 2),
              line: "dimension",
            },
          ],
        });
        marks += tape(view, [x + width * 0.44, x + width * 0.56], y + depth - 1, top, carton);
      }
    }
  }
  return marks;
}

/** Where the tape of the lid comes down the front. */
function tape(view: Camera, edges: readonly number[], y: number, top: number, height: number) {
  const drop = edges.map((x) =>
    path([view.project([x, y, top]), view.project([x, y, top - height * 0.4])]),
  );
  return stroke(drop.join(""), "dimension");
}

function pallet(view: Camera, left: number, back: number): string {
  let marks = "";
  for (const y of [back, back + 56, back + 112]) {
    marks += solid(view, "xy", 6, 6, square(left, y, 156, 20));
    for (const x of [left, left + 66, left + 132]) {
      marks += solid(view, "xy", 14, 8, square(x, y, 24, 20));
    }
  }
  return marks + solid(view, "xy", 18, 4, square(left, back, 156, 132), { line: "ground-thick" });
}
