import { circles, cutFace } from "#app/art/cut-faces.ts";
import { centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, polar, ringPoints, spline, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { HEIGHT, joinedOutline, MID_X, MID_Y, type Family } from "../field.ts";

export const scrollInvolute: Family = (random) =>
  random.pick([scrollPair, stringConstruction])(random);

/** The end of a taut string of the given roll angle, unwound from a circle about (x, y). */
function involute(x: number, y: number, base: number, roll: number, start: number): Point {
  const angle = roll + start;
  return [
    x + base * (Math.cos(angle) + roll * Math.sin(angle)),
    y + base * (Math.sin(angle) - roll * Math.cos(angle)),
  ];
}

/** Fixed and orbiting scroll of a compressor, the pockets between them closing. */
function scrollPair(random: SeededRandom): string {
  const base = random.range(8.5, 13);
  const turns = random.range(2.1, 2.7) * TAU;
  const wall = random.range(0.75, 1.05);
  const x = MID_X + random.pick([-1, 1]) * random.range(0, 90);
  const y = MID_Y + random.range(-14, 14);
  const orbit = base * (Math.PI - wall);
  const phase = random.range(0, TAU);

  const scroll = (cx: number, cy: number, start: number): string => {
    // Both flanks end on the same string, so that the wall is cut square.
    const flank = (shift: number) =>
      Array.from({ length: 28 }, (_, i) => {
        const angle = 1.4 + ((turns - 1.4) * i) / 27;
        return involute(cx, cy, base, angle - shift, start + shift);
      });
    return joinedOutline([spline(flank(wall / 2)), spline(flank(-wall / 2).toReversed())]);
  };
  const moving: Point = polar(x, y, orbit, phase);
  const rim = base * turns + 20;
  return [
    circle(x, y, rim + 14, "ground-thick"),
    circle(x, y, rim),
    circles(ringPoints(x, y, rim + 7, random.int(8, 14), phase), 3.4),
    cutFace(scroll(x, y, 0), { step: 7 }),
    stroke(scroll(...moving, Math.PI), "ground-thick"),
    circle(x, y, orbit, "centre"),
    circle(x, y, base * 0.9, "ground-thick"),
    centreMark(x, y, rim * 1.1, "dimension"),
  ].join("");
}

/** How an involute is drawn: tangents off the base circle, each longer than the last. */
function stringConstruction(random: SeededRandom): string {
  const base = random.range(36, 92);
  const x = MID_X + random.range(-100, 100);
  const y = MID_Y + random.range(-60, 60);
  const divisions = random.pick([12, 16, 24]);
  const most = random.range(0.45, 0.95) * TAU;
  const start = random.range(0, TAU);
  const strings = Math.floor((most * divisions) / TAU);
  const curve = (way: 1 | -1, from: number) =>
    Array.from({ length: 16 }, (_, i): Point => {
      const [u, v] = involute(0, 0, base, (most * i) / 15, 0);
      const [cos, sin] = [Math.cos(from), Math.sin(from)];
      return [x + u * cos - way * v * sin, y + u * sin + way * v * cos];
    });

  const tangents = Array.from({ length: strings + 1 }, (_, i) => {
    const roll = (i * TAU) / divisions;
    return path([polar(x, y, base, start + roll), involute(x, y, base, roll, start)]);
  });
  const touching = Array.from({ length: divisions }, (_, i) =>
    polar(x, y, base, start + (i * TAU) / divisions),
  );
  const ends = Array.from({ length: strings + 1 }, (_, i) =>
    involute(x, y, base, (i * TAU) / divisions, start),
  );
  const flanks = [0.5, 1, 1.5].map((turn) => spline(curve(-1, start + turn)));
  return [
    stroke(touching.map((point) => path([[x, y], point])).join(""), "hatch"),
    circle(x, y, base, "thick"),
    stroke(tangents.join("")),
    stroke(flanks.join(""), "dimension"),
    stroke(spline(curve(1, start)), "thick"),
    circles(ends, 4, "ground-thick"),
    circles(touching, 2.2, "arrow"),
    centreMark(x, y, Math.min(HEIGHT, base * 1.5)),
    line(x, y, ...polar(x, y, base * 3, start), "centre"),
    circle(x, y, base * 1.35, "centre"),
  ].join("");
}
