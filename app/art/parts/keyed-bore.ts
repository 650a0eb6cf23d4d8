import { polygon } from "../drafting.ts";
import { type Point, TAU } from "../geometry.ts";
import { arcPoints } from "../outlines.ts";

/** A bore from the front, its keyway at the top. */
export function keyedBore([x, y]: Point, r: number, key: { half: number; top: number }): string {
  const from = Math.asin(key.half / r);
  const rim = arcPoints(x, y, r, from - TAU / 4, TAU * 0.75 - from, 40);
  return polygon([...rim, [x - key.half, y - key.top], [x + key.half, y - key.top]], "thick");
}
