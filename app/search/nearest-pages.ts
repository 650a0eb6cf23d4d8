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

/** Edit distance over segments, as a share of the longer path: 0 is the same, 1 has nothing in common. */
function pathDistance(a: string, b: string): number {
  const [from, to] = [segments(a), segments(b)];
  const cost = editCost(from, to, segmentGapCost, (x, y) => {
    const changes = editCost([...x], [...y], 1, (p, q) => (p === q ? 0 : 1));
    return changes / Math.max(x.length, y.length);
  });
  return cost / Math.max(from.length, to.length, 1);
}

function segments(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}

/** Levenshtein's algorithm, over anything that can be compared. */
function editCost<T>(
  from: T[],
  to: T[],
  gapCost: number,
  swapCost: (a: T, b: T) => number,
): number {
  let previous = [0, ...to.map((_, index) => (index + 1) * gapCost)];
  for (const [row, source] of from.entries()) {
    const current = [(row + 1) * gapCost];
    for (const [column, target] of to.entries()) {
      current.push(
        Math.min(
          previous[column + 1]! + gapCost,
          current[column]! + gapCost,
          previous[column]! + swapCost(source, target),
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1)!;
}
