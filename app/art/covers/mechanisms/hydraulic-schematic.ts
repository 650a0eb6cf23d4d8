import { group } from "#app/art/drafting.ts";
import type { Point } from "#app/art/geometry.ts";
import { stepped, steppedUp } from "#app/art/outlines.ts";
import { MID_X, MID_Y, passOver, placed, settled, viewed } from "../field.ts";
import {
  accumulator,
  cylinder,
  directionalValve,
  junction,
  pipe,
  pump,
  reliefValve,
  tank,
} from "./hydraulic-symbols.ts";

/** Pump, relief, filter, valve, one cylinder. */
export const hydraulicSchematic = settled((random) => {
  const x = random.range(188, 250);
  const [actuator, valve, supply] = [54, 148, 236];
  const length = random.range(130, 180);
  const left = x - length * random.range(0.3, 0.6);
  const right = left + length;
  const relief = x + random.range(96, 120);
  // Clear of the valve's spring and coil.
  const store = x - 120;
  const middle = (Math.min(left, store - 15) + Math.max(right + 60, relief + 54 + 17)) / 2;
  const circuit = [
    pipe(steppedUp([left + 12, actuator], actuator + 52, x - 10, valve)),
    pipe(steppedUp([right - 12, actuator], actuator + 38, x + 10, valve)),
    pipe(steppedUp([x - 10, valve], supply + 62)),
    pipe(steppedUp([x + 10, valve], valve + 44, relief + 54, 292)),
    pipe(stepped([x - 10, supply - 26], relief, 292)),
    pipe(stepped([x - 10, supply - 26], store, supply - 40)),
    junction(x - 10, supply - 26),
    group(cylinder(length, random.range(0.25, 0.6)), placed(left, actuator)),
    group(directionalValve(), placed(x, valve)),
    group(pump(), placed(x - 10, supply + 10)),
    group(reliefValve(), placed(relief, supply + 16)),
    group(accumulator(), placed(store, supply - 54)),
    ...[x - 10, relief, relief + 54].map((port) => group(tank(), placed(port, 300))),
  ].join("");
  passOver(random, 4);
  // Down to the tanks: a cropped symbol cannot be read.
  const scale = random.range(0.9, 1);
  const at: Point = [MID_X + random.range(-8, 8), MID_Y + random.range(-12, 0)];
  return viewed(group(circuit, placed(MID_X - middle, 0)), [MID_X, MID_Y], { at, scale });
});
