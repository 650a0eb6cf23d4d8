import { HEIGHT, MID_X, settled, span, WIDTH } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { line, rect } from "#app/art/drafting.ts";
import type { Point } from "#app/art/geometry.ts";

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
  const boltLine = (wall + rim) / 2 + 5 * scale;
  const nut = 11 * scale;

  const half = (side: 1 | -1, below: 1 | -1) => {
    const at = (along: number, out: number): Point => [x + side * along, axis + below * out];
    const outline = [
      at(gasket, bore),
      at(gasket, rim),
      at(gasket + plate, rim),
      at(gasket + plate, wall + 16 * scale),
      at(gasket + neck, wall),
      at(WIDTH, wall),
      at(WIDTH, bore),
    ];
    return cutFace(outline, { step: 8 * scale, angle: 45 * side });
  };
  const bolt = (below: 1 | -1) => {
    const y = axis + below * boltLine;
    const grip = gasket + plate;
    const head = (side: 1 | -1) =>
      rect(
        side > 0 ? x + grip : x - grip - nut * 1.3,
        y - nut,
        nut * 1.3,
        nut * 2,
        "ground-thick",
      ) + line(x + side * grip, y, x + side * (grip + nut * 1.3), y, "dimension");
    const reach = grip + nut * 2.1;
    return [
      rect(x - reach, y - nut * 0.5, reach * 2, nut, "ground-thick"),
      head(1),
      head(-1),
      line(x - reach - 12, y, x + reach + 12, y, "centre"),
    ].join("");
  };
  const mirror = [1, -1] as const;
  return [
    ...mirror.flatMap((below) => mirror.map((side) => half(side, below))),
    ...mirror.map((below) =>
      rect(
        x - gasket,
        below > 0 ? axis + bore : axis - rim * 0.86,
        gasket * 2,
        rim * 0.86 - bore,
        "arrow",
      ),
    ),
    ...mirror.map(bolt),
    line(0, axis, WIDTH, axis, "centre"),
    line(x, axis - bore, x, axis + bore),
    span([x - gasket - plate, axis - rim], [x + gasket + plate, axis - rim], -18),
  ].join("");
}, 3);
