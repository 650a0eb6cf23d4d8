import { type Family, MID_X, MID_Y, WIDTH } from "../field.ts";
import { circles } from "#app/art/cut-faces.ts";
import { hatch, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, polar, TAU, times } from "#app/art/geometry.ts";
import { boundsOfCircle, ringPoints } from "#app/art/outlines.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

const SIDES = 6;
const RINGS = 5;

/** Six scores of a supplier as a polygon on six graduated axes, beside smaller ones of others. */
export const scorePolygon: Family = (random) => {
  const radius = random.range(132, 142);
  const x = MID_X - random.range(60, 84);
  const others = [MID_Y - 78, MID_Y + 78].map((y) =>
    chart(random, [WIDTH - random.range(88, 98), y], radius * 0.46, false),
  );
  return chart(random, [x, MID_Y], radius, true) + others.join("");
};

function chart(random: SeededRandom, middle: Point, radius: number, isGraduated: boolean): string {
  const ring = (r: number) => path(ringPoints(...middle, r, SIDES, -TAU / 4), true);
  const angles = times(SIDES, (index) => (index * TAU) / SIDES - TAU / 4);
  const spokes = angles.map((angle) => {
    const spoke = line(...middle, ...polar(...middle, radius + 12, angle));
    return isGraduated ? spoke + divisions(middle, radius, angle) : spoke;
  });
  const corners = angles.map((angle) => polar(...middle, radius * random.range(0.5, 0.97), angle));
  const outline = path(corners, true);
  return [
    stroke(times(RINGS, (index) => ring((radius * (index + 1)) / RINGS)).join(""), "dimension"),
    ...spokes,
    hatch(outline, isGraduated ? 9 : 6, 45, boundsOfCircle(...middle, radius)),
    stroke(ring(radius * 0.75), "hidden"),
    stroke(outline, "thick"),
    circles(corners, isGraduated ? 5.5 : 3, "ground-thick"),
  ].join("");
}

/** Twenty divisions of an axis, every fifth of them longer. */
function divisions(middle: Point, radius: number, angle: number): string {
  const marks = times(20, (index) => {
    const at = polar(...middle, (radius * (index + 1)) / 20, angle);
    const half = index % 5 === 4 ? 6 : 3;
    return path([polar(...at, half, angle + TAU / 4), polar(...at, -half, angle + TAU / 4)]);
  });
  return stroke(marks.join(""), "dimension");
}
