import { HEIGHT, WIDTH } from "../field.ts";
import { between, type Point, times } from "#app/art/geometry.ts";
import { corners } from "#app/art/outlines.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

/** A few hills and hollows, and a slow swell under them. */
export function heightField(random: SeededRandom, hills: number) {
  const swell = random.range(45, 75);
  const terrain = times(hills, () => ({
    x: random.range(30, WIDTH - 30),
    y: random.range(20, HEIGHT - 20),
    spread: random.range(46, 120),
    rise: random.range(-1, 1.2),
  }));
  const { x, y } = terrain.toSorted((a, b) => b.rise - a.rise)[0]!;
  const at = (x: number, y: number) =>
    terrain.reduce(
      (sum, hill) =>
        sum +
        hill.rise * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.spread ** 2)),
      0.12 * Math.sin(x / swell) + 0.1 * Math.cos((y * 1.3) / swell),
    );
  return { at, summit: [x, y] satisfies Point };
}

/** Heights at the corners of square cells, row by row over the field. */
export interface SampledField {
  cell: number;
  rows: number[][];
}

export const sampled = (at: (x: number, y: number) => number, cell: number): SampledField => ({
  cell,
  rows: times(HEIGHT / cell + 1, (j) => times(WIDTH / cell + 1, (i) => at(i * cell, j * cell))),
});

/** Marching squares: the curves of one level across the field, segments joined end to end. */
export function contourLines({ rows, cell }: SampledField, level: number): Point[][] {
  const segments: [Point, Point][] = [];
  for (const [j, row] of rows.slice(0, -1).entries()) {
    for (const i of row.slice(0, -1).keys()) {
      const around = corners(i, j, i + 1, j + 1);
      const crossings = around.flatMap((from, k): Point[] => {
        const to = around[(k + 1) % 4]!;
        const [a, b] = [rows[from[1]]![from[0]]!, rows[to[1]]![to[0]]!];
        if (a < level === b < level) return [];
        const [x, y] = between(from, to, (level - a) / (b - a));
        return [[x * cell, y * cell]];
      });
      const [a, b, c, d] = crossings;
      if (a && b) segments.push([a, b]);
      if (c && d) segments.push([c, d]);
    }
  }
  return joined(segments);
}

/** Neighbouring cells compute a shared crossing from the same two corners, up to rounding. */
const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

function joined(segments: readonly [Point, Point][]): Point[][] {
  const unused = new Set(segments);
  const byEnd = Map.groupBy(
    segments.flatMap((segment) => segment.map((end) => ({ end: key(end), segment }))),
    ({ end }) => end,
  );
  const nextFrom = (end: Point): Point | undefined => {
    const found = byEnd.get(key(end))?.find(({ segment }) => unused.has(segment))?.segment;
    if (!found) return undefined;
    unused.delete(found);
    return key(found[0]) === key(end) ? found[1] : found[0];
  };

  const curves: Point[][] = [];
  for (const segment of segments) {
    if (!unused.delete(segment)) continue;
    const curve: Point[] = [...segment];
    for (let next = nextFrom(segment[1]); next; next = nextFrom(next)) curve.push(next);
    for (let next = nextFrom(segment[0]); next; next = nextFrom(next)) curve.unshift(next);
    if (curve.length > 3) curves.push(curve);
  }
  return curves;
}
