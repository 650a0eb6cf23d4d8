import { MID_Y, settled, WIDTH } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { circle, line, polyline, rect, ticks } from "#app/art/drafting.ts";
import { type Point, polar, TAU, times } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

/** A stepped shaft in V-blocks, probed from above; the record runs out below. A wide, low crop keeps shaft and dials. */
export const runoutRecord = settled((random) => {
  const axis = MID_Y + random.range(4, 12);
  const steps = random.int(4, 6);
  const left = random.range(28, 60);
  const length = WIDTH - left - random.range(28, 60);
  const radii = times(steps, (i) => (i === 0 || i === steps - 1 ? 24 : random.range(18, 38)));
  const step = length / steps;
  const shaft = radii.map((radius, i) =>
    rect(left + i * step, axis - radius, step, radius * 2, "ground-thick"),
  );
  const probes = radii.flatMap((radius, i): Point[] =>
    i > 0 && i < steps - 1 && (i === 1 || random() < 0.6)
      ? [[left + (i + 0.5) * step, axis - radius]]
      : [],
  );
  const blocks = [left + step / 2, left + length - step / 2].map((x) => vBlock(x, axis + 16));
  return [
    ...blocks,
    ...shaft,
    line(left - 22, axis, left + length + 22, axis, "centre"),
    ...probes.map(([x, y]) => indicator(x, y, random.range(-0.9, 0.9))),
    stripChart(random, 238, 66, probes.length),
  ].join("");
});

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
  return cutFace(outline, { step: 7, angle: -45 });
}

function indicator(x: number, y: number, reading: number): string {
  const [centreY, radius] = [y - 40, 27];
  return [
    line(x, y, x, centreY, "thick"),
    circle(x, y - 4, 4, "ground-thick"),
    line(x, -4, x, centreY, "thick"),
    circle(x, centreY, radius, "ground-thick"),
    circle(x, centreY, radius - 3, "dimension"),
    ticks([x, centreY], radius - 4, radius - 8, 20, "dimension"),
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
    const points = times(49, (k): Point => {
      const x = k * 10;
      return [
        x,
        middle +
          height * (0.2 * Math.sin(x / slow + phase) + 0.12 * Math.sin(x / fast + 2 * phase)),
      ];
    });
    curves += polyline(points, i === 0 ? "thick" : "dimension");
  }
  return [
    rect(-10, top, WIDTH + 20, height, "ground-fill"),
    line(0, top, WIDTH, top),
    line(0, top + height, WIDTH, top + height),
    line(0, top + height * 0.14, WIDTH, top + height * 0.14, "hidden"),
    line(0, top + height * 0.86, WIDTH, top + height * 0.86, "hidden"),
    line(0, middle, WIDTH, middle, "centre"),
    curves,
  ].join("");
}
