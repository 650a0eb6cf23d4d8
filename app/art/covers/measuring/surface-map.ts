import { settled } from "../field.ts";
import { contourLines, heightField, sampled } from "./height-field.ts";
import { centreMark, circle, graduated } from "#app/art/drafting.ts";
import { each, path } from "#app/art/geometry.ts";

/** Lines of equal height over the whole field, every fourth one drawn heavy. */
export const surfaceMap = settled((random) => {
  const { at, summit } = heightField(random, random.int(3, 6));
  const levels = random.int(9, 14);
  const field = sampled(at, 10);
  const heights = field.rows.flat();
  const [low, high] = [Math.min(...heights), Math.max(...heights)];

  const level = (i: number) =>
    each(contourLines(field, low + ((high - low) * (i + 1)) / levels), (curve) => path(curve));
  return (
    graduated(levels - 1, (i) => i % 4 === 3, level) +
    centreMark(...summit, 26, "object") +
    circle(...summit, 9, "ground-thick") +
    circle(...summit, 2.5, "arrow")
  );
});
