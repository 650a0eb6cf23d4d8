import { HEIGHT, MID_X, settled, span, WIDTH } from "../field.ts";
import { line, rect } from "#app/art/drafting.ts";
import { frame } from "#app/art/frames.ts";
import { each, type Point } from "#app/art/geometry.ts";
import { stepped, steppedUp } from "#app/art/outlines.ts";

const SIDES = [1, -1] as const;

/** Two welding-neck flanges and their gasket in section, about the pipe's axis. */
export const boltedFlange = settled((random) => {
  const scale = random.range(1.5, 2);
  const x = MID_X + random.pick([-1, 1]) * random.range(10, 90);
  const axis = HEIGHT - random.range(10, 30);
  const bore = random.range(34, 52) * scale;
  const wall = bore + random.range(12, 20) * scale;
  const rim = wall + random.range(56, 74) * scale;
  const plate = random.range(24, 34) * scale;
  const neck = plate + random.range(26, 46) * scale;
  const gasket = random.range(4, 7) * scale;
  const grip = gasket + plate;
  const boltLine = (wall + rim) / 2 + 5 * scale;
  const nut = 11 * scale;
  const reach = grip + nut * 2.1;

  const profile: Point[] = [
    ...steppedUp([gasket, bore], rim, grip, wall + 16 * scale),
    ...stepped([gasket + neck, wall], WIDTH, bore),
  ];
  const flange = (below: 1 | -1, side: 1 | -1) =>
    frame([x, axis], side, below > 0 ? -1 : 1).cut(profile, { step: 8 * scale, angle: 45 * side });
  const packing = (below: 1 | -1) => {
    const top = below > 0 ? axis + bore : axis - rim * 0.86;
    return rect(x - gasket, top, gasket * 2, rim * 0.86 - bore, "arrow");
  };
  const bolt = (below: 1 | -1) => {
    const { axis: centre, bar, line: straight } = frame([x, axis + below * boltLine]);
    const nuts = each(SIDES, (side) => {
      const [face, end] = [side * grip, side * (grip + nut * 1.3)];
      return bar(face, end, nut) + straight(face, 0, end, 0, "dimension");
    });
    return bar(-reach, reach, nut * 0.5) + nuts + centre(-reach - 12, reach + 12);
  };
  return [
    each(SIDES, (below) => each(SIDES, (side) => flange(below, side))),
    each(SIDES, packing),
    each(SIDES, bolt),
    line(0, axis, WIDTH, axis, "centre"),
    line(x, axis - bore, x, axis + bore),
    span([x - grip, axis - rim], [x + grip, axis - rim], -18),
  ].join("");
}, 3);
