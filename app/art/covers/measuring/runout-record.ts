import { MID_Y, settled, WIDTH } from "../field.ts";
import { line, type LineClass, polyline, rect, ticks } from "#app/art/drafting.ts";
import { frame, mirrored } from "#app/art/frames.ts";
import { each, type Point, polar, TAU, times } from "#app/art/geometry.ts";
import { stepped } from "#app/art/outlines.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

/** A stepped shaft in V-blocks, probed from above; the record runs out below. A wide, low crop keeps shaft and dials. */
export const runoutRecord = settled((random) => {
  const axis = MID_Y + random.range(4, 12);
  const steps = random.int(4, 6);
  const left = random.range(28, 60);
  const length = WIDTH - left - random.range(28, 60);
  const radii = times(steps, (i) => (i === 0 || i === steps - 1 ? 24 : random.range(18, 38)));
  const step = length / steps;
  const shaft = frame([left, axis]);
  const probes = radii.flatMap((radius, i) =>
    i > 0 && i < steps - 1 && (i === 1 || random() < 0.6)
      ? [shaft.at((i + 0.5) * step, radius)]
      : [],
  );
  return [
    ...[step / 2, length - step / 2].map((along) => vBlock(shaft.at(along, -16))),
    ...radii.map((radius, i) => shaft.bar(i * step, (i + 1) * step, radius)),
    shaft.axis(-22, length + 22),
    ...probes.map((tip) => indicator(tip, random.range(-0.9, 0.9))),
    stripChart(random, 238, 66, probes.length),
  ].join("");
});

function vBlock(top: Point): string {
  const right: Point[] = [[0, -8], ...stepped([12, 10], 30, -52)];
  return frame(top).cut(mirrored(right), { step: 7, angle: -45 });
}

function indicator([x, y]: Point, reading: number): string {
  const middle: Point = [x, y - 40];
  const radius = 27;
  const { rings } = frame(middle);
  return [
    line(x, y, ...middle, "thick"),
    frame([x, y - 4]).rings([4], "ground-thick"),
    line(x, -4, ...middle, "thick"),
    rings([radius], "ground-thick"),
    rings([radius - 3], "dimension"),
    ticks(middle, radius - 4, radius - 8, 20, "dimension"),
    line(...middle, ...polar(...middle, radius - 9, reading - TAU / 4), "thick"),
    rings([2.5], "arrow"),
  ].join("");
}

/** Traces between two limits, on paper that leaves the sheet at both sides. */
function stripChart(random: SeededRandom, top: number, height: number, traces: number): string {
  const middle = top + height / 2;
  const curves = times(traces, (i) => {
    const [slow, fast] = [random.range(50, 90), random.range(17, 27)];
    const phase = random.range(0, TAU);
    const sway = (x: number) =>
      0.2 * Math.sin(x / slow + phase) + 0.12 * Math.sin(x / fast + 2 * phase);
    const points = times(49, (k): Point => [k * 10, middle + height * sway(k * 10)]);
    return polyline(points, i === 0 ? "thick" : "dimension");
  });
  const rules = (shares: readonly number[], pen?: LineClass) =>
    each(shares, (share) => line(0, top + height * share, WIDTH, top + height * share, pen));
  return [
    rect(-10, top, WIDTH + 20, height, "ground-fill"),
    rules([0, 1]),
    rules([0.14, 0.86], "hidden"),
    rules([0.5], "centre"),
    ...curves,
  ].join("");
}
