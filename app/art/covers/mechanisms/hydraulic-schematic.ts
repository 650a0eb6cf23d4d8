import { group, line } from "#app/art/drafting.ts";
import type { Point } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, MID_X, MID_Y, placed, viewed } from "../field.ts";
import {
  accumulator,
  checkValve,
  cylinder,
  directionalValve,
  filter,
  gauge,
  junction,
  motor,
  pipe,
  pump,
  reliefValve,
  tank,
} from "./hydraulic-symbols.ts";

export const hydraulicSchematic: Family = (random) => {
  const circuit = random.pick([oneCylinder, twoActuators, motorLoop])(random);
  // Down to the tanks: a cropped symbol cannot be read.
  const scale = random.range(0.9, 1);
  const at: Point = [MID_X + random.range(-8, 8), MID_Y + random.range(-12, 0)];
  return viewed(circuit, [MID_X, MID_Y], { at, scale });
};

/** Pump, relief, filter, valve, one cylinder. */
function oneCylinder(random: SeededRandom): string {
  const x = random.range(188, 250);
  const [actuator, valve, supply] = [54, 148, 236];
  const length = random.range(130, 180);
  const left = x - length * random.range(0.3, 0.6);
  const right = left + length;
  const relief = x + random.range(96, 120);
  // Clear of the valve's spring and coil.
  const store = x - 120;
  const [leftmost, rightmost] = [
    Math.min(left, store - 15),
    Math.max(right + 60, relief + 54 + 17),
  ];
  const circuit = [
    pipe(
      [left + 12, actuator],
      [left + 12, actuator + 52],
      [x - 10, actuator + 52],
      [x - 10, valve],
    ),
    pipe(
      [right - 12, actuator],
      [right - 12, actuator + 38],
      [x + 10, actuator + 38],
      [x + 10, valve],
    ),
    pipe([x - 10, valve], [x - 10, supply + 62]),
    pipe([x + 10, valve], [x + 10, valve + 44], [relief + 54, valve + 44], [relief + 54, 292]),
    pipe([x - 10, supply - 26], [relief, supply - 26], [relief, 292]),
    pipe([x - 10, supply - 26], [store, supply - 26], [store, supply - 40]),
    junction(x - 10, supply - 26),
    group(cylinder(length, random.range(0.25, 0.6)), placed(left, actuator)),
    random() < 0.5 ? group(checkValve(), placed(left + 12, actuator + 36)) : "",
    group(directionalValve(random.pick(["closed", "float", "tandem"] as const)), placed(x, valve)),
    group(pump(), placed(x - 10, supply + 10)),
    random() < 0.6 ? group(filter(), placed(relief + 54, valve + 84)) : "",
    group(reliefValve(), placed(relief, supply + 16)),
    group(random.pick([gauge, accumulator])(), placed(store, supply - 54)),
    ...[x - 10, relief, relief + 54].map((port) => group(tank(), placed(port, 300))),
  ].join("");
  return group(circuit, placed(MID_X - (leftmost + rightmost) / 2, 0));
}

/** Two valves on one pressure line: a cylinder and a motor, or two of a kind. */
function twoActuators(random: SeededRandom): string {
  const columns = [random.range(112, 132), random.range(330, 354)];
  const [valve, pressure, drain] = [160, 236, 262];
  const actuators = columns.map((x) => {
    const ports = [x - 10, x + 10];
    if (random() < 0.5) {
      return [
        pipe([x - 10, valve], [x - 10, 104], [x - 44, 104], [x - 44, 54]),
        pipe([x + 10, valve], [x + 10, 104], [x + 44, 104], [x + 44, 54]),
        group(cylinder(116, random.range(0.2, 0.65)), placed(x - 58, 50)),
      ].join("");
    }
    return [
      pipe([ports[0] ?? x, valve], [x - 10, 118], [x - 40, 118], [x - 40, 24], [x, 24], [x, 40]),
      pipe([ports[1] ?? x, valve], [x + 10, 118], [x, 108], [x, 80]),
      group(motor(), placed(x, 64)),
    ].join("");
  });
  const centre = random.pick(["closed", "float", "tandem"] as const);
  return [
    line(-80, pressure, 560, pressure, "thick"),
    line(-80, drain, 560, drain, "hidden"),
    ...columns.map(
      (x) => pipe([x - 10, valve], [x - 10, pressure]) + pipe([x + 10, valve], [x + 10, drain]),
    ),
    ...columns.map((x) => junction(x - 10, pressure) + junction(x + 10, drain)),
    ...actuators,
    ...columns.map((x) => group(directionalValve(centre), placed(x, valve))),
    pipe([232, pressure], [232, 320]),
    junction(232, pressure),
    group(pump(22), placed(232, 300)),
    group(gauge(), placed(232, pressure - 22)),
  ].join("");
}

/** A closed loop: pump and motor in a ring, with the valves that keep it filled. */
function motorLoop(random: SeededRandom): string {
  const [left, right] = [random.range(110, 140), random.range(346, 376)];
  const [top, bottom] = [random.range(52, 70), random.range(250, 268)];
  const middle = (top + bottom) / 2;
  const crossings = random.pick([[0.36, 0.66], [0.5], [0.28, 0.52, 0.76]]);
  const bridges = crossings.map((share, i) => {
    const x = left + (right - left) * share;
    return [
      pipe([x, top], [x, bottom]),
      junction(x, top),
      junction(x, bottom),
      group(i % 2 ? filter() : reliefValve(), placed(x, middle)),
    ].join("");
  });
  return [
    pipe([left, middle], [left, top], [right, top], [right, middle]),
    pipe([left, middle], [left, bottom], [right, bottom], [right, middle]),
    ...bridges,
    group(pump(44), placed(left, middle)),
    group(motor(44), placed(right, middle)),
    group(gauge(), placed((left + right) / 2, top - 26)),
    pipe([(left + right) / 2, top], [(left + right) / 2, top - 12]),
    group(checkValve(), placed(left + 60, bottom)),
    pipe([right, bottom], [right, 290]),
    junction(right, bottom),
    group(tank(), placed(right, 296)),
  ].join("");
}
