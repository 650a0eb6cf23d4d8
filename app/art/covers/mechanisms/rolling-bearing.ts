import { cutFace, cutRing, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { path, polar, ringPoints, roundedRect, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, MID_X, MID_Y, WIDTH } from "../field.ts";

export const rollingBearing: Family = (random) =>
  framed(random, random.pick([arrangement, frontView])(random), 1.5);

/** Bearings side by side between housing and shaft, above the axis. */
function arrangement(random: SeededRandom): string {
  const isRoller = random() < 0.5;
  const count = random.int(1, 3);
  const width = (isRoller ? 1.25 : 1) * random.range(82, 108) * (count === 1 ? 1.5 : 1);
  const gap = random.range(18, 44);
  const inner = random.range(HEIGHT - 96, HEIGHT - 70);
  const outer = inner - random.range(124, 156);
  const ring = (inner - outer) * 0.27;
  const start = random.range(40, WIDTH - 60 - count * width - (count - 1) * gap);
  const middle = (inner + outer) / 2;
  const ball = (inner - outer) * 0.31;

  const bearings = Array.from({ length: count }, (_, i) => {
    const left = start + i * (width + gap);
    const x = left + width / 2;
    const rings = [outer, inner - ring].map((top, k) =>
      cutFace(path(roundedRect(left, top, width, ring, 6, 3), true), {
        step: 7,
        angle: k ? 45 : -45,
      }),
    );
    const element = isRoller
      ? stroke(
          path(roundedRect(x - width * 0.34, middle - ball, width * 0.68, 2 * ball, 5, 2), true),
          "ground-thick",
        )
      : circle(x, middle, ball, "ground-thick") + circle(x, middle, ball * 0.8, "dimension");
    return rings.join("") + element + centreMark(x, middle, ball * 1.3);
  });
  const shoulder = start + count * width + (count - 1) * gap;
  return [
    cutFace(rectangle(-10, -10, WIDTH + 20, outer + 10), { step: 14 }),
    stroke(rectangle(-10, inner, WIDTH + 20, HEIGHT), "ground-thick"),
    cutFace(rectangle(shoulder, outer, WIDTH, ring * 0.7), { step: 14 }),
    stroke(rectangle(shoulder, inner - ring * 0.7, WIDTH, HEIGHT), "ground-thick"),
    line(-10, inner + 14, shoulder, inner + 14, "dimension"),
    ...bearings,
    line(0, HEIGHT - 16, WIDTH, HEIGHT - 16, "centre"),
  ].join("");
}

/** The whole bearing from the front, cage and all. */
function frontView(random: SeededRandom): string {
  const radius = random.range(130, 220);
  const x = MID_X + random.pick([-1, 1]) * random.range(0, 120);
  const y =
    MID_Y + random.pick([-1, 1]) * (radius > 165 ? random.range(80, 120) : random.range(0, 24));
  const balls = random.int(8, 13);
  const pitch = radius * 0.72;
  const ball = Math.min(radius * 0.15, (pitch * Math.PI) / balls - 5);
  const start = random.range(0, TAU);

  const cage = Array.from({ length: balls }, (_, i) => {
    const [from, to] = [start + (i * TAU) / balls, start + ((i + 1) * TAU) / balls];
    const edge = (ball + 4) / pitch;
    const arc = (r: number) =>
      path(
        Array.from({ length: 5 }, (_, k) =>
          polar(x, y, r, from + edge + ((to - from - 2 * edge) * k) / 4),
        ),
      );
    return arc(pitch - ball * 0.36) + arc(pitch + ball * 0.36);
  });
  return [
    cutRing(x, y, radius, radius * 0.86, { step: 9 }),
    circle(x, y, radius * 0.86, "ground-thick"),
    circle(x, y, pitch, "centre"),
    stroke(cage.join("")),
    ...ringPoints(x, y, pitch, balls, start).map(
      (place) =>
        circle(...place, ball, "ground-thick") + circle(...place, ball * 0.62, "dimension"),
    ),
    cutRing(x, y, radius * 0.565, radius * 0.42, { step: 9, angle: -45 }),
    circle(x, y, radius * 0.42, "ground-thick"),
    circle(x, y, radius * 0.38, "dimension"),
    centreMark(x, y, radius * 1.12),
  ].join("");
}
