import { type Family, MID_X, MID_Y, WIDTH } from "../field.ts";
import { circle, hatch, line, stroke } from "#app/art/drafting.ts";
import {
  boundsOfCircle,
  path,
  type Point,
  polar,
  ringPoints,
  TAU,
  times,
} from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

const SIDES = 6;
const UP = -TAU / 4;
const RINGS = 5;

/** Six scores of a supplier as a polygon on six graduated axes, beside smaller ones of others. */
export const scorePolygon: Family = (random) => {
  const radius = random.range(132, 142);
  const x = MID_X - random.range(60, 84);
  const others = [MID_Y - 78, MID_Y + 78].map((y) =>
    chart(random, WIDTH - random.range(88, 98), y, radius * 0.46, "plain"),
  );
  return chart(random, x, MID_Y, radius, "graduated") + others.join("");
};

function chart(
  random: SeededRandom,
  x: number,
  y: number,
  radius: number,
  axes: "graduated" | "plain",
): string {
  const isGraduated = axes === "graduated";
  const rings = times(RINGS, (index) =>
    path(ringPoints(x, y, (radius * (index + 1)) / RINGS, SIDES, UP), true),
  );
  const spokes = times(SIDES, (index) => {
    const angle = UP + (index * TAU) / SIDES;
    return (
      line(x, y, ...polar(x, y, radius + 12, angle)) +
      (isGraduated ? ticks(x, y, radius, angle) : "")
    );
  });
  const scores = times(SIDES, () => random.range(0.5, 0.97));
  const corners = scores.map((score, index) =>
    polar(x, y, radius * score, UP + (index * TAU) / SIDES),
  );
  const target = path(ringPoints(x, y, radius * 0.75, SIDES, UP), true);
  const outline = path(corners, true);
  const step = isGraduated ? 9 : 6;
  return [
    stroke(rings.join(""), "dimension"),
    ...spokes,
    hatch(outline, step, 45, boundsOfCircle(x, y, radius)),
    stroke(target, "hidden"),
    stroke(outline, "thick"),
    ...corners.map((corner) => circle(...corner, isGraduated ? 5.5 : 3, "ground-thick")),
  ].join("");
}

/** Twenty divisions of an axis, every fifth of them longer. */
function ticks(x: number, y: number, radius: number, angle: number): string {
  const marks = times(20, (index) => {
    const at = (radius * (index + 1)) / 20;
    const [cx, cy]: Point = polar(x, y, at, angle);
    const half = index % 5 === 4 ? 6 : 3;
    return path([polar(cx, cy, half, angle + TAU / 4), polar(cx, cy, -half, angle + TAU / 4)]);
  });
  return stroke(marks.join(""), "dimension");
}
