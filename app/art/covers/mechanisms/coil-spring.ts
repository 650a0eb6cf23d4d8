import { circles, cutFace, rectangle } from "#app/art/cut-faces.ts";
import { arrowhead, circle, line, stroke } from "#app/art/drafting.ts";
import { path, type Point, spline } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, HEIGHT, MID_X, MID_Y, viewed } from "../field.ts";

export const coilSpring: Family = (random) => random.pick([loadSeries, discStack])(random);

/** A compression spring seen from the side: back strands first, then the front ones. */
function spring(
  x: number,
  top: number,
  length: number,
  coils: number,
  radius: number,
  wire: number,
) {
  const pitch = (length - wire) / (coils - 0.5);
  const strand = (y1: number, y2: number, from: number, to: number) => {
    const angle = Math.atan2(y2 - y1, to - from);
    const [nx, ny] = [(-Math.sin(angle) * wire) / 2, (Math.cos(angle) * wire) / 2];
    return stroke(
      path(
        [
          [from + nx, y1 + ny],
          [to + nx, y2 + ny],
          [to - nx, y2 - ny],
          [from - nx, y1 - ny],
        ],
        true,
      ),
      "ground-thick",
    );
  };
  const first = top + wire / 2;
  const last = top + length - wire / 2;
  let back =
    strand(first, first, x - radius, x + radius) + strand(last, last, x - radius, x + radius);
  let front = "";
  const bends: Point[] = [
    [x + radius, first],
    [x - radius, last],
  ];
  for (let i = 0; i < coils; i++) {
    const y = first + i * pitch;
    front += strand(y, y + pitch / 2, x - radius, x + radius);
    bends.push([x - radius, y], [x + radius, y + pitch / 2]);
    if (i < coils - 1) back += strand(y + pitch / 2, y + pitch, x + radius, x - radius);
  }
  return back + front + circles(bends, wire / 2, "ground-thick");
}

/** The same spring free, loaded and solid; the line under the plates is its characteristic. */
function loadSeries(random: SeededRandom): string {
  const count = random.pick([1, 1, 2, 3, 4]);
  const order = random.pick([1, -1, 0]);
  const floor = HEIGHT - random.range(26, 40);
  const free = random.range(196, 226);
  const coils = random.int(5, 7);
  const wire = (30 / (count + 1)) * random.range(1.1, 1.5);
  const radius = Math.min(110, 150 / count) * random.range(0.7, 0.86);
  const pitch = 440 / count;
  const solid = coils * wire * 1.08;
  const brim = Math.min(26, pitch / 2 - radius - 6);
  const tops: Point[] = [];
  const series = Array.from({ length: count }, (_, i) => {
    const step = i / Math.max(1, count - 1);
    const share = order === 0 || count === 1 ? random.range(0, 0.8) : order > 0 ? step : 1 - step;
    const length = free - (free - solid) * share * 0.92;
    const x = count === 1 ? MID_X + random.range(-90, 90) : 20 + (i + 0.5) * pitch;
    const top = floor - length;
    tops.push([x, top - 10]);
    const plate = rectangle(x - radius - brim, top - 12, 2 * (radius + brim), 12);
    const load = 22 + share * 40;
    return [
      spring(x, top, length, coils, radius, wire),
      cutFace(plate, { step: 7 }),
      line(x, top - 14 - load, x, top - 14, "thick"),
      arrowhead(x, top - 13, Math.PI / 2, 14, 10),
      line(x, 0, x, floor + 10, "centre"),
    ].join("");
  });
  return [
    cutFace(rectangle(-10, floor, 500, 60), { step: 12, angle: -45 }),
    ...series,
    count > 1 ? stroke(spline(tops), "hidden") : "",
  ].join("");
}

/** Disc springs on a guide rod, stacked singly and in pairs, in section. */
function discStack(random: SeededRandom): string {
  const discs = random.int(7, 11);
  const [inner, outer] = [random.range(30, 40), random.range(96, 118)];
  const thick = random.range(10, 14);
  const cone = random.range(14, 22);
  const nested = random.pick([1, 1, 2]);
  const pitch = cone + thick;

  let x = 0;
  let marks = "";
  for (let i = 0; i < discs; i++) {
    const way = Math.floor(i / nested) % 2 ? 1 : -1;
    const [atInner, atOuter] = way > 0 ? [x + cone, x] : [x, x + cone];
    for (const side of [1, -1]) {
      const outline: Point[] = [
        [atInner, side * inner],
        [atOuter, side * outer],
        [atOuter + thick, side * outer],
        [atInner + thick, side * inner],
      ];
      marks += cutFace(path(outline, true), { step: 7, angle: 45 * way });
    }
    const nextWay = Math.floor((i + 1) / nested) % 2 ? 1 : -1;
    x += nextWay === way ? thick : pitch;
  }
  const drawn = [
    stroke(rectangle(-90, -inner + 5, x + 180, 2 * inner - 10), "ground-thick"),
    cutFace(rectangle(-26, -outer - 8, 26, 2 * outer + 16), { step: 9, angle: -45 }),
    cutFace(rectangle(x, -outer - 8, 26, 2 * outer + 16), { step: 9, angle: -45 }),
    stroke(rectangle(-90, -inner + 5, x + 180, 2 * inner - 10), "ground-thick"),
    marks,
    line(-120, 0, x + 120, 0, "centre"),
    circle(x + 60, 0, 9),
  ].join("");
  const turn = random.pick([0, 90, random.range(-40, 40)]);
  const scale = random.range(0.9, 1.7);
  const at: Point = [MID_X + random.range(-30, 30), MID_Y + random.range(-20, 20)];
  return viewed(drawn, [x / 2, 0], { at, degrees: turn, scale });
}
