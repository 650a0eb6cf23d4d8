import { circles, cutFace, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, ringPoints } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, MID_X, viewed, WIDTH } from "../field.ts";
import { BLOCK_FRONTS, glassBox } from "./glass-box.ts";

export const threeView: Family = (random) =>
  random.pick([milledBlock, turnedPart, glassBox])(random);

/** Front, top and side of a milled block, held together by projection lines and a mitre. */
function milledBlock(random: SeededRandom): string {
  const [width, depth, height] = [
    random.range(190, 236),
    random.range(84, 108),
    random.range(100, 132),
  ];
  const [left, top, gap] = [random.range(22, 40), random.range(14, 24), random.range(24, 34)];
  const frontY = top + depth + gap;
  const sideX = left + width + gap;
  const outline = random
    .pick(BLOCK_FRONTS)
    .map(([u, v]): Point => [left + u * width, frontY + v * height]);
  const edges = [...new Set(outline.map(([x]) => x))].filter((x) => x > left && x < left + width);
  const levels = [...new Set(outline.map(([, y]) => y))].filter((y) => y < frontY + height);
  const slot = random.range(0.26, 0.4) * depth;
  const slotSides = [(depth - slot) / 2, (depth + slot) / 2];
  const hole = Math.min(slot * 0.42, 16);
  const holes = [0.14, 0.86].map((share) => left + share * width);
  const mitre: Point = [sideX, top + depth];

  const projected = [0, ...slotSides, depth].map((across) => {
    const bend: Point = [mitre[0] + across, mitre[1] - across];
    return path([[left + width + 4, bend[1]], bend, [bend[0], frontY - 4]]);
  });
  const dropped = [left, ...edges, left + width].map((x) =>
    path([
      [x, top + depth + 4],
      [x, frontY - 4],
    ]),
  );
  const drawn = [
    stroke(projected.join("") + dropped.join(""), "dimension"),
    line(...mitre, mitre[0] + depth + 14, mitre[1] - depth - 14),
    stroke(rectangle(left, top, width, depth), "ground-thick"),
    ...edges.map((x) => line(x, top, x, top + depth, "thick")),
    ...slotSides.map((across) => line(left, top + across, left + width, top + across, "hidden")),
    ...holes.map(
      (x) =>
        circle(x, top + depth / 2, hole, "ground-thick") +
        centreMark(x, top + depth / 2, hole * 1.5),
    ),
    cutFace(path(outline, true), { step: 9 }),
    ...holes.map((x) => line(x, frontY - 12, x, frontY + height + 12, "centre")),
    stroke(rectangle(sideX, frontY, depth, height), "ground-thick"),
    ...levels.slice(1).map((y) => line(sideX, y, sideX + depth, y, "thick")),
    stroke(
      rectangle(sideX + (depth - slot) / 2, frontY + height * 0.72, slot, height * 0.28),
      "ground-thick",
    ),
    line(sideX + depth / 2, frontY - 10, sideX + depth / 2, frontY + height + 12, "centre"),
  ].join("");
  return framed(random, drawn, 1.6);
}

/** A turned part: half of it in section, its end view beside it on the same axis. */
function turnedPart(random: SeededRandom): string {
  const axis = HEIGHT / 2;
  const steps = random.int(3, 6);
  const left = 24;
  const length = random.range(206, 226);
  const flange = random.int(0, steps - 1);
  const radii = Array.from({ length: steps }, (_, i) =>
    i === flange ? random.range(90, 98) : random.range(38, 76),
  );
  const largest = Math.max(...radii);
  const bore = random.range(14, 24);
  const step = length / steps;
  const taper = radii.map(() => random.pick([1, 1, 0.72]));
  const upper = radii.flatMap((radius, i): Point[] => [
    [left + i * step, axis - radius],
    [left + (i + 1) * step, axis - radius * (taper[i] ?? 1)],
  ]);
  const section = path([[left, axis - bore], ...upper, [left + length, axis - bore]], true);
  const lower = upper.map(([x, y]): Point => [x, 2 * axis - y]);
  const endX = WIDTH - 20 - largest;
  const drawn = [
    circle(endX, axis, largest, "ground-thick"),
    ...radii.map((radius, i) =>
      line(left + i * step, axis - radius, endX, axis - radius, "dimension"),
    ),
    ...radii.map((radius) => circle(endX, axis, radius, "thick")),
    circles(ringPoints(endX, axis, largest * 0.84, random.int(3, 8)), 6),
    circle(endX, axis, bore, "ground-thick"),
    cutFace(section, { step: 8 }),
    stroke(path([[left, axis], ...lower, [left + length, axis]]), "thick"),
    ...radii.slice(1).map((radius, i) => {
      const reach = Math.max(radius, (radii[i] ?? 0) * (taper[i] ?? 1));
      return line(left + (i + 1) * step, axis, left + (i + 1) * step, axis + reach, "thick");
    }),
    centreMark(endX, axis, largest * 1.14),
    line(left - 18, axis, left + length + 18, axis, "centre"),
  ].join("");
  // Aslant, both views stay on a sheet that is cropped to nearly a square.
  const degrees = random.pick([-1, 1]) * random.range(28, 34);
  return viewed(drawn, [MID_X, axis], { degrees, scale: 0.79 });
}
