import { circles, cutRing } from "#app/art/cut-faces.ts";
import { circle, group, stroke } from "#app/art/drafting.ts";
import { fmt, path, type Point, ringPoints, roundedRect, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, MID_X, MID_Y, placed, ribbon, WIDTH } from "../field.ts";

export const wireHarness: Family = (random) => random.pick([layoutBoard, cableSection])(random);

/** The trunk pinned out on the board, each branch run to its connector. */
function layoutBoard(random: SeededRandom): string {
  const stations = 7;
  const base = MID_Y + random.range(-30, 30);
  const trunk = Array.from({ length: stations }, (_, i): Point => [
    -30 + (i * (WIDTH + 60)) / (stations - 1),
    base + random.range(-1, 1) * 46,
  ]);
  const half = random.range(7, 11);
  const branches = trunk.slice(1, -1).flatMap(([x, y], i) => {
    const up = (i + (random() < 0.5 ? 1 : 0)) % 2 === 0;
    const run = (isUp: boolean) => branch(random, [x, y], isUp);
    return random() < 0.35 ? [run(true), run(false)] : [run(up)];
  });
  const drawn = [
    ...branches,
    stroke(ribbon(trunk, half), "ground-thick"),
    stroke(ribbon(trunk, half * 0.34), "dimension"),
    ...wraps(trunk, half + 3),
  ].join("");
  return framed(random, drawn, 1.7);
}

function branch(random: SeededRandom, [x, y]: Point, isUp: boolean): string {
  const way = isUp ? -1 : 1;
  const lean = random.range(-46, 46);
  const reach = Math.min(random.range(62, 106), (isUp ? y : HEIGHT - y) - 40);
  const end: Point = [x + lean, y + way * reach];
  const route: Point[] = [
    [x - lean * 0.4, y],
    [x + lean * 0.2, y + way * reach * 0.35],
    [x + lean * 0.9, y + way * reach * 0.72],
    end,
  ];
  const pins = random.int(3, 6);
  const width = pins * 9 + 8;
  const body = stroke(path(roundedRect(-width / 2, 0, width, 24, 4, 2), true), "ground-thick");
  const contacts = Array.from({ length: pins }, (_, i) => {
    const at = (i - (pins - 1) / 2) * 9;
    return `M${fmt(at)} 8V26`;
  });
  const connector = body + stroke(contacts.join(""), "thick");
  return (
    stroke(ribbon(route, random.range(3.5, 5.5)), "ground") +
    group(connector, placed(end[0], end[1], isUp ? 180 : 0))
  );
}

function wraps(points: readonly Point[], half: number): string[] {
  return points.slice(0, -1).flatMap(([ax, ay], i) => {
    const [bx, by] = points[i + 1] ?? [ax, ay];
    const angle = Math.atan2(by - ay, bx - ax);
    return [0.42, 0.58].map((share) => {
      const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
      const band = path([
        [x + Math.sin(angle) * half, y - Math.cos(angle) * half],
        [x - Math.sin(angle) * half, y + Math.cos(angle) * half],
      ]);
      return stroke(band, "thick");
    });
  });
}

/** A multi-core cable cut square: jacket, braid, filler and the cores. */
function cableSection(random: SeededRandom): string {
  const isWhole = random() < 0.4;
  const radius = isWhole ? random.range(118, 148) : random.range(180, 280);
  const x = MID_X + random.pick([-1, 1]) * random.range(0, isWhole ? 80 : 150);
  const y = MID_Y + (isWhole ? 0 : random.pick([-1, 1]) * random.range(40, 150));
  const inner = radius * 0.8;
  const braid = (radius * 0.91 + inner) / 2;
  const start = random.range(0, 1);
  const around = random.pick([3, 4, 6]);
  // Circles in a ring that touch each other and the screen round them.
  const bundle = inner / (1 + 1 / Math.sin(Math.PI / around));
  const seats: Point[] = ringPoints(x, y, inner - bundle, around, start);
  if (around === 6) seats.push([x, y]);
  const onSheet = seats.filter(
    ([seatX, seatY]) =>
      Math.abs(seatX - MID_X) < MID_X + bundle && Math.abs(seatY - MID_Y) < MID_Y + bundle,
  );
  const makeUp = random.pick([[core], [core, quad], [quad, seven], [core, quad, seven]]);
  return [
    cutRing(x, y, radius, radius * 0.91, { step: 7 }),
    circle(x, y, radius * 0.91, "ground-thick"),
    circles(ringPoints(x, y, braid, 32), radius * 0.03, "arrow"),
    circles(ringPoints(x, y, braid, 32, TAU / 64), radius * 0.03, "dimension"),
    circle(x, y, inner),
    ...onSheet.map((seat) => random.pick(makeUp)(seat, bundle * 0.94, random.range(0, TAU))),
  ].join("");
}

type Core = (place: Point, radius: number, turn: number) => string;

const core: Core = ([x, y], radius) =>
  cutRing(x, y, radius, radius * 0.64, { step: 8 }) +
  circles([[x, y], ...ringPoints(x, y, radius * 0.4, 6)], radius * 0.19);

const quad: Core = ([x, y], radius, turn) =>
  circle(x, y, radius, "ground-thick") +
  wires(ringPoints(x, y, radius * 0.56, 4, turn), radius * 0.38);

const seven: Core = ([x, y], radius, turn) =>
  circle(x, y, radius, "ground-thick") +
  wires([[x, y], ...ringPoints(x, y, radius * 0.62, 6, turn)], radius * 0.3);

/** Conductors in their insulation. */
const wires = (places: readonly Point[], radius: number) =>
  circles(places, radius) + circles(places, radius * 0.5, "arrow");
