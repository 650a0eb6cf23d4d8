import { cutFace, rectangle } from "#app/art/cut-faces.ts";
import { circle, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, spline } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import {
  dots,
  type Family,
  framed,
  HEIGHT,
  joinedOutline,
  MID_X,
  MID_Y,
  viewed,
  WIDTH,
} from "../field.ts";

export const castingSection: Family = (random) =>
  framed(random, random.pick([sandMould, globeValve])(random), 1.6);

/** Cope and drag closed on a core; sprue on one side, riser on the other. */
function sandMould(random: SeededRandom): string {
  const parting = MID_Y + random.range(0, 24);
  const [left, right, top, bottom] = [30, WIDTH - 30, 34, HEIGHT - 18];
  const x = MID_X + random.range(-24, 24);
  const bore = random.range(18, 34);
  const wall = random.range(22, 36);
  const half = random.range(80, 112);
  const shoulders = random.int(3, 5);
  const collar = random.int(0, shoulders - 1);

  const cavity = Array.from({ length: shoulders }, (_, i): Point[] => {
    const rim = bore + wall + (i === collar ? random.range(30, 46) : random.range(0, 20));
    const [from, to] = [i / shoulders, (i + 1) / shoulders];
    return [
      [half * (2 * from - 1), -rim],
      [half * (2 * to - 1), -rim],
    ];
  }).flat();
  const onSheet = ([u, v]: Point): Point => [x + u, parting + v];
  const mirrored = cavity.map(([u, v]): Point => [u, -v]).toReversed();
  const metal = path([...cavity, ...mirrored].map(onSheet), true);
  const print = half + random.range(28, 40);
  const core = rectangle(x - print, parting - bore, print * 2, bore * 2);
  const riserX = x + random.range(-20, 20);
  const sprueX = x + half + random.range(48, 62);
  const sprue: Point[] = [
    [sprueX - 20, top - 20],
    [sprueX + 20, top - 20],
    [sprueX + 9, parting - 6],
    [sprueX + 9, parting + 16],
    [sprueX - 9, parting + 16],
    [sprueX - 9, parting - 6],
  ];
  const riser: Point[] = [
    [riserX - 24, top - 12],
    [riserX + 24, top - 12],
    [riserX + 17, parting - bore - wall],
    [riserX - 17, parting - bore - wall],
  ];
  return [
    stroke(rectangle(left, top, right - left, bottom - top), "ground-thick"),
    sand(random, [left, top, right, bottom]),
    stroke(rectangle(left - 14, top, 14, bottom - top), "ground-thick"),
    stroke(rectangle(right, top, 14, bottom - top), "ground-thick"),
    line(0, parting, WIDTH, parting, "thick"),
    cutFace(path(riser, true), { step: 8 }),
    cutFace(path(sprue, true), { step: 8 }),
    cutFace(rectangle(x + half - 2, parting - 6, sprueX - x - half - 6, 12), { step: 8 }),
    cutFace(metal, { step: 8 }),
    stroke(core, "ground-thick"),
    cutFace(core, { step: 14, angle: -30 }),
    line(left - 24, parting, right + 24, parting, "centre"),
  ].join("");
}

/** Grains, thrown by the seed, on a loose grid so that they do not clump. */
function sand(
  random: SeededRandom,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  const grains: Point[] = [];
  for (let y = top + 10; y < bottom - 6; y += 17) {
    for (let x = left + 10; x < right - 6; x += 17) {
      grains.push([x + random.range(-6, 6), y + random.range(-6, 6)]);
    }
  }
  return dots(grains);
}

/** A globe valve cut through its seat. */
function globeValve(random: SeededRandom): string {
  const bore = random.range(34, 44);
  const wall = random.range(11, 15);
  const length = random.range(118, 146);
  const belly = bore + random.range(20, 34);
  const bonnet = random.range(36, 46);
  const lift = random.range(0, 22);
  const rim = belly + wall + 6;

  const shell = (grow: number): string => {
    const below: Point[] = [
      [-length, bore + grow],
      [-length * 0.6, bore + grow],
      [-length * 0.3, belly + grow],
      [length * 0.3, belly + grow],
      [length * 0.6, bore + grow],
      [length, bore + grow],
    ];
    const above: Point[] = [
      [length, -bore - grow],
      [bonnet + 14 + grow, -bore - grow],
      [bonnet + grow, -belly - 22],
      [-bonnet - grow, -belly - 22],
      [-bonnet - 14 - grow, -bore - grow],
      [-length, -bore - grow],
    ];
    return joinedOutline([spline(below), path(above)]);
  };
  const web: Point[] = [
    [-length * 0.36, -bore],
    [-length * 0.36 + 12, -bore],
    [-length * 0.36 + 12, 0],
    [-bonnet * 0.62, 6],
    [-bonnet * 0.62, 18],
    [-length * 0.4, 14],
  ];
  const otherWeb = web.map(([u, v]): Point => [-u, -v + 24]);
  const flange = (side: 1 | -1) =>
    cutFace(rectangle(side > 0 ? length : -length - 20, -rim, 20, rim - bore), { step: 7 }) +
    cutFace(rectangle(side > 0 ? length : -length - 20, bore, 20, rim - bore), { step: 7 });
  const plug = rectangle(-bonnet * 0.62, -lift - 12, bonnet * 1.24, 16);
  const valve = [
    cutFace(shell(wall), { step: 8 }),
    stroke(shell(0), "ground-thick"),
    cutFace(path(web, true), { step: 8 }),
    cutFace(path(otherWeb, true), { step: 8 }),
    flange(1),
    flange(-1),
    cutFace(rectangle(-bonnet - wall - 14, -belly - 38, 2 * (bonnet + wall + 14), 16), {
      step: 8,
      angle: -45,
    }),
    stroke(plug, "ground-thick"),
    stroke(rectangle(-6, -belly - 104, 12, belly + 92 - lift), "ground-thick"),
    cutFace(
      path(
        [
          [-22, -belly - 38],
          [-14, -belly - 74],
          [14, -belly - 74],
          [22, -belly - 38],
        ],
        true,
      ),
      { step: 7, angle: -45 },
    ),
    stroke(rectangle(-6, -belly - 104, 12, 66), "ground-thick"),
    stroke(rectangle(-54, -belly - 114, 108, 13), "ground-thick"),
    circle(-54, -belly - 107.5, 9, "ground-thick"),
    circle(54, -belly - 107.5, 9, "ground-thick"),
    line(0, -belly - 130, 0, belly + 40, "centre"),
    line(-length - 44, 0, length + 44, 0, "centre"),
  ].join("");
  const scale = random.range(0.95, 1.5);
  const turn = random.pick([0, 0, 90, -90, random.range(-24, 24)]);
  const at: Point = [MID_X + random.range(-60, 60), MID_Y];
  return viewed(valve, [0, -42], { at, degrees: turn, scale });
}
