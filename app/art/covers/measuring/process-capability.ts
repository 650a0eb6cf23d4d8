import { framed, HEIGHT, settled, span, WIDTH } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { line, stroke } from "#app/art/drafting.ts";
import { type Point, spline, times } from "#app/art/geometry.ts";
import { rectangle } from "#app/art/outlines.ts";

const bell = (z: number) => Math.exp((-z * z) / 2);

/** Measured parts in classes, the curve through them, and the two limits they must keep. */
export const processCapability = settled((random) => {
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
  const lower = mean - sigma * random.range(1.7, 2.4);
  const upper = mean + sigma * random.range(1.7, 2.4);
  const at = (share: number) => left + (right - left) * share;

  const bars = times(classes, (i) => {
    const share = (i + 0.5) / classes;
    const height = Math.max(2, peak * density(share) * random.range(0.82, 1.1));
    const bar = rectangle(left + i * width + 1.5, foot - height, width - 3, height);
    if (share < lower || share > upper) return stroke(bar, "arrow");
    return i % 2 ? stroke(bar, "ground-thick") : cutFace(bar, { step: 8 });
  });
  const curve = times(25, (i): Point => [at(i / 24), foot - peak * density(i / 24)]);
  const drawn = [
    ...bars,
    line(0, foot, WIDTH, foot, "thick"),
    ...[lower, upper].map((limit) => line(at(limit), 18, at(limit), foot + 12, "hidden")),
    stroke(spline(curve), "thick"),
    line(at(mean), 12, at(mean), foot + 14, "centre"),
    span([at(lower), foot], [at(upper), foot], 26, 14),
  ].join("");
  return framed(random, drawn, 1.25);
});
