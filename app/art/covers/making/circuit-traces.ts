import { circles, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, group, stroke } from "#app/art/drafting.ts";
import { path, type Point, roundedRect } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, HEIGHT, MID_X, MID_Y, WIDTH } from "../field.ts";

/** How far a 45° bend moves along the trace from one trace of a bus to the next, in pitches. */
const MITRE = Math.tan(Math.PI / 8);

export const circuitTraces: Family = (random) =>
  random.pick([bus, chipFanOut, lengthMatched])(random);

/** A wide bus that jogs at 45°: between two connectors, or across the whole sheet. */
function bus(random: SeededRandom): string {
  const isInset = random() < 0.4;
  const traces = random.int(9, 15);
  const pitch = isInset ? random.range(8, 13) : random.range(14, 21);
  const height = (traces - 1) * pitch;
  const [left, right] = isInset ? [62, WIDTH - 62] : [-160, WIDTH + 160];
  const columns = random.pick([
    [random.range(0.34, 0.66)],
    [random.range(0.22, 0.36), random.range(0.64, 0.78)],
  ]);
  const room = Math.max(isInset ? 0 : 50, HEIGHT - 84 - height) / 2;
  // Two jogs in a row must leave the bus level between them, or its traces would cross.
  const between = ((columns[1] ?? 1) - (columns[0] ?? 0)) * (right - left);
  const reach = Math.min(room, Math.max(20, (between - height * MITRE - 24) / 2));
  const levels = columns.map((_, i) => (i % 2 ? 1 : -1) * random.range(0.4, 1) * reach);
  const firstLevel = columns.length === 2 ? 0 : random.range(0.5, 1) * reach;

  let copper = "";
  const ends: Point[] = [];
  for (let i = 0; i < traces; i++) {
    const own = i * pitch - height / 2;
    let level = firstLevel;
    const points: Point[] = [[left, MID_Y + level + own]];
    for (const [column, next] of levels.entries()) {
      const drop = next - level;
      const bend = left + (right - left) * (columns[column] ?? 0.5) - Math.sign(drop) * own * MITRE;
      points.push(
        [bend - Math.abs(drop) / 2, MID_Y + level + own],
        [bend + Math.abs(drop) / 2, MID_Y + next + own],
      );
      level = next;
    }
    // Across the sheet, every third trace drops through a via on its last level run.
    const lastBend = points.at(-1)?.[0] ?? left;
    const viaX = random.range(MID_X + 60, WIDTH - 30);
    const hasVia = !isInset && i % 3 === 1 && viaX > lastBend;
    const end: Point = [hasVia ? viaX : right, MID_Y + level + own];
    copper += path([...points, end]);
    if (isInset) ends.push([left, MID_Y + firstLevel + own], end);
    else if (hasVia) ends.push(end);
  }
  if (isInset) {
    const pads = ends.map((end, i) => pad(...end, i < 2));
    return framed(random, boardEdge() + stroke(copper) + pads.join(""), 2);
  }
  const turn = random.pick([0, 45, -45, random.range(-30, 30)]);
  const drawn = stroke(copper, "thick") + circles(ends, 5, "ground-thick");
  return group(drawn, `rotate(${turn.toFixed(1)} ${MID_X} ${MID_Y})`);
}

function pad(x: number, y: number, isFirst: boolean): string {
  return isFirst
    ? stroke(rectangle(x - 5, y - 4, 10, 8), "arrow")
    : circle(x, y, 3.6, "ground-thick");
}

function boardEdge(): string {
  const corners: Point[] = [
    [40, 38],
    [WIDTH - 40, 38],
    [40, HEIGHT - 38],
    [WIDTH - 40, HEIGHT - 38],
  ];
  return (
    stroke(path(roundedRect(20, 18, WIDTH - 40, HEIGHT - 36, 12, 4), true), "dimension") +
    corners.map((corner) => circle(...corner, 7) + centreMark(...corner, 11, "dimension")).join("")
  );
}

/** One package whose leads escape on all four sides to vias, placed off centre. */
function chipFanOut(random: SeededRandom): string {
  const leads = random.int(8, 12);
  const pitch = random.range(10, 13);
  const half = (leads * pitch) / 2 + 8;
  const spread = random.range(0.7, 1.25) * pitch;
  const x = MID_X + random.range(-110, 110);
  const y = MID_Y + random.range(-50, 50);

  let copper = "";
  let leadsDrawn = "";
  let vias = "";
  for (const [ux, uy] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    // `out` runs away from the package, `along` its side.
    const onSheet = (out: number, along: number): Point => [
      x + ux * out - uy * along,
      y + uy * out + ux * along,
    ];
    for (let i = 0; i < leads; i++) {
      const along = (i - (leads - 1) / 2) * pitch;
      const shift = (i - (leads - 1) / 2) * spread;
      const escape = half + 16 + (leads / 2 - Math.abs(i - (leads - 1) / 2)) * pitch * MITRE;
      const end = escape + Math.abs(shift) + (i % 2 ? 26 : 64) + random.range(0, 14);
      const run = [
        onSheet(half + 8, along),
        onSheet(escape, along),
        onSheet(escape + Math.abs(shift), along + shift),
        onSheet(end, along + shift),
      ];
      copper += path(run);
      vias += circle(...(run.at(-1) ?? [x, y]), 4, "ground-thick");
      const [tipX, tipY] = onSheet(half + 5, along);
      const [w, h] = ux === 0 ? [5, 12] : [12, 5];
      leadsDrawn += rectangle(tipX - w / 2, tipY - h / 2, w, h);
    }
  }
  return [
    stroke(copper),
    vias,
    stroke(leadsDrawn, "arrow"),
    stroke(path(roundedRect(x - half, y - half, 2 * half, 2 * half, 5, 3), true), "ground-thick"),
    stroke(rectangle(x - half + 9, y - half + 9, 2 * half - 18, 2 * half - 18), "dimension"),
    circle(x - half + 22, y - half + 22, 5, "arrow"),
  ].join("");
}

/** Traces between two packages, folded until they are all equally long. */
function lengthMatched(random: SeededRandom): string {
  const traces = random.int(3, 8);
  const pitch = (HEIGHT - 80) / traces;
  const fold = random.range(7, 10);
  const [left, right] = [96, WIDTH - 96];

  let copper = "";
  let pads = "";
  for (let i = 0; i < traces; i++) {
    const y = 40 + (i + 0.5) * pitch;
    const folds = random.int(5, 12);
    const start = random.range(left + 24, right - 24 - folds * 2 * fold);
    const swing = pitch * random.range(0.28, 0.42);
    const points: Point[] = [[left - 20, y]];
    for (let k = 0; k < folds; k++) {
      const x = start + k * 2 * fold;
      const peak = y + (k % 2 ? swing : -swing);
      points.push([x, y], [x + 3, peak + (k % 2 ? -3 : 3)], [x + 6, peak]);
      points.push(
        [x + 2 * fold - 6, peak],
        [x + 2 * fold - 3, peak + (k % 2 ? -3 : 3)],
        [x + 2 * fold, y],
      );
    }
    points.push([right + 20, y]);
    copper += path(points);
    pads += pad(left - 20, y, i === 0) + pad(right + 20, y, i === 0);
  }
  const packages = [-30, right].map((x) => roundedRect(x, 24, left + 30, HEIGHT - 48, 6, 3));
  const drawn = [
    ...packages.map((outline) => stroke(path(outline, true), "ground-thick")),
    stroke(copper, "thick"),
    pads,
  ].join("");
  const turned = group(drawn, `rotate(${random.pick([0, 90, -30])} ${MID_X} ${MID_Y})`);
  return framed(random, turned, 2);
}
