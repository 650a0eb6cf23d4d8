import { rectangle } from "#app/art/cut-faces.ts";
import { arrowhead, circle, group, stroke } from "#app/art/drafting.ts";
import { path, polar, type Point } from "#app/art/geometry.ts";
import { lathe, mill, press } from "#app/art/machine-plans.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { MID_X, MID_Y, placed, viewed } from "../field.ts";

/** Places along a conveyor, a roller's pitch apart: straight runs and quarter bends. */
interface Station {
  x: number;
  y: number;
  heading: number;
  isStraight: boolean;
}

type Run = { ahead: number } | { turn: 1 | -1 };
const BEND_RADIUS = 70;
const ROLLER_PITCH = 13;

function conveyor(runs: readonly Run[]): Station[] {
  let [x, y, heading] = [0, 0, 0];
  const stations: Station[] = [];
  for (const run of runs) {
    const isStraight = "ahead" in run;
    const length = isStraight ? run.ahead : (BEND_RADIUS * Math.PI) / 2;
    const steps = Math.round(length / ROLLER_PITCH);
    for (let i = 0; i < steps; i++) {
      stations.push({ x, y, heading, isStraight });
      heading += isStraight ? 0 : (run.turn * Math.PI) / 2 / steps;
      x += (Math.cos(heading) * length) / steps;
      y += (Math.sin(heading) * length) / steps;
    }
  }
  return stations;
}

/** A conveyor with machines along it and a robot that serves it. */
export function productionCell(random: SeededRandom): string {
  const belt = random.range(32, 42) / 2;
  const long = random.range(150, 220);
  const stations = conveyor(
    random.pick<Run[]>([
      [{ ahead: long }, { turn: 1 }, { turn: 1 }, { ahead: long }],
      [{ ahead: long }, { turn: 1 }, { ahead: 40 }, { turn: -1 }, { ahead: long }],
      [{ ahead: long * 1.3 }, { turn: 1 }, { ahead: long }],
      [
        { ahead: 60 },
        { turn: 1 },
        { ahead: 70 },
        { turn: -1 },
        { ahead: 110 },
        { turn: -1 },
        { ahead: 70 },
        { turn: 1 },
        { ahead: 60 },
      ],
    ]),
  );
  const edge = (side: 1 | -1) =>
    stations.map(({ x, y, heading }): Point => [
      x - side * belt * Math.sin(heading),
      y + side * belt * Math.cos(heading),
    ]);
  const [outer, inner] = [edge(-1), edge(1)];
  const rollers = outer.map((from, i) => path([from, inner[i] ?? from]));
  const loads = stations.filter(({ isStraight }, i) => isStraight && i % 5 === 3);
  const isClear = (i: number) =>
    stations.slice(Math.max(0, i - 3), i + 4).every((s) => s.isStraight);
  const beside = stations.filter((_, i) => isClear(i) && i % 5 === 2);
  const machine = random.pick([lathe, mill, press]);
  const last = stations.at(-1) ?? { x: 0, y: 0, heading: 0 };

  const middle = stations[Math.floor(stations.length / 2)] ?? last;
  const away = middle.heading + Math.PI / 2;
  const base: Point = [middle.x + 82 * Math.cos(away), middle.y + 82 * Math.sin(away)];
  const cell = [
    stroke(path(outer) + path(inner), "thick"),
    stroke(rollers.join(""), "dimension"),
    ...beside.map(({ x, y, heading }) =>
      group(
        random.pick([lathe, mill, machine])(-26, -belt - 54, 52, 44),
        placed(x, y, (heading * 180) / Math.PI),
      ),
    ),
    ...loads.map(({ x, y, heading }) =>
      group(stroke(rectangle(-10, -10, 20, 20), "arrow"), placed(x, y, (heading * 180) / Math.PI)),
    ),
    robot(random, base, away + Math.PI),
    arrowhead(
      last.x + 26 * Math.cos(last.heading),
      last.y + 26 * Math.sin(last.heading),
      last.heading,
      18,
      14,
    ),
  ].join("");

  const focus: Point = [
    middleOf(stations.map((station) => station.x)),
    middleOf(stations.map((station) => station.y)),
  ];
  return viewed(cell, focus, {
    at: [MID_X + random.range(-40, 40), MID_Y + random.range(-20, 20)],
    degrees: random.pick([0, random.range(-30, 30)]),
    scale: random.range(0.85, 1.15),
  });
}

const middleOf = (places: readonly number[]) => (Math.min(...places) + Math.max(...places)) / 2;

function robot(random: SeededRandom, base: Point, towards: number): string {
  const bend = random.range(0.3, 0.9) * random.pick([1, -1]);
  const elbow = polar(...base, 34, towards + bend);
  const hand = polar(...elbow, 36, towards - bend);
  return [
    circle(...base, 66, "centre"),
    circle(...base, 20, "ground-thick"),
    stroke(path([base, elbow, hand]), "thick"),
    ...[base, elbow, hand].map((joint) => circle(...joint, 7, "ground-thick")),
    circle(...hand, 2.5, "arrow"),
  ].join("");
}
