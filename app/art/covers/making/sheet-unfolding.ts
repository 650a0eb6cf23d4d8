import { circles, cutFace } from "#app/art/cut-faces.ts";
import { circle, group, line, stroke } from "#app/art/drafting.ts";
import { fmt, path, type Point, roundedRect } from "#app/art/geometry.ts";
import { camera, solid } from "#app/art/projection.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { conePattern } from "./cone-pattern.ts";
import { type Family, framed, HEIGHT, MID_Y, WIDTH } from "../field.ts";

export const sheetUnfolding: Family = (random) =>
  random.pick([closeTo(trayPattern), conePattern, closeTo(bentBracket)])(random);

const closeTo =
  (draw: Family): Family =>
  (random) =>
    framed(random, draw(random), 1.3);

/** A tray as it is cut, and as it is folded. */
function trayPattern(random: SeededRandom): string {
  const width = random.range(130, 210);
  const depth = random.range(84, 150);
  const wall = random.range(36, 60);
  const lip = random.range(12, 24);
  const [x, y] = [random.range(10, 30) + wall + lip, MID_Y - depth / 2];
  const relief = 5;
  const side = wall + lip;
  const cut = lip * 0.9;

  const outline: Point[] = [
    [x + relief, y - wall],
    [x + relief + cut, y - side],
    [x + width - relief - cut, y - side],
    [x + width - relief, y - wall],
    [x + width - relief, y + relief],
    [x + width + wall, y + relief],
    [x + width + side, y + relief + cut],
    [x + width + side, y + depth - relief - cut],
    [x + width + wall, y + depth - relief],
    [x + width - relief, y + depth - relief],
    [x + width - relief, y + depth + wall],
    [x + width - relief - cut, y + depth + side],
    [x + relief + cut, y + depth + side],
    [x + relief, y + depth + wall],
    [x + relief, y + depth - relief],
    [x - wall, y + depth - relief],
    [x - side, y + depth - relief - cut],
    [x - side, y + relief + cut],
    [x - wall, y + relief],
    [x + relief, y + relief],
  ];
  const bends = [0, wall].flatMap((out): [Point, Point][] => [
    [
      [x - out, y],
      [x - out, y + depth],
    ],
    [
      [x + width + out, y],
      [x + width + out, y + depth],
    ],
    [
      [x, y - out],
      [x + width, y - out],
    ],
    [
      [x, y + depth + out],
      [x + width, y + depth + out],
    ],
  ]);
  const holes = random.int(2, 4);
  const slots = Array.from({ length: holes }, (_, i) =>
    circle(
      x + (width * (i + 1)) / (holes + 1),
      y + depth / 2,
      Math.min(13, (width / holes) * 0.24),
    ),
  );
  const pattern = [
    stroke(path(outline, true), "ground-thick"),
    ...bends.map(([from, to]) => line(...from, ...to, "centre")),
    ...slots,
  ].join("");
  const turn = `rotate(${random.pick([0, -14, 18, 45])} ${fmt(x + width / 2)} ${MID_Y})`;
  return group(pattern, turn) + foldedTray(random, width, depth, wall);
}

function foldedTray(random: SeededRandom, width: number, depth: number, wall: number): string {
  const scale = random.range(0.9, 1.2);
  const view = camera({
    yawDegrees: random.range(34, 52),
    pitchDegrees: 32,
    scale,
    x: random.range(370, 404),
    y: random.range(90, 236),
  });
  const [w, d, sheet] = [width / 2, depth / 2, 5];
  const slab = (x0: number, x1: number, y0: number, y1: number, top: number) =>
    solid(
      view,
      "xy",
      top,
      top,
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      { line: "ground-thick" },
    );
  return [
    slab(-w, w, -d, d, sheet),
    slab(-w, w, -d, -d + sheet, wall),
    slab(-w, -w + sheet, -d, d, wall),
    slab(-w + sheet, w, d - sheet, d, wall),
    slab(w - sheet, w, -d, d, wall),
  ].join("");
}

/** A bracket in profile above, its blank below, every bend carried down to its line. */
function bentBracket(random: SeededRandom): string {
  const gauge = random.range(11, 17);
  const bends = random.int(3, 6);
  const angles = Array.from({ length: bends + 1 }, (_, i) =>
    i === 0 ? 0 : (i % 2 ? -1 : 1) * random.range(0.6, 1.45),
  );
  const shape = angles.reduce<Point[]>(
    (points, angle, i) => {
      const [x, y] = points.at(-1) ?? [0, 0];
      const heading = i % 2 ? angle : 0;
      const fall = Math.sin(heading) * (i % 4 === 3 ? -1 : 1);
      return [...points, [x + Math.cos(heading), y + fall]];
    },
    [[0, 0]],
  );
  const ys = shape.map(([, rise]) => rise);
  const [highest, lowest] = [Math.min(...ys), Math.max(...ys)];
  const length = shape.at(-1)?.[0] ?? 1;
  const scale = Math.min((WIDTH - 80) / length, 124 / (lowest - highest));
  const width = length * scale;
  const left = (WIDTH - width) / 2;
  const spine = shape.map(([u, v]): Point => [left + u * scale, 28 + (v - highest) * scale]);
  const blankTop = random.range(186, 204);
  const blankHeight = HEIGHT - blankTop - random.range(20, 30);
  const blankLeft = left - 16;
  const blankWidth = width + 32;
  const joints = spine.slice(1, -1);
  const bendLines = joints.map(([u], i) => {
    const onBlank = blankLeft + (blankWidth * (i + 1)) / (joints.length + 1);
    return [u, onBlank] as const;
  });
  const holes = Array.from({ length: joints.length + 1 }, (_, i): Point[] => {
    const u = blankLeft + (blankWidth * (i + 0.5)) / (joints.length + 1);
    const isPair = i % 2 === 0;
    const middle = blankTop + blankHeight / 2;
    return isPair
      ? [
          [u, middle - blankHeight * 0.24],
          [u, middle + blankHeight * 0.24],
        ]
      : [[u, middle]];
  }).flat();
  return [
    ...bendLines.map(([u, onBlank], i) =>
      stroke(
        path([
          [u, (joints[i]?.[1] ?? 0) + 12],
          [u, 168],
          [onBlank, blankTop - 14],
          [onBlank, blankTop],
        ]),
        "dimension",
      ),
    ),
    cutFace(mitredBand(spine, gauge / 2), { step: 6 }),
    stroke(
      path(roundedRect(blankLeft, blankTop, blankWidth, blankHeight, 10, 3), true),
      "ground-thick",
    ),
    ...bendLines.map(([, onBlank]) =>
      line(onBlank, blankTop - 8, onBlank, blankTop + blankHeight + 8, "centre"),
    ),
    circles(holes, random.range(6, 10)),
  ].join("");
}

/** A band of constant thickness about straight runs, corners mitred. */
function mitredBand(points: readonly Point[], half: number): string {
  const edge = (side: 1 | -1) =>
    points.map(([x, y], i): Point => {
      const before = points[i - 1];
      const after = points[i + 1];
      const into = before ? Math.atan2(y - before[1], x - before[0]) : undefined;
      const out = after ? Math.atan2(after[1] - y, after[0] - x) : undefined;
      const [a, b] = [into ?? out ?? 0, out ?? into ?? 0];
      const reach = half / Math.cos((b - a) / 2);
      const normal = (a + b) / 2 + (side * Math.PI) / 2;
      return [x + reach * Math.cos(normal), y + reach * Math.sin(normal)];
    });
  return path([...edge(1), ...edge(-1).toReversed()], true);
}
