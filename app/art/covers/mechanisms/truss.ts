import { circles, cutFace, rectangle } from "#app/art/cut-faces.ts";
import { arrowhead, circle, line, stroke } from "#app/art/drafting.ts";
import { path, polar, type Point } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, MID_X, WIDTH } from "../field.ts";

export const truss: Family = (random) =>
  framed(random, random.pick([bridgeWithForces, latticeArch])(random), 1.7);

/** A bridge under load; below it the funicular polygon, beside it the rays that it is drawn from. */
function bridgeWithForces(random: SeededRandom): string {
  const panels = random.pick([4, 6, 8]);
  const [left, width] = [26, random.range(300, 330)];
  const panel = width / panels;
  const deck = random.range(116, 136);
  const rise = random.range(54, 84);
  const crown = random.pick([0, 0, 0.55]);
  const isWarren = random() < 0.5;
  const bottom = Array.from({ length: panels + 1 }, (_, i): Point => [left + i * panel, deck]);
  const top = Array.from({ length: isWarren ? panels : panels - 1 }, (_, i): Point => {
    const share = (i + (isWarren ? 0.5 : 1)) / panels;
    const height = rise * (1 - crown + crown * 4 * share * (1 - share));
    return [left + share * width, deck - height];
  });
  const web = top.map((node, i) => {
    const feet = isWarren
      ? [bottom[i], bottom[i + 1]]
      : [
          bottom[i + 1],
          bottom[i + 1 < panels / 2 ? i + 2 : i],
          ...(i + 1 === panels / 2 ? [bottom[i + 2]] : []),
        ];
    return feet.map((foot) => (foot ? path([node, foot]) : "")).join("");
  });
  const chord = [bottom[0], ...top, bottom.at(-1)].flatMap((node) => (node ? [node] : []));

  const loads = bottom.slice(1, -1).map(([x]) => ({ x, force: random.range(16, 34) }));
  return [
    stroke(web.join("")),
    stroke(path(bottom) + path(chord), "thick"),
    circles([...bottom, ...top], 4, "ground-thick"),
    ...loads.map(
      ({ x, force }) =>
        line(x, deck + 10, x, deck + 14 + force) +
        arrowhead(x, deck + 18 + force, Math.PI / 2, 10, 6),
    ),
    bearing(left, deck),
    bearing(left + width, deck),
    forceDiagrams(loads, [left, left + width], deck + 74, random.range(66, 84)),
  ].join("");
}

function bearing(x: number, y: number): string {
  const foot: Point[] = [
    [x, y + 4],
    [x - 10, y + 20],
    [x + 10, y + 20],
  ];
  return (
    stroke(path(foot, true), "ground-thick") +
    cutFace(rectangle(x - 16, y + 20, 32, 8), { step: 5, edge: "object" })
  );
}

interface Load {
  x: number;
  force: number;
}

function forceDiagrams(
  loads: readonly Load[],
  [start, end]: readonly [number, number],
  top: number,
  poleDistance: number,
): string {
  const total = loads.reduce((sum, { force }) => sum + force, 0);
  const loadLine = WIDTH - 30;
  const loadTop = Math.max(30, 160 - total / 2);
  const pole: Point = [loadLine - poleDistance, loadTop + total / 2];
  const ends = loads.reduce(
    (points, { force }) => [...points, (points.at(-1) ?? loadTop) + force],
    [loadTop],
  );
  const rays = ends.map((y) => path([pole, [loadLine, y]])).join("");

  const stations = [start, ...loads.map(({ x }) => x), end];
  let y = top;
  const polygon = stations.map((x, i): Point => {
    const slope = ((ends[i - 1] ?? pole[1]) - pole[1]) / poleDistance;
    y -= i === 0 ? 0 : slope * (x - (stations[i - 1] ?? x));
    return [x, y];
  });
  const drops = polygon
    .map(([x, foot]) =>
      path([
        [x, top - 16],
        [x, foot],
      ]),
    )
    .join("");
  return [
    stroke(drops, "dimension"),
    stroke(path(polygon, true), "thick"),
    circles(polygon, 2.8, "arrow"),
    stroke(rays, "dimension"),
    line(loadLine, loadTop, loadLine, loadTop + total, "thick"),
    ...ends.map((tick) => line(loadLine - 5, tick, loadLine + 5, tick)),
    circle(...pole, 4, "ground-thick"),
  ].join("");
}

/** A trussed arch that springs from outside the sheet. */
function latticeArch(random: SeededRandom): string {
  const x = MID_X + random.range(-120, 120);
  const outer = random.pick([
    random.range(150, 180),
    random.range(240, 330),
    random.range(420, 560),
  ]);
  const depth = random.range(32, 58);
  const carriesDeck = random() < 0.5;
  const y = (carriesDeck ? random.range(84, 112) : random.range(36, 70)) + outer;
  const bays = Math.round(outer / random.range(11, 15)) + 4;
  const [from, to] = [Math.PI, Math.PI * 2];
  const at = (bay: number, radius: number) =>
    polar(x, y, radius, from + ((to - from) * bay) / bays);
  const upper = Array.from({ length: bays + 1 }, (_, i) => at(i, outer));
  const lower = Array.from({ length: bays + 1 }, (_, i) => at(i, outer - depth));
  const isCrossed = random() < 0.5;
  let web = "";
  for (let i = 0; i < bays; i++) {
    const [a, b, c, d] = [upper[i], upper[i + 1], lower[i], lower[i + 1]];
    if (!a || !b || !c || !d) continue;
    web +=
      path([a, c]) +
      (i % 2 || isCrossed ? path([a, d]) : "") +
      (i % 2 === 0 || isCrossed ? path([c, b]) : "");
  }
  const deck = carriesDeck ? random.range(40, 58) : random.range(240, 284);
  const hangers = carriesDeck
    ? upper.filter(([, nodeY]) => nodeY < y - outer * 0.4)
    : lower.filter(([, nodeY]) => nodeY < deck - 16);
  return [
    stroke(
      hangers.map((node) => path([node, [node[0], deck]])).join(""),
      carriesDeck ? "object" : "dimension",
    ),
    stroke(web),
    stroke(path(upper) + path(lower), "thick"),
    circles([...upper, ...lower], 3.4, "ground-thick"),
    ...[x - outer, x + outer - depth].map((foot) =>
      cutFace(rectangle(foot - 14, y + 6, depth + 28, 300), { step: 10, angle: -45 }),
    ),
    cutFace(rectangle(-10, deck, WIDTH + 20, 14), { step: 9 }),
  ].join("");
}
