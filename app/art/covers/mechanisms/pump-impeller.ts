import { cutRing, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, group, stroke } from "#app/art/drafting.ts";
import { path, polar, type Point, ringPoints, spline, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, HEIGHT, joinedOutline, MID_X, MID_Y } from "../field.ts";

export const pumpImpeller: Family = (random) => random.pick([scrollCase, bareRotor])(random);

interface Vanes {
  count: number;
  inner: number;
  outer: number;
  /** Blade angle from the circumference, in radians. */
  angle: number;
  /** Thickness as an angle. */
  thickness: number;
  start: number;
}

/** Vanes along logarithmic spirals, all bent against the rotation. */
function vaneOutlines(x: number, y: number, vanes: Vanes): string {
  const turn = Math.log(vanes.outer / vanes.inner) / Math.tan(vanes.angle);
  const flank = (from: number, lag: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => {
      const radius = vanes.inner * (vanes.outer / vanes.inner) ** (i / 6);
      return polar(x, y, radius, from + (turn * i) / 6 + lag * (1 - 0.4 * (i / 6)));
    });
  return Array.from({ length: vanes.count }, (_, i) => {
    const from = vanes.start + (i * TAU) / vanes.count;
    return stroke(
      path([...flank(from, 0), ...flank(from, vanes.thickness).toReversed()], true),
      "ground-thick",
    );
  }).join("");
}

/** The rotor in its volute, which widens to the delivery flange. */
function scrollCase(random: SeededRandom): string {
  const rotor = random.range(74, 104);
  const growth = random.range(0.55, 0.8);
  const wall = random.range(9, 14);
  const tongue = rotor * 1.1;
  const spiral = (offset: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const share = i / 24;
      return polar(0, 0, tongue * (1 + growth * share) + offset, share * TAU);
    });
  const [mouth, throat] = [tongue * (1 + growth), tongue];
  const outlet = 300;
  const outletOf = (offset: number): Point[] => [
    [mouth + offset, outlet],
    [throat - offset, outlet],
    [throat - offset, offset === 0 ? 0 : 30],
  ];
  const casing = joinedOutline([spline(spiral(wall)), path(outletOf(wall))]);
  const duct = joinedOutline([spline(spiral(0)), path(outletOf(0))]);
  const drawn = [
    stroke(casing, "ground-thick"),
    stroke(duct),
    circle(0, 0, rotor, "ground-thick"),
    circle(0, 0, rotor - 5, "dimension"),
    vaneOutlines(0, 0, {
      count: random.int(5, 8),
      inner: rotor * 0.34,
      outer: rotor * 0.95,
      angle: random.range(0.42, 0.7),
      thickness: random.range(0.14, 0.24),
      start: random.range(0, TAU),
    }),
    circle(0, 0, rotor * 0.34, "ground-thick"),
    cutRing(0, 0, rotor * 0.24, rotor * 0.12, { step: 6 }),
    centreMark(0, 0, mouth * 1.1),
    stroke(rectangle(throat - wall - 18, 112, mouth - throat + 2 * wall + 36, 13), "ground-thick"),
  ].join("");
  const turn = random.pick([0, 0, 90, -90, 180]);
  const flip = random() < 0.5 ? " scale(-1 1)" : "";
  const [x, y] = turn === 0 ? [MID_X, 150] : turn === 180 ? [MID_X, 170] : [MID_X, MID_Y];
  return group(drawn, `translate(${x} ${y}) rotate(${turn})${flip}`);
}

/** One open rotor, as large as the sheet or larger, with splitter vanes. */
function bareRotor(random: SeededRandom): string {
  const radius = random.range(140, 230);
  const x = MID_X + random.pick([-1, 1]) * random.range(0, 130);
  const y = radius > 165 ? random.pick([24, HEIGHT - 24]) : MID_Y;
  const count = random.int(6, 10);
  const angle = random.range(0.5, 0.95) * random.pick([1, -1]);
  const start = random.range(0, TAU);
  const hub = radius * random.range(0.2, 0.3);
  const vane = { count, angle, outer: radius * 0.96, thickness: 0.11 };
  // Splitters start half way out, half a pitch on, turned by what the long vane has turned there.
  const splitterInner = radius * 0.58;
  const lead = Math.log(splitterInner / hub) / Math.tan(angle);
  return [
    circle(x, y, radius, "ground-thick"),
    circle(x, y, radius - 7, "dimension"),
    vaneOutlines(x, y, { ...vane, inner: hub, start }),
    vaneOutlines(x, y, {
      ...vane,
      inner: splitterInner,
      thickness: 0.07,
      start: start + lead + Math.PI / count,
    }),
    circle(x, y, hub, "ground-thick"),
    cutRing(x, y, hub * 0.8, hub * 0.42, { step: 6 }),
    ...ringPoints(x, y, hub * 0.61, 4, start).map((hole) => circle(...hole, hub * 0.09, "ground")),
    centreMark(x, y, radius * 1.1),
  ].join("");
}
