import { type Family, HEIGHT, MID_X, viewed, WIDTH } from "../field.ts";
import { glassBox } from "./glass-box.ts";
import { circles, cutFace } from "#app/art/cut-faces.ts";
import { centreMark, circle, line, polyline } from "#app/art/drafting.ts";
import { path, type Point, ringPoints, times } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

export const threeView: Family = (random) => random.pick([turnedPart, glassBox])(random);

/** A turned part: half of it in section, its end view beside it on the same axis. */
function turnedPart(random: SeededRandom): string {
  const axis = HEIGHT / 2;
  const steps = random.int(3, 6);
  const left = 24;
  const length = random.range(206, 226);
  const flange = random.int(0, steps - 1);
  const radii = times(steps, (i) => (i === flange ? random.range(90, 98) : random.range(38, 76)));
  const largest = Math.max(...radii);
  const bore = random.range(14, 24);
  const step = length / steps;
  const taper = radii.map(() => random.pick([1, 1, 0.72]));
  const upper = radii.flatMap((radius, i): Point[] => [
    [left + i * step, axis - radius],
    [left + (i + 1) * step, axis - radius * (taper[i] ?? 1)],
  ]);
  const section = path([[left, axis - bore], ...upper, [left + length, axis - bore]], true);
  const lower = upper.map(([x, y]): Point => [x, 2 * axis - y]);
  const endX = WIDTH - 20 - largest;
  const drawn = [
    circle(endX, axis, largest, "ground-thick"),
    ...radii.map((radius, i) =>
      line(left + i * step, axis - radius, endX, axis - radius, "dimension"),
    ),
    ...radii.map((radius) => circle(endX, axis, radius, "thick")),
    circles(ringPoints(endX, axis, largest * 0.84, random.int(3, 8)), 6),
    circle(endX, axis, bore, "ground-thick"),
    cutFace(section, { step: 8 }),
    polyline([[left, axis], ...lower, [left + length, axis]], "thick"),
    ...radii.slice(1).map((radius, i) => {
      const reach = Math.max(radius, (radii[i] ?? 0) * (taper[i] ?? 1));
      return line(left + (i + 1) * step, axis, left + (i + 1) * step, axis + reach, "thick");
    }),
    centreMark(endX, axis, largest * 1.14),
    line(left - 18, axis, left + length + 18, axis, "centre"),
  ].join("");
  // Aslant, both views stay on a sheet that is cropped to nearly a square.
  const degrees = random.pick([-1, 1]) * random.range(28, 34);
  return viewed(drawn, [MID_X, axis], { degrees, scale: 0.79 });
}
