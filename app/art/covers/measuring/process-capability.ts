import { circles, cutFace, rectangle } from "#app/art/cut-faces.ts";
import { circle, hatch, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, spline } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, span, WIDTH } from "../field.ts";

export const processCapability: Family = (random) =>
  framed(random, random.pick([controlChart, histogram])(random), 1.25);

const bell = (z: number) => Math.exp((-z * z) / 2);

/** Near enough to a normal deviate: the sum of six uniform ones. */
const deviate = (random: SeededRandom) =>
  (Array.from({ length: 6 }, () => random()).reduce((a, b) => a + b, 0) - 3) * 1.41;

interface Panel {
  middle: number;
  sigma: number;
}

/** One measured feature, two or three, each with its means in time and the spread they add up to. */
function controlChart(random: SeededRandom): string {
  const panels = random.int(1, 3);
  const height = (HEIGHT - 40) / panels;
  const right = random.range(320, 380);
  const samples = random.int(9, 22);
  const charts = Array.from({ length: panels }, (_, i) => {
    const isRanges = panels === 2 && i === 1;
    const panel = { middle: 20 + height * (i + 0.5), sigma: height / random.range(7.4, 8.2) };
    return isRanges
      ? rangeChart(random, samples, right, HEIGHT - 24)
      : meanChart(random, panel, samples, right);
  });
  return charts.join("") + line(right + 8, 0, right + 8, HEIGHT, "object");
}

function meanChart(random: SeededRandom, { middle, sigma }: Panel, samples: number, right: number) {
  const drift = random.range(-2, 2);
  const outlier = random.int(2, samples - 2);
  const means = Array.from({ length: samples }, (_, i): Point => {
    const usual = deviate(random) * 0.9 + drift * (i / samples - 0.5);
    const z = i === outlier ? random.pick([3.5, -3.5]) : Math.max(-2.4, Math.min(2.4, usual));
    return [((right + 6) * i) / (samples - 1) - 6, middle - z * sigma];
  });
  const spread = Array.from({ length: 17 }, (_, i): Point => {
    const z = -4 + i / 2;
    return [right + 8 + (WIDTH - right - 30) * bell(z), middle - z * sigma];
  });
  const flagged = means[outlier] ?? [0, 0];
  return [
    ...[1, -1, 2, -2].map((z) => line(0, middle - z * sigma, right, middle - z * sigma, "hatch")),
    ...[3, -3].map((z) => line(0, middle - z * sigma, right + 90, middle - z * sigma, "hidden")),
    line(0, middle, WIDTH, middle, "centre"),
    hatch(`${spline(spread)}Z`, right, middle - 4 * sigma, WIDTH - right, 8 * sigma, 7, 45),
    stroke(spline(spread), "thick"),
    stroke(path(means), "thick"),
    circles(means, Math.min(5, sigma * 0.24 + 1), "ground-thick"),
    circle(...flagged, 11, "thick"),
    circle(...flagged, 3, "arrow"),
  ].join("");
}

function rangeChart(random: SeededRandom, samples: number, right: number, foot: number) {
  const ranges = Array.from({ length: samples }, (_, i): Point => [
    ((right + 6) * i) / (samples - 1) - 6,
    foot - 8 - Math.abs(deviate(random)) * 38,
  ]);
  return [
    line(0, foot, right + 8, foot, "thick"),
    stroke(
      ranges
        .map(([x, y]) =>
          path([
            [x, foot],
            [x, y],
          ]),
        )
        .join(""),
      "dimension",
    ),
    stroke(path(ranges)),
    circles(ranges, 3.4, "arrow"),
  ].join("");
}

/** Measured parts in classes, the curve through them, and the two limits they must keep. */
function histogram(random: SeededRandom): string {
  const classes = random.pick([8, 12, 17, 23]);
  const [left, right, foot] = [22, WIDTH - 22, HEIGHT - 44];
  const width = (right - left) / classes;
  const mean = random.range(0.4, 0.6);
  const sigma = random.range(0.09, 0.19);
  const peak = random.range(196, 222);
  // Two machines, or one: a second hump is a second machine.
  const second = random.pick([0, 0, random.range(0.45, 0.8)]);
  const away = random.pick([-1, 1]) * sigma * random.range(2.2, 2.8);
  const density = (share: number) =>
    Math.max(bell((share - mean) / sigma), second * bell((share - mean - away) / (sigma * 0.7)));
  const [lower, upper] = [
    mean - sigma * random.range(1.7, 2.4),
    mean + sigma * random.range(1.7, 2.4),
  ];
  const onSheet = (share: number): Point => [
    left + (right - left) * share,
    foot - peak * density(share),
  ];

  const bars = Array.from({ length: classes }, (_, i) => {
    const share = (i + 0.5) / classes;
    const height = Math.max(2, peak * density(share) * random.range(0.82, 1.1));
    const bar = rectangle(left + i * width + 1.5, foot - height, width - 3, height);
    const isOutside = share < lower || share > upper;
    return isOutside
      ? stroke(bar, "arrow")
      : i % 2
        ? stroke(bar, "ground-thick")
        : cutFace(bar, { step: 8 });
  });
  const limits = [lower, upper].map((share) => left + (right - left) * share);
  const [from = left, to = right] = limits;
  return [
    ...bars,
    line(0, foot, WIDTH, foot, "thick"),
    ...limits.map((x) => line(x, 18, x, foot + 12, "hidden")),
    stroke(spline(Array.from({ length: 25 }, (_, i) => onSheet(i / 24))), "thick"),
    line(left + (right - left) * mean, 12, left + (right - left) * mean, foot + 14, "centre"),
    span([from, foot], [to, foot], 26, 14),
  ].join("");
}
