import { framed, MID_X, settled } from "../field.ts";
import { stroke } from "#app/art/drafting.ts";
import { corners, path, type Point } from "#app/art/geometry.ts";
import { camera, type Camera, solid } from "#app/art/projection.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

export const billetBlocks = settled((random) => framed(random, palletLoad(random), 1.5));

const square = (x: number, y: number, width: number, depth = width): Point[] =>
  corners(x, y, x + width, y + depth);

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
