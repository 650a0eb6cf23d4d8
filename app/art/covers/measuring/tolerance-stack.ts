import { framed, settled, span, WIDTH } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { line, polygon } from "#app/art/drafting.ts";
import { type Point, times } from "#app/art/geometry.ts";
import { corners, stepped, steppedUp } from "#app/art/outlines.ts";

/** Parts clamped side by side, with the chain of dimensions that closes the loop. */
export const toleranceStack = settled((random) => {
  const count = random.int(4, 7);
  const [left, total] = [random.range(36, 70), random.range(350, 400)];
  const base = random.range(232, 262);
  const weights = times(count, () => random.range(0.5, 2));
  const sum = weights.reduce((a, b) => a + b, 0);

  let x = left;
  let parts = "";
  let chain = "";
  for (const [i, weight] of weights.entries()) {
    const right = x + (weight / sum) * total;
    const top = base - random.range(40, 148);
    const outline = random.pick([flat, shouldered, chamfered])(x, base, right, top);
    parts +=
      i % 3 === 2
        ? polygon(outline, "ground-thick")
        : cutFace(outline, { step: random.range(6, 9), angle: i % 2 ? 45 : -45 });
    chain += span([x, top], [right, top], 34 + (i % 2) * 24 - top);
    x = right;
  }
  const whole = span([left, base], [left + total, base], 34);
  return framed(random, parts + chain + line(0, base, WIDTH, base, "thick") + whole, 1.7);
});

type Block = (left: number, base: number, right: number, top: number) => Point[];

const flat: Block = (left, base, right, top) => corners(left, top, right, base);

const shouldered: Block = (left, base, right, top) =>
  steppedUp(
    [left, base],
    top,
    left + (right - left) * 0.55,
    base + (top - base) * 0.6,
    right,
    base,
  );

const chamfered: Block = (left, base, right, top) => {
  const cut = Math.min(14, (right - left) * 0.3);
  return [
    ...steppedUp([left, base], top + cut),
    ...stepped([left + cut, top], right - cut),
    ...steppedUp([right, top + cut], base),
  ];
};
