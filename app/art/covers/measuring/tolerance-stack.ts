import { cutFace, rectangle } from "#app/art/cut-faces.ts";
import { line, stroke } from "#app/art/drafting.ts";
import { path, type Point } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, MID_Y, span, WIDTH } from "../field.ts";

export const toleranceStack: Family = (random) =>
  framed(random, random.pick([stackUp, fitsLadder])(random), 1.7);

/** Parts clamped side by side, with the chain of dimensions that closes the loop. */
function stackUp(random: SeededRandom): string {
  const count = random.int(4, 7);
  const [left, total] = [random.range(36, 70), random.range(350, 400)];
  const base = random.range(232, 262);
  const weights = Array.from({ length: count }, () => random.range(0.5, 2));
  const sum = weights.reduce((a, b) => a + b, 0);

  let x = left;
  let parts = "";
  let chain = "";
  for (const [i, weight] of weights.entries()) {
    const width = (weight / sum) * total;
    const height = random.range(40, 148);
    const outline = random.pick([flatBlock, steppedBlock, chamferedBlock])(x, base, width, height);
    parts +=
      i % 3 === 2
        ? stroke(outline, "ground-thick")
        : cutFace(outline, { step: random.range(6, 9), angle: i % 2 ? 45 : -45 });
    chain += span(
      [x, base - height],
      [x + width, base - height],
      -(base - height - 34 - (i % 2) * 24),
    );
    x += width;
  }
  return [
    parts,
    chain,
    line(0, base, WIDTH, base, "thick"),
    span([left, base], [left + total, base], 34),
  ].join("");
}

type Block = (x: number, base: number, width: number, height: number) => string;

const flatBlock: Block = (x, base, width, height) => rectangle(x, base - height, width, height);

const steppedBlock: Block = (x, base, width, height) =>
  path(
    [
      [x, base],
      [x, base - height],
      [x + width * 0.55, base - height],
      [x + width * 0.55, base - height * 0.6],
      [x + width, base - height * 0.6],
      [x + width, base],
    ],
    true,
  );

const chamferedBlock: Block = (x, base, width, height) => {
  const cut = Math.min(14, width * 0.3);
  return path(
    [
      [x, base],
      [x, base - height + cut],
      [x + cut, base - height],
      [x + width - cut, base - height],
      [x + width, base - height + cut],
      [x + width, base],
    ],
    true,
  );
};

/** Limits and fits: hole zones step down through the zero line, shaft zones step up through it. */
function fitsLadder(random: SeededRandom): string {
  const columns = random.pick([5, 6, 8, 11, 14]);
  const pitch = (WIDTH - 60) / columns;
  const zero = MID_Y + random.range(-22, 22);
  const steepness = random.range(1.5, 2.6);
  const reach = random.range(92, 118);
  const zone = random.range(22, 40) * (columns < 8 ? 1.4 : 1);
  const deviation = (t: number) => Math.sign(t) * Math.abs(t) ** steepness * reach;

  let holes = "";
  let shafts = "";
  let risers = "";
  const corners: Point[] = [];
  for (let i = 0; i < columns; i++) {
    const t = (2 * i) / (columns - 1) - 1;
    const x = 30 + i * pitch;
    const half = pitch * 0.42;
    const holeTop = zero + deviation(t) - (t <= 0 ? zone * (1 + Math.abs(t)) : 0);
    const holeHeight = zone * (1 + Math.abs(t));
    holes += cutFace(rectangle(x, holeTop, half, holeHeight), { step: 6, edge: "object" });
    const shaftTop = zero - deviation(t) - (t <= 0 ? 0 : zone * 0.6);
    shafts += rectangle(x + half, shaftTop, half, zone * 0.6);
    corners.push([x + half / 2, holeTop + holeHeight / 2]);
    risers += path([
      [x + half * 1.5, shaftTop],
      [x + half * 1.5, zero],
    ]);
  }
  return [
    line(0, zero, WIDTH, zero, "thick"),
    stroke(path(corners), "centre"),
    stroke(risers, "dimension"),
    holes,
    stroke(shafts, "arrow"),
    line(14, 16, 14, HEIGHT - 16, "thick"),
  ].join("");
}
