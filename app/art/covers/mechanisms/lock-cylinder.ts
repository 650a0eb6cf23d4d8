import { circles, cutFace, cutRing, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, group, line, stroke } from "#app/art/drafting.ts";
import {
  arcPoints,
  path,
  type Point,
  polar,
  ringPoints,
  roundedRect,
  TAU,
} from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, MID_X, MID_Y, placed, viewed } from "../field.ts";

export const lockCylinder: Family = (random) => random.pick([pinTumbler, vaultDoor])(random);

/** A section through a pin tumbler lock with its key in. */
export interface PinTumbler {
  left: number;
  /** Height of the line between plug and body. */
  shear: number;
  /** Distance from pin to pin. */
  pitch: number;
  /** How deep the key is cut under each pin. */
  cuts: readonly number[];
  bow(x: number, y: number): string;
}

const PLUG = 92;

/** Pins at the shear line, held there by the one key that fits. */
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

export function pinTumblerSection({ left, shear, pitch, cuts, bow }: PinTumbler): string {
  const right = left + cuts.length * pitch + 26;
  const keyTop = shear + 34;
  const bore = pitch * 0.5;
  const pinX = cuts.map((_, i) => left + 30 + i * pitch);

  const stacks = cuts.map((cut, i) => {
    const x = pinX[i] ?? 0;
    const seat = keyTop + cut;
    const driver = 24 + (i % 2) * 8;
    const keyPin: Point[] = [
      [x - bore / 2 + 2, shear],
      [x + bore / 2 - 2, shear],
      [x + bore / 2 - 2, seat - 8],
      [x, seat],
      [x - bore / 2 + 2, seat - 8],
    ];
    const spring = Array.from({ length: 9 }, (_, k): Point => [
      x + (k % 2 ? 1 : -1) * (bore / 2 - 4),
      shear - driver - (k * (shear - driver - 42)) / 8,
    ]);
    return [
      stroke(rectangle(x - bore / 2, 36, bore, keyTop - 36 + 40), "ground-thick"),
      stroke(path(spring)),
      stroke(rectangle(x - bore / 2 + 2, shear - driver, bore - 4, driver), "ground-thick"),
      cutFace(path(keyPin, true), { step: 5, angle: -45 }),
    ].join("");
  });

  const bitting: Point[] = cuts.flatMap((cut, i): Point[] => {
    const x = pinX[i] ?? 0;
    return [
      [x - 8, keyTop + cut],
      [x + 8, keyTop + cut],
    ];
  });
  const tip = (pinX.at(-1) ?? right) + 34;
  const blade: Point[] = [
    [left - 40, keyTop - 6],
    [left + 6, keyTop - 6],
    ...bitting,
    [tip - 8, keyTop + 30],
    [tip, keyTop + 42],
    [tip - 12, keyTop + 52],
    [left - 40, keyTop + 52],
  ];
  return [
    cutFace(rectangle(left, 22, right - left + 70, shear - 22), { step: 10 }),
    cutFace(rectangle(left, shear + PLUG, right - left + 70, 40), { step: 10 }),
    stroke(rectangle(left - 12, shear, right - left + 40, PLUG), "ground-thick"),
    cutFace(rectangle(left - 12, shear, right - left + 40, PLUG), { step: 8, angle: -45 }),
    ...stacks,
    stroke(path(blade, true), "ground-thick"),
    line(left - 40, keyTop + 40, tip - 16, keyTop + 40, "dimension"),
    bow(left - 94, keyTop + 22),
    line(left - 30, shear, right + 88, shear, "centre"),
  ].join("");
}

export const roundBow = (x: number, y: number) =>
  circle(x, y, 66, "ground-thick") + circle(x, y, 56, "dimension") + circle(x - 22, y, 17, "thick");

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
