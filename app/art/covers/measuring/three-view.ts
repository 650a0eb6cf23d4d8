import { type Family, HEIGHT, MID_X, viewed, WIDTH } from "../field.ts";
import { glassBox } from "./glass-box.ts";
import { line } from "#app/art/drafting.ts";
import { frame } from "#app/art/frames.ts";
import { type Point, times } from "#app/art/geometry.ts";
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
  const narrowed = radii.map((radius, i) => radius * taper[i]!);
  const profile = radii.flatMap((radius, i): Point[] => [
    [i * step, radius],
    [(i + 1) * step, narrowed[i]!],
  ]);
  const side = frame([left, axis]);
  const below = frame([left, axis], 1, -1);
  const end = frame([WIDTH - 20 - largest, axis]);
  const [endX] = end.at(0, 0);
  const drawn = [
    end.rings([largest], "ground-thick"),
    ...radii.map((radius, i) =>
      line(...side.at(i * step, radius), endX, axis - radius, "dimension"),
    ),
    end.rings(radii, "thick"),
    end.holes({ circle: largest * 0.84, count: random.int(3, 8), r: 6 }),
    end.rings([bore], "ground-thick"),
    side.cut([[0, bore], ...profile, [length, bore]], { step: 8 }),
    below.run([[0, 0], ...profile, [length, 0]], "thick"),
    ...radii
      .slice(1)
      .map((radius, i) =>
        below.across([(i + 1) * step], 0, Math.max(radius, narrowed[i]!), "thick"),
      ),
    end.cross(largest * 1.14),
    side.axis(-18, length + 18),
  ].join("");
  // Aslant, both views stay on a sheet that is cropped to nearly a square.
  const degrees = random.pick([-1, 1]) * random.range(28, 34);
  return viewed(drawn, [MID_X, axis], { degrees, scale: 0.79 });
}
