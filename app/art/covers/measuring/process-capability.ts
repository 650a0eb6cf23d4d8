import { framed, HEIGHT, settled, span, WIDTH } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { line, stroke } from "#app/art/drafting.ts";
import { type Point, spline, times } from "#app/art/geometry.ts";
import { rectangle } from "#app/art/outlines.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

export const processCapability = settled((random) => framed(random, histogram(random), 1.25));

const bell = (z: number) => Math.exp((-z * z) / 2);

/** Measured parts in classes, the curve through them, and the two limits they must keep. */
function histogram(random: SeededRandom): string {
  const classes = random.pick([8, 12, 17, 23]);
  const [left, right, foot] = [22, WIDTH - 22, HEIGHT - 44];
  const width = (right - left) / classes;
  const mean = random.range(0.4, 0.6);
  const sigma = random.range(0.09, 0.19);
  const peak = random.range(196, 222);
  // Two machines, or one: a second hump is a second machine.
  const second = random.pick([0, 0, random.range(0.45, 0.8)]);
  const away = random.pick([-1, 1]) * sigma * random.range(2.2, 2.8);
  const density = (share: number) =>
    Math.max(bell((share - mean) / sigma), second * bell((share - mean - away) / (sigma * 0.7)));
  const [lower, upper] = [
    mean - sigma * random.range(1.7, 2.4),
    mean + sigma * random.range(1.7, 2.4),
  ];
  const onSheet = (share: number): Point => [
    left + (right - left) * share,
    foot - peak * density(share),
  ];

  const bars = times(classes, (i) => {
    const share = (i + 0.5) / classes;
    const height = Math.max(2, peak * density(share) * random.range(0.82, 1.1));
    const bar = rectangle(left + i * width + 1.5, foot - height, width - 3, height);
    const isOutside = share < lower || share > upper;
    return isOutside
      ? stroke(bar, "arrow")
      : i % 2
        ? stroke(bar, "ground-thick")
        : cutFace(bar, { step: 8 });
  });
  const limits = [lower, upper].map((share) => left + (right - left) * share);
  const [from = left, to = right] = limits;
  return [
    ...bars,
    line(0, foot, WIDTH, foot, "thick"),
    ...limits.map((x) => line(x, 18, x, foot + 12, "hidden")),
    stroke(spline(times(25, (i) => onSheet(i / 24))), "thick"),
    line(left + (right - left) * mean, 12, left + (right - left) * mean, foot + 14, "centre"),
    span([from, foot], [to, foot], 26, 14),
  ].join("");
}
