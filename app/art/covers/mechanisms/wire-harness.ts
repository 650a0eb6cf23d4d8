import { MID_X, MID_Y, passOver, settled } from "../field.ts";
import { circles, cutRing } from "#app/art/cut-faces.ts";
import { circle } from "#app/art/drafting.ts";
import { type Point, TAU } from "#app/art/geometry.ts";
import { ringPoints } from "#app/art/outlines.ts";

/** A multi-core cable cut square: jacket, braid, filler and the cores. */
export const wireHarness = settled((random) => {
  const radius = random.range(180, 280);
  const x = MID_X + random.pick([-1, 1]) * random.range(0, 150);
  const y = MID_Y + random.pick([-1, 1]) * random.range(40, 150);
  const inner = radius * 0.8;
  const braid = (radius * 0.91 + inner) / 2;
  const start = random.range(0, 1);
  const around = random.pick([3, 4, 6]);
  // Circles in a ring that touch each other and the screen round them.
  const bundle = inner / (1 + 1 / Math.sin(Math.PI / around));
  const seats: Point[] = ringPoints(x, y, inner - bundle, around, start);
  if (around === 6) seats.push([x, y]);
  const onSheet = seats.filter(
    ([seatX, seatY]) =>
      Math.abs(seatX - MID_X) < MID_X + bundle && Math.abs(seatY - MID_Y) < MID_Y + bundle,
  );
  passOver(random);
  return [
    cutRing(x, y, radius, radius * 0.91, { step: 7 }),
    circle(x, y, radius * 0.91, "ground-thick"),
    circles(ringPoints(x, y, braid, 32), radius * 0.03, "arrow"),
    circles(ringPoints(x, y, braid, 32, TAU / 64), radius * 0.03, "dimension"),
    circle(x, y, inner),
    ...onSheet.map((seat) => random.pick([core, quad])(seat, bundle * 0.94, random.range(0, TAU))),
  ].join("");
}, 2);

type Core = (place: Point, radius: number, turn: number) => string;

const core: Core = ([x, y], radius) =>
  cutRing(x, y, radius, radius * 0.64, { step: 8 }) +
  circles([[x, y], ...ringPoints(x, y, radius * 0.4, 6)], radius * 0.19);

/** Four conductors in their insulation. */
const quad: Core = ([x, y], radius, turn) => {
  const wires = ringPoints(x, y, radius * 0.56, 4, turn);
  const insulation = radius * 0.38;
  return (
    circle(x, y, radius, "ground-thick") +
    circles(wires, insulation) +
    circles(wires, insulation * 0.5, "arrow")
  );
};
