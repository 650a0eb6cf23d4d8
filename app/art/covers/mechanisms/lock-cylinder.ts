import { circles, cutRing } from "#app/art/cut-faces.ts";
import { centreMark, circle, group, line, stroke } from "#app/art/drafting.ts";
import { arcPoints, path, polar, ringPoints, roundedRect, TAU } from "#app/art/geometry.ts";
import { pinTumblerSection, roundBow } from "#app/art/pin-tumbler-section.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, MID_X, MID_Y, placed, viewed } from "../field.ts";

export const lockCylinder: Family = (random) => random.pick([pinTumbler, vaultDoor])(random);

function pinTumbler(random: SeededRandom): string {
  const pins = random.int(4, 6);
  const pitch = random.range(42, 56);
  const left = random.range(140, 170);
  const shear = random.range(152, 166);
  const cuts = Array.from({ length: pins }, () => random.int(0, 4) * 8);
  const lock = pinTumblerSection({
    left,
    shear,
    pitch,
    cuts,
    bow: random.pick([roundBow, squareBow]),
  });
  // The whole lock, or close up on some of the pins.
  const isWhole = random() < 0.4;
  const scale = isWhole ? random.range(0.94, 1.06) : random.range(1.3, 2.4);
  const focusX = isWhole ? MID_X : left + pins * pitch * random.range(0.1, 0.9);
  const focusY = isWhole ? MID_Y : shear + random.range(-40, 50);
  return viewed(lock, [focusX, focusY], {
    degrees: random.pick([0, random.range(-24, 24)]),
    scale,
  });
}

const squareBow = (x: number, y: number) =>
  stroke(path(roundedRect(x - 62, y - 56, 124, 112, 16, 4), true), "ground-thick") +
  stroke(path(roundedRect(x - 46, y - 26, 34, 52, 12, 4), true), "thick") +
  line(x + 6, y - 40, x + 6, y + 40, "dimension") +
  line(x + 16, y - 40, x + 16, y + 40, "dimension");

/** A round door with its bolts thrown. */
function vaultDoor(random: SeededRandom): string {
  const isWhole = random() < 0.25;
  const radius = isWhole ? random.range(84, 112) : random.range(150, 260);
  const x = MID_X + random.pick([-1, 1]) * random.range(10, isWhole ? 110 : 170);
  const y = MID_Y + (isWhole ? 0 : random.pick([-1, 1]) * random.range(60, 150));
  const bolts = random.pick([8, 10, 12, 16]);
  const start = random.range(0, TAU);
  const spokes = random.pick([3, 4, 5]);
  const wheel = radius * 0.36;
  const bolt =
    stroke(
      path(roundedRect(radius * 0.62, -radius * 0.055, radius * 0.5, radius * 0.11, 4, 2), true),
      "ground-thick",
    ) + line(radius * 0.62, 0, radius * 1.1, 0, "dimension");
  const lugs = Array.from({ length: bolts }, (_, i) =>
    group(bolt, placed(x, y, ((start + (i * TAU) / bolts) * 360) / TAU)),
  );
  const grips = ringPoints(x, y, wheel, spokes, start).map((end) => {
    const grip = polar(...end, 17, Math.atan2(end[1] - y, end[0] - x));
    return line(x, y, ...grip, "thick") + circle(...grip, 8, "ground-thick");
  });
  const dial = polar(x, y, radius * 0.52, start + 0.4);
  const ticks = ringPoints(...dial, radius * 0.11, 20).map((from, i) =>
    path([from, ringPoints(...dial, radius * 0.085, 20)[i] ?? from]),
  );
  return [
    cutRing(x, y, radius * 1.34, radius * 1.04, { step: 11 }),
    circle(x, y, radius * 1.04, "ground-thick"),
    ...lugs,
    circle(x, y, radius, "thick"),
    circle(x, y, radius * 0.7, "ground-thick"),
    circles(ringPoints(x, y, radius * 0.645, bolts * 2, start), radius * 0.022),
    stroke(path(arcPoints(x, y, radius * 0.58, start + 1, start + 5, 40)), "dimension"),
    circle(...dial, radius * 0.14, "ground-thick"),
    stroke(ticks.join(""), "dimension"),
    circle(...dial, radius * 0.04, "arrow"),
    circle(x, y, wheel, "thick"),
    circle(x, y, wheel - 7, "object"),
    ...grips,
    circle(x, y, 14, "ground-thick"),
    circle(x, y, 5, "arrow"),
    centreMark(x, y, radius * 1.46, "centre"),
  ].join("");
}
