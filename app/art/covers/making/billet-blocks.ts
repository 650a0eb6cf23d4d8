import { framed, MID_X, settled } from "../field.ts";
import { stroke } from "#app/art/drafting.ts";
import { each, path, type Point, times } from "#app/art/geometry.ts";
import { corners } from "#app/art/outlines.ts";
import { camera, type Camera, solid } from "#app/art/projection.ts";

const PALLET = { left: -78, back: -66, width: 156, depth: 132, top: 18 };

const block = (x: number, y: number, width: number, depth: number): Point[] =>
  corners(x, y, x + width, y + depth);

/** Cartons on a pallet; the load steps down towards the viewer. */
export const billetBlocks = settled((random) => {
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
  const [width, depth] = [PALLET.width / columns, PALLET.depth / rows];
  const height = random.range(30, 44);
  const stacks = times(columns * rows, (at) => {
    const [i, j] = [Math.floor(at / rows), at % rows];
    const layers = Math.max(1, random.int(1, 4) - Math.floor((i + j) / 2));
    const [x, y] = [PALLET.left + i * width, PALLET.back + j * depth];
    // Taped over its lid and down the front.
    const [left, right, front] = [x + width * 0.44, x + width * 0.56, y + depth - 1];
    const marks = [{ points: corners(left, y + 1, right, front) }];
    return times(layers, (layer) => {
      const top = PALLET.top + (layer + 1) * height;
      const tape = each([left, right], (edge) =>
        path([view.project([edge, front, top]), view.project([edge, front, top - height * 0.4])]),
      );
      const carton = block(x + 1, y + 1, width - 2, depth - 2);
      return solid(view, "xy", top, height, carton, { marks }) + stroke(tape, "dimension");
    }).join("");
  });
  return framed(random, pallet(view) + stacks.join(""), 1.5);
});

function pallet(view: Camera): string {
  const { left, back, width, depth, top } = PALLET;
  const runner = (y: number) =>
    solid(view, "xy", 6, 6, block(left, y, width, 20)) +
    each([left, left + 66, left + 132], (x) => solid(view, "xy", 14, 8, block(x, y, 24, 20)));
  return (
    each([back, back + 56, back + 112], runner) +
    solid(view, "xy", top, 4, block(left, back, width, depth), { line: "ground-thick" })
  );
}
