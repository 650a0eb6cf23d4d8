import { editDistances } from "./edit-distances.ts";

const segmentGapCost = 0.5;
const farthest = 0.5;

/**
 * The pages whose address is most like the one asked for, nearest first; none when nothing is near.
 * A missing or surplus segment costs half a wrong one, so `/analytics` finds `/product/analytics`.
 */
export function nearestPages<Path extends string>(
  askedFor: string,
  paths: readonly Path[],
  limit: number,
): Path[] {
  return paths
    .map((path) => ({ path, distance: pathDistance(askedFor, path) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ path }) => path);
}

/** How far two paths are apart: 0 is the same, 1 has nothing in common. */
function pathDistance(askedFor: string, path: string): number {
  const [asked, own] = [segments(askedFor), segments(path)];
  const [shorter, longer] = asked.length < own.length ? [asked, own] : [own, asked];
  const changes = shorter.map((segment) =>
    Math.min(...longer.map((other) => segmentDistance(segment, other))),
  );
  const gaps = (longer.length - shorter.length) * segmentGapCost;
  return (changes.reduce((sum, change) => sum + change, 0) + gaps) / Math.max(longer.length, 1);
}

/** Wrong letters, as a share of the longer of two segments. */
function segmentDistance(a: string, b: string): number {
  return editDistances(a, b, Infinity).whole / Math.max(a.length, b.length);
}

function segments(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}
