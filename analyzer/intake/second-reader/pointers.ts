import type { Features } from "./features.ts";
import type { InnerLoops, Rows } from "./kernel/inner-loops.ts";
import type { ReaderWeights } from "./weights.ts";

/** For each anchor and each head how much speaks for each word, and last for none. */
export function pointersOf(
  { card, matrix, tensor }: ReaderWeights,
  loops: InnerLoops,
  vectors: Rows,
  { rows, columns, tables }: Features,
  anchors: readonly number[],
): Float32Array[][] {
  const { pointers, pointerWidth: size, pointerRows: reach } = card;
  const { width, values } = vectors;
  const chosen = new Float32Array(anchors.length * width);
  for (const [index, at] of anchors.entries()) {
    chosen.set(values.subarray(at * width, (at + 1) * width), index * width);
  }
  const query = loops.product(
    { count: anchors.length, width, values: chosen },
    matrix("pointer.query"),
  );
  const key = loops.product(vectors, matrix("pointer.key"));
  const byRow = tensor("pointer.rows");
  const byColumn = tensor("pointer.column");
  const none = tensor("pointer.none");
  const noneBias = tensor("pointer.noneBias");
  const scale = 1 / Math.sqrt(size);
  return anchors.map((anchor, index) =>
    pointers.map((_, head) => {
      const from = index * query.width + head * size;
      const own = query.values.subarray(from, from + size);
      const logits = new Float32Array(vectors.count + 1);
      for (let word = 0; word < vectors.count; word += 1) {
        const start = word * key.width + head * size;
        const distance = Math.max(-reach, Math.min(reach, (rows[word] ?? 0) - (rows[anchor] ?? 0)));
        const isBelow = columns[word] === columns[anchor] && tables[word] === tables[anchor];
        logits[word] =
          dot(own, key.values, start) * scale +
          (byRow.values[head * byRow.width + distance + reach] ?? 0) +
          (byColumn.values[head * byColumn.width + Number(isBelow)] ?? 0);
      }
      logits[vectors.count] =
        dot(own, none.values, head * size) * scale + (noneBias.values[head] ?? 0);
      return logits;
    }),
  );
}

function dot(one: Float32Array, other: Float32Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[from + at] ?? 0);
  return sum;
}
