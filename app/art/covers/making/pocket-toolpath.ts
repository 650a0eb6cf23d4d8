import { clipPolyline } from "#app/art/clipping.ts";
import { arrowhead, centreMark, circle, stroke } from "#app/art/drafting.ts";
import { circlePoints, path, type Point, spline, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, MID_X, MID_Y } from "../field.ts";

export const pocketToolpath: Family = (random) =>
  framed(random, random.pick([offsetPath, zigzagPath])(random), 1.7);

/** Passes that follow the wall inwards, round an island. */
function offsetPath(random: SeededRandom): string {
  const lobes = random.int(2, 5);
  const swing = random.range(0.12, 0.34);
  const phase = random.range(0, TAU);
  const [width, height] = [random.range(180, 250), random.range(118, 165)];
  const x = MID_X + random.range(-60, 60);
  const outline = (scale: number, count = 24): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i * TAU) / count;
      const wave = Math.cos(lobes * angle + phase);
      return [
        x + width * scale * Math.cos(angle) * (1 + swing * 0.5 * wave),
        MID_Y + height * scale * Math.sin(angle) * (1 + swing * wave),
      ];
    });

  let passes = "";
  const step = random.range(0.065, 0.1);
  for (let scale = 0.94; scale > 0.12; scale -= step) passes += spline(outline(scale), true);
  const cutter = random.range(9, 14);
  const first = outline(1 - (1.15 * cutter) / height, 64).slice(0, random.int(16, 40));
  const island: Point = [x + random.range(-80, 80), MID_Y + random.range(-36, 36)];
  const radius = random.range(34, 56);
  return [
    stroke(spline(outline(1), true), "ground-thick"),
    stroke(passes, "dimension"),
    ...first.map((place) => circle(...place, cutter, "hatch")),
    circle(...(first.at(-1) ?? island), cutter, "ground-thick"),
    circle(...island, radius, "ground-thick"),
    circle(...island, radius * 0.76, "dimension"),
    centreMark(...island, radius * 1.4),
  ].join("");
}

/** Straight passes back and forth over a straight-walled pocket with bosses left standing. */
function zigzagPath(random: SeededRandom): string {
  const pocket = random.pick(POCKETS);
  const wall = path(pocket, true);
  const bosses = BOSS_PLACES.filter(() => random() < 0.8).map(([x, y]) => ({
    x: x + random.range(-16, 16),
    y: y + random.range(-12, 12),
    radius: random.range(14, 30),
  }));
  const clearance = bosses.map(({ x, y, radius }) =>
    path(circlePoints(x, y, radius + 9, 24), true),
  );
  const region = path(inset(pocket, 10), true) + clearance.join("");
  const angle = random.pick([0, 90, 30, -45]) * (Math.PI / 180);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const step = random.range(10, 14);

  let passes = "";
  for (let offset = -300; offset <= 300; offset += step) {
    passes += clipPolyline(
      [
        [MID_X - 320 * cos - offset * sin, MID_Y - 320 * sin + offset * cos],
        [MID_X + 320 * cos - offset * sin, MID_Y + 320 * sin + offset * cos],
      ],
      region,
    );
  }
  const [entryX, entryY] = pocket[0] ?? [0, 0];
  return [
    stroke(wall, "ground-thick"),
    stroke(region, "hidden"),
    stroke(passes, "dimension"),
    ...bosses.map(
      ({ x, y, radius }) =>
        circle(x, y, radius, "ground-thick") +
        circle(x, y, radius * 0.45) +
        centreMark(x, y, radius * 1.3, "dimension"),
    ),
    stroke(
      path([
        [entryX - 40, entryY - 14],
        [entryX + 24, entryY + 24],
      ]),
      "thick",
    ),
    arrowhead(entryX + 30, entryY + 27.5, Math.atan2(38, 64), 14, 8),
  ].join("");
}

const POCKETS: readonly (readonly Point[])[] = [
  [
    [44, 40],
    [440, 40],
    [440, 150],
    [300, 150],
    [300, 284],
    [44, 284],
  ],
  [
    [60, 60],
    [240, 30],
    [436, 60],
    [436, 260],
    [240, 290],
    [60, 260],
  ],
  [
    [50, 36],
    [190, 36],
    [190, 104],
    [300, 104],
    [300, 36],
    [434, 36],
    [434, 284],
    [50, 284],
  ],
  [
    [110, 36],
    [370, 36],
    [446, 160],
    [370, 284],
    [110, 284],
    [34, 160],
  ],
];

const BOSS_PLACES: readonly Point[] = [
  [130, 112],
  [364, 96],
  [150, 224],
  [248, 170],
];

/** The polygon moved inwards by the given distance: each corner goes along its bisector. */
function inset(points: readonly Point[], distance: number): Point[] {
  return points.map(([x, y], i) => {
    const [beforeX, beforeY] = points.at(i - 1) ?? [x, y];
    const [afterX, afterY] = points[(i + 1) % points.length] ?? [x, y];
    const into = Math.atan2(y - beforeY, x - beforeX);
    const out = Math.atan2(afterY - y, afterX - x);
    const half = (out - into) / 2;
    const bisector = (into + out) / 2 + TAU / 4 + (Math.abs(out - into) > Math.PI ? Math.PI : 0);
    const reach =
      distance / Math.abs(Math.cos(Math.abs(out - into) > Math.PI ? half + Math.PI : half));
    return [x + reach * Math.cos(bisector), y + reach * Math.sin(bisector)];
  });
}
