import { cutFace, rectangle } from "#app/art/cut-faces.ts";
import { arrowhead, centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { arcCurve, cubicPath, path, polar, type Point, spline, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, HEIGHT, MID_X, MID_Y, WIDTH } from "../field.ts";

export const runoutRecord: Family = (random) => random.pick([shaftOnBlocks, dialFace])(random);

/** A stepped shaft in V-blocks, probed from above; the record runs out below. A wide, low crop keeps shaft and dials. */
function shaftOnBlocks(random: SeededRandom): string {
  const axis = MID_Y + random.range(4, 12);
  const steps = random.int(4, 6);
  const left = random.range(28, 60);
  const length = WIDTH - left - random.range(28, 60);
  const radii = Array.from({ length: steps }, (_, i) =>
    i === 0 || i === steps - 1 ? 24 : random.range(18, 38),
  );
  const step = length / steps;
  const shaft = radii.map((radius, i) =>
    stroke(rectangle(left + i * step, axis - radius, step, radius * 2), "ground-thick"),
  );
  const probes = radii.flatMap((radius, i): Point[] =>
    i > 0 && i < steps - 1 && (i === 1 || random() < 0.6)
      ? [[left + (i + 0.5) * step, axis - radius]]
      : [],
  );
  const blocks = [left + step / 2, left + length - step / 2].map((x) => vBlock(x, axis + 16));
  const drawn = [
    ...blocks,
    ...shaft,
    line(left - 22, axis, left + length + 22, axis, "centre"),
    ...probes.map(([x, y]) => indicator(x, y, random.range(-0.9, 0.9))),
    stripChart(random, 238, 66, probes.length),
  ].join("");
  return drawn;
}

function vBlock(x: number, top: number): string {
  const outline: Point[] = [
    [x - 30, top - 10],
    [x - 12, top - 10],
    [x, top + 8],
    [x + 12, top - 10],
    [x + 30, top - 10],
    [x + 30, top + 52],
    [x - 30, top + 52],
  ];
  return cutFace(path(outline, true), { step: 7, angle: -45 });
}

function indicator(x: number, y: number, reading: number): string {
  const [centreY, radius] = [y - 40, 27];
  const ticks = Array.from({ length: 20 }, (_, i) => {
    const angle = (i * TAU) / 20;
    return path([polar(x, centreY, radius - 4, angle), polar(x, centreY, radius - 8, angle)]);
  });
  return [
    line(x, y, x, centreY, "thick"),
    circle(x, y - 4, 4, "ground-thick"),
    line(x, -4, x, centreY, "thick"),
    circle(x, centreY, radius, "ground-thick"),
    circle(x, centreY, radius - 3, "dimension"),
    stroke(ticks.join(""), "dimension"),
    line(x, centreY, ...polar(x, centreY, radius - 9, reading - TAU / 4), "thick"),
    circle(x, centreY, 2.5, "arrow"),
  ].join("");
}

/** Traces between two limits, on paper that leaves the sheet at both sides. */
function stripChart(random: SeededRandom, top: number, height: number, traces: number): string {
  const middle = top + height / 2;
  let curves = "";
  for (let i = 0; i < traces; i++) {
    const [slow, fast] = [random.range(50, 90), random.range(17, 27)];
    const phase = random.range(0, TAU);
    const points = Array.from({ length: 49 }, (_, k): Point => {
      const x = k * 10;
      return [
        x,
        middle +
          height * (0.2 * Math.sin(x / slow + phase) + 0.12 * Math.sin(x / fast + 2 * phase)),
      ];
    });
    curves += stroke(path(points), i === 0 ? "thick" : "dimension");
  }
  return [
    stroke(rectangle(-10, top, WIDTH + 20, height), "ground-fill"),
    line(0, top, WIDTH, top),
    line(0, top + height, WIDTH, top + height),
    line(0, top + height * 0.14, WIDTH, top + height * 0.14, "hidden"),
    line(0, top + height * 0.86, WIDTH, top + height * 0.86, "hidden"),
    line(0, middle, WIDTH, middle, "centre"),
    curves,
  ].join("");
}

/** The face of one dial indicator, larger than life, touching the surface it reads. */
function dialFace(random: SeededRandom): string {
  const isClose = random() < 0.45;
  const radius = isClose ? random.range(210, 330) : random.range(104, 136);
  const x = MID_X + random.pick([-1, 1]) * random.range(0, isClose ? 150 : 110);
  const y = isClose
    ? MID_Y + random.pick([-1, 1]) * random.range(60, radius * 0.7)
    : random.range(118, 132) - (radius - 104) * 0.7;
  const divisions = random.pick([60, 80, 100]);
  const limit = random.range(0.35, 0.9);
  // Close up, the limits are turned to where the sheet shows the dial.
  const shown = Math.atan2(MID_Y - y, MID_X - x);
  const zero = isClose ? shown + random.range(-0.3, 0.3) : random.range(0, TAU);
  const reading = zero + random.range(-limit, limit);
  const ground = isClose ? y + radius + 60 : HEIGHT - random.range(16, 24);

  let fine = "";
  let heavy = "";
  for (let i = 0; i < divisions; i++) {
    const angle = (i * TAU) / divisions - TAU / 4;
    const inner = radius - (i % 10 === 0 ? 30 : i % 5 === 0 ? 24 : 19);
    const tick = path([polar(x, y, radius - 13, angle), polar(x, y, inner, angle)]);
    if (i % 10 === 0) heavy += tick;
    else fine += tick;
  }
  const surface = Array.from({ length: 17 }, (_, i): Point => [
    i * 32 - 16,
    ground + random.range(-1, 1) * (i % 2 ? 5 : 2),
  ]);
  const mass = `${spline(surface)}L${WIDTH + 20} ${HEIGHT + 20}L-20 ${HEIGHT + 20}Z`;
  const hand = [
    polar(x, y, radius - 22, reading),
    polar(x, y, 7, reading + TAU / 4),
    polar(x, y, 30, reading + Math.PI),
    polar(x, y, 7, reading - TAU / 4),
  ];
  const small = polar(x, y, radius * 0.42, random.range(0.6, 2.4));
  return [
    isClose ? "" : cutFace(mass, { step: 9 }),
    stroke(rectangle(x - 9, y, 18, ground - y - 26), "ground-thick"),
    line(x, ground - 26, x, ground - 6, "thick"),
    circle(x, ground - 8, 6, "ground-thick"),
    circle(x, y, radius, "ground-thick"),
    circle(x, y, radius - 9),
    stroke(fine, "dimension"),
    stroke(heavy, "thick"),
    stroke(cubicPath(arcCurve(x, y, radius - 40, zero - limit, zero + limit)), "thick"),
    ...[-limit, limit].map((end) => {
      const angle = zero + end;
      return arrowhead(...polar(x, y, radius - 9, angle), angle, 20, 14);
    }),
    circle(...small, radius * 0.2, "ground"),
    centreMark(...small, radius * 0.16, "dimension"),
    stroke(path(hand, true), "arrow"),
    circle(x, y, 8, "ground-thick"),
  ].join("");
}
