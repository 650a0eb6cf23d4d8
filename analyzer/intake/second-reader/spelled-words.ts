import { emptyRows, type InnerLoops, type Matrix, type Rows } from "./kernel/inner-loops.ts";
import { curved, rowsOf } from "./row-steps.ts";
import type { ReaderWeights } from "./weights.ts";

/** What a word is by its letters: the most and the mean of two convolutions over its bytes. Equal words are done once. */
export function spelledWords(
  { tensor, matrix }: ReaderWeights,
  loops: InnerLoops,
  bytes: Uint8Array,
  count: number,
  bytesOfWord: number,
): Rows {
  const alphabet = tensor("bytes");
  const own = (word: number) => bytes.subarray(word * bytesOfWord, (word + 1) * bytesOfWord);
  const wordOf = new Map<string, number>();
  const spellings: { readonly letters: Uint8Array; readonly length: number }[] = [];
  const indexes = Array.from({ length: count }, (_, word) => {
    const letters = own(word);
    const key = letters.join();
    const known = wordOf.get(key);
    if (known !== undefined) return known;
    const end = letters.indexOf(0);
    wordOf.set(key, spellings.length);
    spellings.push({ letters, length: end < 0 ? bytesOfWord : end });
    return spellings.length - 1;
  });
  // The second convolution sees one letter beyond the word's end.
  const seen = spellings.map(({ length }) => Math.min(bytesOfWord, length + 1));
  const first = curved(
    convolved(loops, matrix("conv1"), seen, alphabet.width, (word, at) => {
      const letter = spellings[word]?.letters[at];
      return letter === undefined ? null : rowsOf(alphabet, letter);
    }),
  );
  const starts = startsOf(seen);
  const lengths = spellings.map(({ length }) => length);
  const second = curved(
    convolved(loops, matrix("conv2"), lengths, first.width, (word, at) =>
      at < (seen[word] ?? 0) ? rowsOf(first, (starts[word] ?? 0) + at) : null,
    ),
  );
  const summed = summedUp(second, lengths, bytesOfWord);
  const all = emptyRows(count, summed.width);
  for (const [word, index] of indexes.entries()) {
    all.values.set(rowsOf(summed, index), word * summed.width);
  }
  return all;
}

function startsOf(lengths: readonly number[]): number[] {
  let sum = 0;
  return lengths.map((length) => (sum += length) - length);
}

/** Over three neighbours at each of the word's first places; beyond its ends there is nothing. */
function convolved(
  loops: InnerLoops,
  matrix: Matrix,
  lengths: readonly number[],
  width: number,
  valueAt: (word: number, at: number) => Float32Array | null,
): Rows {
  const input = emptyRows(
    lengths.reduce((sum, each) => sum + each, 0),
    3 * width,
  );
  let row = 0;
  for (const [word, length] of lengths.entries()) {
    for (let at = 0; at < length; at += 1, row += 1) {
      for (let tap = 0; tap < 3; tap += 1) {
        const value = at + tap > 0 ? valueAt(word, at + tap - 1) : null;
        if (value) input.values.set(value, row * input.width + tap * width);
      }
    }
  }
  return loops.product(input, matrix);
}

function summedUp(letters: Rows, lengths: readonly number[], bytesOfWord: number): Rows {
  const { width } = letters;
  const out = emptyRows(lengths.length, 2 * width);
  let from = 0;
  for (const [word, length] of lengths.entries()) {
    const most = out.values.subarray(word * 2 * width, word * 2 * width + width);
    const mean = out.values.subarray(word * 2 * width + width, (word + 1) * 2 * width);
    // Where a word is shorter than the room for it, its empty end counts as nothing.
    most.fill(length < bytesOfWord ? 0 : -Infinity);
    for (let at = 0; at < length; at += 1, from += 1) {
      const own = rowsOf(letters, from);
      for (let column = 0; column < width; column += 1) {
        const value = own[column] ?? 0;
        most[column] = Math.max(most[column] ?? 0, value);
        mean[column] = (mean[column] ?? 0) + value / Math.max(1, length);
      }
    }
  }
  return out;
}
