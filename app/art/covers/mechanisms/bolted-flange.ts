import { cutFace, cutRing, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, group, line, stroke } from "#app/art/drafting.ts";
import { arcPoints, path, type Point, ringPoints, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { HEIGHT, MID_X, MID_Y, span, WIDTH, type Family } from "../field.ts";

export const boltedFlange: Family = (random) =>
  random.pick([faceView, faceView, jointSection])(random);

/** The flange from the front, bleeding off one edge. */
function faceView(random: SeededRandom): string {
  const radius = random.range(115, 235);
  const x = MID_X + random.pick([-1, 1]) * random.range(20, 130);
  const y = radius > 160 ? random.pick([10, HEIGHT - 10]) : random.range(90, 230);
  const bolts = random.pick([6, 8, 10, 12, 16, 20]);
  const boltCircle = radius * random.range(0.76, 0.84);
  const hole = Math.min(radius * 0.085, (boltCircle * TAU) / bolts / 3.4);
  const boss = radius * random.range(0.48, 0.6);
  const bore = boss * random.range(0.55, 0.75);

  return [
    circle(x, y, radius, "ground-thick"),
    circle(x, y, radius - 7, "dimension"),
    circle(x, y, boltCircle, "centre"),
    ...ringPoints(x, y, boltCircle, bolts, random.range(0, TAU)).map(
      ([holeX, holeY]) =>
        circle(holeX, holeY, hole) +
        circle(holeX, holeY, hole * 0.6, "dimension") +
        centreMark(holeX, holeY, hole * 1.6, "dimension"),
    ),
    cutRing(x, y, boss, bore, { step: random.range(6, 9), angle: random.pick([45, -45]) }),
    random.pick([keywayBore, splinedBore])(x, y, bore * 0.66),
    centreMark(x, y, radius * 1.15),
    y + radius < HEIGHT - 34
      ? span([x - radius, y], [x + radius, y], radius + 20, radius * 0.3)
      : "",
  ].join("");
}

function keywayBore(x: number, y: number, radius: number): string {
  const half = 0.26;
  const shoulder = radius * Math.sin(half);
  const wall = arcPoints(x, y, radius, half, TAU - half, 50);
  const slot: Point[] = [
    [x + radius * 1.28, y - shoulder],
    [x + radius * 1.28, y + shoulder],
  ];
  return stroke(path([...wall, ...slot], true), "thick");
}

function splinedBore(x: number, y: number, radius: number): string {
  const teeth = 10;
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const isCrest = i % 4 < 2;
    return ringPoints(x, y, radius * (isCrest ? 1.12 : 0.9), teeth * 4)[i] ?? [x, y];
  });
  return stroke(path(points as Point[], true), "thick");
}

/** Two welding-neck flanges and their gasket in section, about the pipe's axis. */
function jointSection(random: SeededRandom): string {
  const isHalf = random() < 0.5;
  const isUpright = random() < 0.5;
  const scale = isHalf ? random.range(1.5, 2) : random.range(0.8, 1.05) * (isUpright ? 1.3 : 1);
  const x = MID_X + random.pick([-1, 1]) * random.range(10, 90);
  const axis = isHalf ? HEIGHT - random.range(10, 30) : MID_Y;
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
    const outline = path(
      [
        at(gasket, bore),
        at(gasket, rim),
        at(gasket + plate, rim),
        at(gasket + plate, wall + 16 * scale),
        at(gasket + neck, wall),
        at(WIDTH, wall),
        at(WIDTH, bore),
      ],
      true,
    );
    return cutFace(outline, { step: 8 * scale, angle: 45 * side });
  };
  const bolt = (below: 1 | -1) => {
    const y = axis + below * boltLine;
    const grip = gasket + plate;
    const head = (side: 1 | -1) =>
      stroke(
        rectangle(side > 0 ? x + grip : x - grip - nut * 1.3, y - nut, nut * 1.3, nut * 2),
        "ground-thick",
      ) + line(x + side * grip, y, x + side * (grip + nut * 1.3), y, "dimension");
    const reach = grip + nut * 2.1;
    return [
      stroke(rectangle(x - reach, y - nut * 0.5, reach * 2, nut), "ground-thick"),
      head(1),
      head(-1),
      line(x - reach - 12, y, x + reach + 12, y, "centre"),
    ].join("");
  };
  const mirror = [1, -1] as const;
  const joint = [
    ...mirror.flatMap((below) => mirror.map((side) => half(side, below))),
    ...mirror.map((below) =>
      stroke(
        rectangle(
          x - gasket,
          below > 0 ? axis + bore : axis - rim * 0.86,
          gasket * 2,
          rim * 0.86 - bore,
        ),
        "arrow",
      ),
    ),
    ...mirror.map(bolt),
    line(0, axis, WIDTH, axis, "centre"),
    line(x, axis - bore, x, axis + bore),
    !isHalf ? "" : span([x - gasket - plate, axis - rim], [x + gasket + plate, axis - rim], -18),
  ].join("");
  return group(joint, isUpright ? `rotate(90 ${MID_X} ${MID_Y}) translate(0 -80)` : undefined);
}
