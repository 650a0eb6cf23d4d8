import { centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, spline } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { HEIGHT, WIDTH, type Family } from "../field.ts";
import { contourLines, heightField, sampled } from "./height-field.ts";

export const surfaceMap: Family = (random) => random.pick([contourSheet, profileSheet])(random);

/** Lines of equal height over the whole field, every fourth one drawn heavy. */
function contourSheet(random: SeededRandom): string {
  const { at, summit } = heightField(random, random.int(3, 6), [46, 120]);
  const levels = random.int(9, 14);
  const field = sampled(at, 10);
  const heights = field.rows.flat();
  const [low, high] = [Math.min(...heights), Math.max(...heights)];

  let fine = "";
  let heavy = "";
  for (let i = 1; i < levels; i++) {
    const curves = contourLines(field, low + ((high - low) * i) / levels);
    const data = curves.map((curve) => path(curve)).join("");
    if (i % 4 === 0) heavy += data;
    else fine += data;
  }
  return (
    stroke(fine, "dimension") +
    stroke(heavy, "thick") +
    centreMark(...summit, 26, "object") +
    circle(...summit, 9, "ground-thick") +
    circle(...summit, 2.5, "arrow")
  );
}

/** The same kind of surface, traced line by line by a probe and stacked to the horizon. */
function profileSheet(random: SeededRandom): string {
  const { at, summit } = heightField(random, random.int(8, 12), [24, 52]);
  const rows = random.int(15, 22);
  const horizon = random.range(64, 110);
  const relief = random.range(64, 96);
  const shear = random.range(-3, 3);
  const column = 24;
  const probed = Math.round((summit[1] / HEIGHT) * (rows - 1));

  let marks = "";
  let probe: Point = [0, 0];
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1);
    const base = horizon + depth * (HEIGHT + 20 - horizon);
    const profile: Point[] = [];
    for (let x = -column; x <= WIDTH + column; x += column) {
      profile.push([x, base - Math.max(0, at(x + shear * row, depth * HEIGHT)) * relief]);
    }
    const below = `L${WIDTH + column} ${HEIGHT + 40}L${-column} ${HEIGHT + 40}Z`;
    marks += stroke(spline(profile) + below, row === probed ? "ground-thick" : "ground");
    if (row === probed) {
      const x = summit[0] - shear * row;
      probe = [x, base - Math.max(0, at(...summit)) * relief];
    }
  }
  const [x, y] = probe;
  return (
    marks +
    line(x, 0, x, y - 12) +
    circle(x, y - 8, 8, "ground-thick") +
    circle(x, y - 8, 2, "arrow")
  );
}
