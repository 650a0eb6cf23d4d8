import { cutRing, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { arcPoints, path, type Point } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, MID_X, MID_Y, viewed } from "../field.ts";

export const vernierCaliper: Family = (random) => random.pick([caliper, micrometer])(random);

/** Ticks along x from `from`, growing away from y; every fifth and tenth are longer. */
function graduation(from: number, y: number, pitch: number, count: number, height: number): string {
  let fine = "";
  let heavy = "";
  for (let i = 0; i <= count; i++) {
    const length = height * (i % 10 === 0 ? 1 : i % 5 === 0 ? 0.74 : 0.48);
    const tick = path([
      [from + i * pitch, y],
      [from + i * pitch, y + length],
    ]);
    if (i % 10 === 0) heavy += tick;
    else fine += tick;
  }
  return stroke(fine, "dimension") + stroke(heavy, "thick");
}

/** A caliper closed on a round part. */
function caliper(random: SeededRandom): string {
  const radius = random.range(40, 66);
  const open = radius * 2;
  const depth = radius + random.range(26, 40);
  const beam = 42;
  const jaw = 34;
  const pitch = random.range(7.5, 10);
  const fixed: Point[] = [
    [0, -beam],
    [-24, -beam - 40],
    [-32, -beam - 40],
    [-jaw - 14, -beam],
    [-jaw - 14, 0],
    [-jaw, 22],
    [-10, depth + 34],
    [0, depth + 34],
  ];
  const sliding: Point[] = [
    [open, depth + 34],
    [open + 10, depth + 34],
    [open + jaw, 26],
    [open + 150, 26],
    [open + 150, -beam - 14],
    [open + jaw, -beam - 14],
    [open + 34, -beam - 40],
    [open + 26, -beam - 40],
    [open, -beam - 4],
  ];
  const drawn = [
    stroke(rectangle(-jaw, -beam, 620, beam), "ground-thick"),
    graduation(open + 160, -4, pitch, 40, -26),
    graduation(6, -4, pitch, Math.floor((open - 10) / pitch), -26),
    stroke(path(fixed, true), "ground-thick"),
    stroke(path(sliding, true), "ground-thick"),
    stroke(rectangle(open + 14, -beam + 6, 122, beam - 4), "ground"),
    graduation(open + 20, 0, 5.5, 20, 18),
    graduation(open + 20, -beam + 12, pitch, Math.floor(112 / pitch), 20),
    line(open + 14, 0, open + 136, 0, "object"),
    circle(open + 92, -beam - 24, 10, "ground-thick"),
    cutRing(radius, depth - 14, radius, radius * 0.52, { step: 8 }),
    centreMark(radius, depth - 14, radius * 1.2),
  ].join("");
  // Both jaws and the whole part are on the sheet; only the beam runs out of it.
  const focus: Point = [radius + 40, (depth - 14 + radius - beam - 40) / 2];
  return viewed(drawn, focus, {
    degrees: random.range(-16, 16),
    scale: random.range(0.94, 1.04),
  });
}

/** A micrometer: frame, anvil, sleeve and a knurled thimble. */
function micrometer(random: SeededRandom): string {
  const gap = random.range(96, 140);
  const half = gap / 2;
  const throat = random.range(78, 108);
  const bar = random.range(26, 34);
  const opening = gap * random.range(0.3, 0.62);
  const sleeve = random.range(70, 96);
  const thimble = 112;

  const outer = arcPoints(0, 0, half + bar, Math.PI, 0, 28).map(([x, y]): Point => [
    x,
    (y * throat) / half,
  ]);
  const inner = arcPoints(0, 0, half, 0, Math.PI, 24).map(([x, y]): Point => [
    x,
    y * (throat / half) * 0.8,
  ]);
  const frame: Point[] = [
    [-half - bar, -20],
    ...outer,
    [half + bar, -20],
    [half, -20],
    ...inner,
    [-half, -20],
  ];
  const sleeveX = half + bar;
  const knurl = Array.from({ length: 9 }, (_, i) => {
    const x = sleeveX + sleeve + 60 + i * 6;
    return path([
      [x, -29],
      [x + 4, 29],
    ]);
  });
  const divisions = Array.from({ length: 12 }, (_, i) => {
    const y = -26 + i * 4.8;
    return path([
      [sleeveX + sleeve + 4, y],
      [sleeveX + sleeve + (i % 5 === 0 ? 22 : 14), y],
    ]);
  });
  const drawn = [
    stroke(path(frame, true), "ground-thick"),
    stroke(rectangle(-half, -10, half - opening / 2 - 6, 20), "ground-thick"),
    stroke(rectangle(opening / 2, -10, half - opening / 2 + 10, 20), "ground-thick"),
    stroke(rectangle(-opening / 2 - 6, -opening / 2, opening + 6, opening), "ground-thick"),
    line(-opening / 2 - 6, -opening / 2, opening / 2, opening / 2, "dimension"),
    line(-opening / 2 - 6, opening / 2, opening / 2, -opening / 2, "dimension"),
    stroke(rectangle(sleeveX, -19, sleeve + 10, 38), "ground-thick"),
    line(sleeveX, 0, sleeveX + sleeve, 0, "object"),
    graduation(sleeveX + 6, 0, 5, Math.floor((sleeve - 8) / 5), -14),
    stroke(
      path(
        [
          [sleeveX + sleeve, -22],
          [sleeveX + sleeve + 26, -30],
          [sleeveX + sleeve + thimble, -30],
          [sleeveX + sleeve + thimble, 30],
          [sleeveX + sleeve + 26, 30],
          [sleeveX + sleeve, 22],
        ],
        true,
      ),
      "ground-thick",
    ),
    stroke(divisions.join(""), "dimension"),
    stroke(knurl.join("")),
    stroke(rectangle(sleeveX + sleeve + thimble, -14, 30, 28), "ground-thick"),
    line(-half - bar - 16, 0, sleeveX + sleeve + thimble + 50, 0, "centre"),
    circle(0, throat * (1 + bar / half) - 20, 7),
  ].join("");
  const isClose = random() < 0.5;
  return viewed(drawn, isClose ? [sleeveX + sleeve, 0] : [120, 24], {
    at: [MID_X, MID_Y + random.range(-10, 16)],
    degrees: random.range(-40, 30),
    scale: isClose ? random.range(1.7, 2.5) : random.range(0.95, 1.2),
  });
}
