/** A word of the query, and how many wrong letters it is allowed. */
export interface AskedWord {
  word: string;
  edits: number;
}

/** One wrong letter in a word of four or more, two in one of eight or more. A number is never taken for another. */
export function allowedEdits(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** From here on a mistyped word may also be the beginning of a longer one; shorter ones begin nearly everything. */
const shortestMistypedBeginning = 5;

/**
 * How well a word of a text answers one of the query: 1 when they are the same, less when it only begins with it, less
 * again when letters are wrong, 0 when it is another word.
 */
export function matchQuality({ word: asked, edits }: AskedWord, word: string): number {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return 0.6 + 0.3 * (asked.length / word.length);
  if (edits === 0 || word.length < asked.length - edits) return 0;
  const { whole, beginning } = editDistances(asked, word, edits);
  if (whole <= edits) return 0.5 - 0.1 * whole;
  const mayBegin = asked.length >= shortestMistypedBeginning;
  return mayBegin && beginning <= edits ? 0.3 - 0.05 * beginning : 0;
}

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
