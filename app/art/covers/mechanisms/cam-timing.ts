import { circles, cutRing } from "#app/art/cut-faces.ts";
import { centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { arcPoints, path, polar, type Point, spline, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, MID_X, MID_Y, WIDTH } from "../field.ts";

export const camTiming: Family = (random) =>
  random.pick([genevaDrive, camWithDiagram, camByInversion])(random);

/** A wheel that turns by one slot for each turn of the driver. */
function genevaDrive(random: SeededRandom): string {
  const slots = random.pick([4, 5, 6, 8]);
  const centres = random.range(200, 290);
  const half = Math.PI / slots;
  const crank = centres * Math.sin(half);
  const rim = centres * Math.cos(half);
  const lock = crank * 0.76;
  const slotWidth = crank * 0.13;
  const bottom = centres - crank - slotWidth;
  const x = WIDTH - random.range(90, 170) - (slots > 5 ? 0 : 20);
  const y = MID_Y + random.range(-30, 30);
  const facing = Math.PI;

  // Where the locking circle cuts the rim, seen from the driver.
  const bite = Math.acos((centres ** 2 + lock ** 2 - rim ** 2) / (2 * centres * lock));
  const outline = Array.from({ length: slots }, (_, i): Point[] => {
    const middle = facing + (i * TAU) / slots;
    const [lockX, lockY] = polar(x, y, centres, middle);
    const slotAngle = middle + half;
    const edge = slotWidth / rim;
    const end = polar(x, y, bottom + slotWidth, slotAngle);
    return [
      ...arcPoints(lockX, lockY, lock, middle + Math.PI + bite, middle + Math.PI - bite, 9),
      polar(x, y, rim, slotAngle - edge),
      ...arcPoints(...end, slotWidth, slotAngle - TAU / 4, slotAngle - (3 * TAU) / 4, 6),
      polar(x, y, rim, slotAngle + edge),
    ];
  }).flat();
  const driver = polar(x, y, centres, facing);
  const pinAngle = random.range(1.9, 4.4);
  const pin = polar(...driver, crank, facing + pinAngle);
  const arm = [
    ...arcPoints(
      ...pin,
      slotWidth * 1.7,
      facing + pinAngle - TAU / 4,
      facing + pinAngle + TAU / 4,
      8,
    ),
    ...arcPoints(
      ...driver,
      lock * 0.42,
      facing + pinAngle + TAU / 4,
      facing + pinAngle + (3 * TAU) / 4,
      8,
    ),
  ];
  return [
    circle(...driver, crank, "centre"),
    circle(...driver, lock - 3, "ground-thick"),
    stroke(path(outline, true), "ground-thick"),
    circle(x, y, rim * 0.3),
    circle(x, y, rim * 0.14, "thick"),
    stroke(path(arm, true), "ground-thick"),
    circle(...pin, slotWidth * 0.92, "arrow"),
    circle(...driver, lock * 0.2, "thick"),
    centreMark(...driver, crank * 1.12),
    centreMark(x, y, rim * 1.08),
  ].join("");
}

/** Rise, dwell and return as shares of a turn; cycloidal, so that nothing jerks. */
function lift(share: number, rise: number, dwell: number, fall: number): number {
  const ease = (t: number) => t - Math.sin(TAU * t) / TAU;
  if (share < rise) return ease(share / rise);
  if (share < rise + dwell) return 1;
  if (share < rise + dwell + fall) return 1 - ease((share - rise - dwell) / fall);
  return 0;
}

/** Radius of the pitch curve by share of the turn. */
type CamLaw = (share: number) => number;

function camLaw(random: SeededRandom, base: number, travel: number, lobes: number): CamLaw {
  const rise = random.range(0.25, 0.38);
  const dwell = random.range(0.04, 0.2);
  const fall = random.range(0.22, 0.34);
  return (share) => base + travel * lift((share * lobes) % 1, rise, dwell, fall);
}

const camProfile = (x: number, y: number, radiusAt: CamLaw, inset = 0) =>
  Array.from({ length: 48 }, (_, i) =>
    polar(x, y, radiusAt(i / 48) - inset, (i * TAU) / 48 - TAU / 4),
  );

/** A cam, its roller, and the displacement diagram that it was laid out from. */
function camWithDiagram(random: SeededRandom): string {
  const base = random.range(40, 62);
  const travel = random.range(40, 66);
  const lobes = random.pick([1, 1, 2, 3]);
  const stations = random.pick([12, 16, 24]);
  const [x, y] = [random.range(96, 150), random.range(180, 226)];
  const radiusAt = camLaw(random, base, travel, lobes);
  const roller = 13;
  const axis = y - base - roller;

  const [left, right] = [Math.max(262, x + base + travel + 14), WIDTH - 24];
  const onDiagram = (share: number): Point => [
    left + (right - left) * share,
    axis - (radiusAt(share) - base),
  ];
  const curve = Array.from({ length: 49 }, (_, i) => onDiagram(i / 48));
  const ordinates = Array.from({ length: stations + 1 }, (_, i) => onDiagram(i / stations));
  const spokes = Array.from({ length: stations }, (_, i) =>
    path([[x, y], polar(x, y, base + travel + 10, (i * TAU) / stations - TAU / 4)]),
  );
  const levels = ordinates.slice(1, 5).map(([end, level]) =>
    path([
      [x, level],
      [end, level],
    ]),
  );
  const drawn = [
    stroke(spokes.join(""), "hatch"),
    circle(x, y, base + travel, "centre"),
    stroke(spline(camProfile(x, y, radiusAt), true), "ground-thick"),
    circle(x, y, base, "hidden"),
    stroke(levels.join(""), "dimension"),
    stroke(
      path([
        [x - 9, -10],
        [x - 9, axis - 10],
        [x + 9, axis - 10],
        [x + 9, -10],
      ]),
      "ground-thick",
    ),
    circle(x, axis, roller, "ground-thick"),
    circle(x, axis, 3, "arrow"),
    circle(x, y, 15, "ground-thick"),
    centreMark(x, y, base + travel + 18),
    stroke(
      ordinates
        .map(([px, py]) =>
          path([
            [px, axis + 8],
            [px, py],
          ]),
        )
        .join(""),
      "dimension",
    ),
    line(left - 10, axis, right + 10, axis),
    line(left, axis - travel - 20, left, axis + 10),
    stroke(spline(curve), "thick"),
    circles(ordinates, 3.4, "ground-thick"),
  ].join("");
  return framed(random, drawn, 1.5);
}

/** The cam held still and the roller carried round it: the curve that all its places touch. */
function camByInversion(random: SeededRandom): string {
  const base = random.range(96, 150);
  const travel = base * random.range(0.4, 0.8);
  const roller = random.range(14, 22);
  const stations = random.pick([24, 30, 36]);
  const x = MID_X + random.pick([-1, 1]) * random.range(20, 110);
  const y = MID_Y + random.pick([-1, 1]) * random.range(10, 90);
  const radiusAt = camLaw(random, base, travel, random.pick([1, 1, 2]));
  const places = Array.from({ length: stations }, (_, i) =>
    polar(x, y, radiusAt(i / stations), (i * TAU) / stations - TAU / 4),
  );
  return [
    circle(x, y, base, "centre"),
    circle(x, y, base + travel, "centre"),
    stroke(places.map((place) => path([[x, y], place])).join(""), "hatch"),
    stroke(spline(camProfile(x, y, radiusAt, roller), true), "ground-thick"),
    stroke(spline(camProfile(x, y, radiusAt), true), "hidden"),
    circles(places, roller, "dimension"),
    circles(places, 2.2, "arrow"),
    circle(...(places[0] ?? [x, y]), roller, "ground-thick"),
    circle(x, y, base * 0.3, "ground-thick"),
    cutRing(x, y, base * 0.3, base * 0.17, { step: 7 }),
    centreMark(x, y, base + travel + 24),
  ].join("");
}
