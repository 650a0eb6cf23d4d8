import { cutRing, cutFace } from "#app/art/cut-faces.ts";
import { centreMark, circle, group, line, stroke } from "#app/art/drafting.ts";
import {
  gearOutline,
  path,
  type Point,
  polar,
  ringPoints,
  TAU,
  type ToothFlank,
} from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { HEIGHT, MID_X, MID_Y, placed, type Family } from "../field.ts";

interface Gear {
  x: number;
  y: number;
  teeth: number;
  radius: number;
  rotation: number;
}

/** Slimmer and shorter than true teeth: in mesh, two thick lines have to fit between them. */
const WHEEL_TEETH: ToothFlank = [
  [-1.3, 0.28],
  [0, 0.2],
  [0.85, 0.1],
];

/** What such teeth leave open when they point inward. */
const RING_GAPS: ToothFlank = [
  [-0.85, 0.4],
  [0, 0.3],
  [1.3, 0.22],
];

export const gearTrain: Family = (random) =>
  random.pick([spurTrain, planetarySet, rackAndPinion])(random);

/** Four wheels in mesh that walk across the sheet. */
function spurTrain(random: SeededRandom): string {
  const module = random.range(5, 9.5);
  const teeth = random.int(14, 34);
  const first: Gear = {
    x: random.range(40, 150),
    y: random.range(90, 230),
    teeth,
    radius: (teeth * module) / 2,
    rotation: 0,
  };
  const wheels = [first];
  while (wheels.length < 4) {
    const [driver = first, beforeIt] = wheels.toReversed();
    let direction = random.range(-0.9, 0.9);
    if (driver.y < 100) direction = Math.abs(direction);
    if (driver.y > HEIGHT - 100) direction = -Math.abs(direction);
    const teethAhead = random.int(10, 36);
    const straight = inMesh(driver, teethAhead, module, 0);
    const wheel = [1, 0.5]
      .map((bend) => inMesh(driver, teethAhead, module, direction * bend))
      .find((each) => !beforeIt || areApart(each, beforeIt, module));
    wheels.push(wheel ?? straight);
  }
  const top = Math.min(...wheels.map(({ y, radius }) => y - radius));
  const bottom = Math.max(...wheels.map(({ y, radius }) => y + radius));
  const drawn = wheels.map(
    (wheel) =>
      outline(wheel, module) + random.pick([drilledWeb, spokedWeb, hatchedWeb])(wheel, random),
  );
  return group(drawn.join(""), placed(0, MID_Y - (top + bottom) / 2));
}

/** Wheels that do not mesh, tip to tip. */
function areApart(a: Gear, b: Gear, module: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > a.radius + b.radius + 3 * module;
}

/** Sun, planets and a ring with teeth inside; larger than the sheet as often as not. */
function planetarySet(random: SeededRandom): string {
  const planets = random.pick([3, 3, 4, 5]);
  // The planets only fit when sun and ring teeth together divide by their number.
  const sunTeeth = planets * random.int(4, 5);
  const planetTeeth = planets * random.int(planets === 3 ? 3 : 2, 4);
  const ringTeeth = sunTeeth + 2 * planetTeeth;
  const ringRadius = random.range(118, 210);
  const module = (2 * ringRadius) / ringTeeth;
  const x = MID_X + random.range(-90, 90);
  const y = ringRadius > 150 ? random.pick([20, HEIGHT - 20]) : MID_Y + random.range(-25, 25);
  const sun: Gear = { x, y, teeth: sunTeeth, radius: (sunTeeth * module) / 2, rotation: 0 };
  const first = random.range(0, TAU);
  const wheels = Array.from({ length: planets }, (_, i) =>
    inMesh(sun, planetTeeth, module, first + (i * TAU) / planets),
  );

  const lead = wheels[0]?.rotation ?? 0;
  const ringRotation = first - ((first - lead) * planetTeeth) / ringTeeth;
  const cavity = path(
    gearOutline(x, y, ringTeeth, ringRadius, module, ringRotation, RING_GAPS),
    true,
  );
  const rim = ringRadius + Math.max(22, module * 3.4);
  const carrier = path(
    wheels.map((wheel) => [wheel.x, wheel.y] as const),
    true,
  );
  return [
    cutRing(x, y, rim, ringRadius + module * 1.3, { step: 8, edge: "hidden" }),
    circle(x, y, rim, "thick"),
    stroke(cavity, "ground-thick"),
    circle(x, y, ringRadius, "centre"),
    ...wheels.map((wheel) => outline(wheel, module) + hatchedWeb(wheel)),
    stroke(carrier, "hidden"),
    outline(sun, module),
    cutFace(path(ringPoints(x, y, sun.radius * 0.5, 6, first), true), { step: 6, angle: -45 }),
    centreMark(x, y, rim * 1.1),
  ].join("");
}

/** A pinion on a rack that crosses the sheet aslant. */
function rackAndPinion(random: SeededRandom): string {
  const module = random.range(8, 13);
  const pitch = Math.PI * module;
  const teeth = random.int(14, 24);
  const radius = (teeth * module) / 2;
  const depth = module * random.range(4, 6);
  const flank: readonly (readonly [number, number])[] = [
    [-0.32, 1.2],
    [-0.12, -1],
    [0.12, -1],
    [0.32, 1.2],
  ];
  const crests: Point[] = [];
  for (let tooth = -12; tooth <= 12; tooth++) {
    for (const [along, down] of flank) crests.push([(tooth + along) * pitch, down * module]);
  }
  const body: Point[] = [...crests, [13 * pitch, depth], [-13 * pitch, depth]];
  const x = random.range(-2, 2) * pitch;
  const rolled = TAU / 4 + Math.PI / teeth + x / radius;
  const pinion: Gear = { x, y: -radius, teeth, radius, rotation: rolled };
  const drawn = [
    cutFace(path(body, true), { step: 9 }),
    outline(pinion, module),
    random.pick([drilledWeb, spokedWeb, hatchedWeb])(pinion, random),
    line(-13 * pitch, 0, 13 * pitch, 0, "centre"),
  ].join("");
  return group(drawn, placed(MID_X, MID_Y + random.range(40, 80), random.range(-24, 24)));
}

/** The wheel that meshes with `gear` in the given direction, turned so that tooth meets gap. */
export function inMesh(gear: Gear, teeth: number, module: number, direction: number): Gear {
  const radius = (teeth * module) / 2;
  const [x, y] = polar(gear.x, gear.y, gear.radius + radius, direction);
  const halfPitch = Math.PI / teeth;
  const rolled = ((direction - gear.rotation) * gear.teeth) / teeth;
  return { x, y, teeth, radius, rotation: direction + Math.PI - halfPitch + rolled };
}

export function wheelOutline(gear: Gear, module: number): Point[] {
  const { x, y, teeth, radius, rotation } = gear;
  return gearOutline(x, y, teeth, radius, module, rotation, WHEEL_TEETH);
}

function outline(gear: Gear, module: number): string {
  const { x, y, radius } = gear;
  return (
    stroke(path(wheelOutline(gear, module), true), "ground-thick") +
    circle(x, y, radius, "centre") +
    circle(x, y, radius * 0.2) +
    circle(x, y, radius * 0.12, "dimension") +
    centreMark(x, y, radius * 1.25)
  );
}

function drilledWeb({ x, y, radius }: Gear, random: SeededRandom): string {
  return ringPoints(x, y, radius * 0.55, random.int(4, 7))
    .map(([holeX, holeY]) => circle(holeX, holeY, radius * 0.16))
    .join("");
}

function spokedWeb({ x, y, radius }: Gear, random: SeededRandom): string {
  const spokes = ringPoints(0, 0, radius, random.int(4, 6), random.range(0, TAU))
    .map(([u, v]) => line(x + u * 0.32, y + v * 0.32, x + u * 0.74, y + v * 0.74))
    .join("");
  return circle(x, y, radius * 0.74) + circle(x, y, radius * 0.32) + spokes;
}

function hatchedWeb({ x, y, radius }: Gear): string {
  return (
    circle(x, y, radius * 0.74, "dimension") +
    cutRing(x, y, radius * 0.6, radius * 0.34, { step: 6, edge: "object" })
  );
}
