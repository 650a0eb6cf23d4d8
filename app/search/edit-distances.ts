/**
 * Letters to add, drop, change or swap with their neighbor, from one word to another (`whole`), and to the nearest
 * `beginning` of it that is at least as long. Numbers above `limit` mean only that it is exceeded.
 */
export function editDistances(
  from: string,
  to: string,
  limit: number,
): { whole: number; beginning: number } {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      ) {
        least = Math.min(least, beforePrevious[column - 2]! + 1);
      }
      current.push(least);
    }
    if (Math.min(...current) > limit) return { whole: limit + 1, beginning: limit + 1 };
    [beforePrevious, previous] = [previous, current];
  }
  return {
    whole: previous[to.length]!,
    beginning: Math.min(limit + 1, ...previous.slice(from.length)),
  };
}
