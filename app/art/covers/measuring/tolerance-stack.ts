import { framed, settled, span, WIDTH } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { line, stroke } from "#app/art/drafting.ts";
import { path, rectangle, steppedUp, times } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

export const toleranceStack = settled((random) => framed(random, stackUp(random), 1.7));

/** Parts clamped side by side, with the chain of dimensions that closes the loop. */
function stackUp(random: SeededRandom): string {
  const count = random.int(4, 7);
  const [left, total] = [random.range(36, 70), random.range(350, 400)];
  const base = random.range(232, 262);
  const weights = times(count, () => random.range(0.5, 2));
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
    steppedUp([x, base], base - height, x + width * 0.55, base - height * 0.6, x + width, base),
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
