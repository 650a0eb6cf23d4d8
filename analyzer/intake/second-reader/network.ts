import { bytesOfWord, featureCount, type Features } from "./features.ts";
import { emptyRows, type InnerLoops, type Rows } from "./kernel/inner-loops.ts";
import { addRows, curved, evened, rowsOf } from "./row-steps.ts";
import { spelledWords } from "./spelled-words.ts";
import type { ReaderWeights, Tensor } from "./weights.ts";

/** The vector of each word after the last layer, and how much speaks for each label. */
export interface NetworkOutput {
  readonly vectors: Rows;
  readonly labels: Rows;
}

/** Reads all words of a window at once; it may be left after each layer. */
export function* runNetwork(
  weights: ReaderWeights,
  loops: InnerLoops,
  features: Features,
): Generator<void, NetworkOutput> {
  const { card, matrix, tensor } = weights;
  const groups = attentionGroups(features);
  const turn = turns(weights, features);
  const product = (rows: Rows, name: string) => loops.product(rows, matrix(name));
  const vectors = startVectors(weights, loops, features);
  for (let layer = 0; layer < card.layers; layer += 1) {
    const block = `block${layer}.`;
    const norm = (name: string) =>
      evened(vectors, tensor(`${block}${name}.gain`), tensor(`${block}${name}.bias`));
    const mixed = emptyRows(vectors.count, card.width);
    const parts = product(norm("norm1"), `${block}qkv`);
    for (const [head, kind] of card.attention.entries()) {
      for (const group of groups[kind]) attend(parts, head, group, mixed);
    }
    addRows(vectors, product(mixed, `${block}out`));
    addRows(vectors, product(curved(product(norm("norm2"), `${block}up`)), `${block}down`));
    yield;
  }
  const last = evened(vectors, tensor("norm.gain"), tensor("norm.bias"));
  return { vectors: last, labels: product(last, "labels") };

  function attend(parts: Rows, head: number, { queries, keys }: AttentionGroup, into: Rows) {
    const size = card.width / card.heads;
    const from = (part: number) => part * card.width + head * size;
    const query = turn(parts, queries, from(0), 1 / Math.sqrt(size));
    const key = turn(parts, keys, from(1), 1);
    const value = emptyRows(keys.length, size);
    for (const [index, at] of keys.entries()) {
      const start = at * parts.width + from(2);
      value.values.set(parts.values.subarray(start, start + size), index * size);
    }
    const seen = loops.attend(query, key, value);
    for (const [index, at] of queries.entries()) {
      const own = seen.values.subarray(index * size, (index + 1) * size);
      into.values.set(own, at * card.width + head * size);
    }
  }
}

/** Takes a head's part of some words and turns it by where each stands, so that likeness tells distances. */
function turns({ card }: ReaderWeights, { rows, columns, words }: Features) {
  const { row, column, index } = card.rotary;
  const pairs = row.length + column.length + index.length;
  const cosines = new Float32Array(words.length * pairs);
  const sines = new Float32Array(words.length * pairs);
  for (const at of words.keys()) {
    const angles = [
      ...row.map((step) => step * (rows[at] ?? 0)),
      ...column.map((step) => step * (columns[at] ?? 0)),
      ...index.map((step) => step * at),
    ];
    cosines.set(angles.map(Math.cos), at * pairs);
    sines.set(angles.map(Math.sin), at * pairs);
  }
  return (parts: Rows, places: Int32Array, start: number, scale: number): Rows => {
    const turned = emptyRows(places.length, pairs * 2);
    for (const [index, at] of places.entries()) {
      const from = at * parts.width + start;
      const to = index * pairs * 2;
      for (let pair = 0; pair < pairs; pair += 1) {
        const even = (parts.values[from + 2 * pair] ?? 0) * scale;
        const odd = (parts.values[from + 2 * pair + 1] ?? 0) * scale;
        const cosine = cosines[at * pairs + pair] ?? 0;
        const sine = sines[at * pairs + pair] ?? 0;
        turned.values[to + 2 * pair] = even * cosine - odd * sine;
        turned.values[to + 2 * pair + 1] = even * sine + odd * cosine;
      }
    }
    return turned;
  };
}

/** A vector for each word, before it has seen the others. */
function startVectors(weights: ReaderWeights, loops: InnerLoops, features: Features): Rows {
  const { matrix, tensor } = weights;
  const { words, bytes, wordHash, shapeHash, columns, places } = features;
  const count = words.length;
  const pick = (table: Tensor, rows: Int32Array): Rows => {
    const picked = emptyRows(count, table.width);
    for (const [index, row] of rows.entries()) {
      picked.values.set(rowsOf(table, row), index * table.width);
    }
    return picked;
  };
  const told = { count, width: featureCount, values: features.features };
  const vectors = loops.product(
    spelledWords(weights, loops, bytes, count, bytesOfWord),
    matrix("spelled"),
  );
  addRows(vectors, loops.product(pick(tensor("words"), wordHash), matrix("word")));
  addRows(vectors, loops.product(pick(tensor("shapes"), shapeHash), matrix("shape")));
  addRows(vectors, loops.product(told, matrix("features")));
  addRows(vectors, pick(tensor("columns"), columns));
  addRows(vectors, pick(tensor("places"), places));
  return vectors;
}

/** Words that look at others, and those that they look at, by their places. */
interface AttentionGroup {
  readonly queries: Int32Array;
  readonly keys: Int32Array;
}

/** How far the "column" of a line of text reaches. */
const nearLines = 3;

/** Which words each kind of head may look at: all, those of the row, those of the column. */
function attentionGroups(features: Features) {
  const { rows, columns, tables, words } = features;
  const all = Int32Array.from(words.keys());
  const together = (places: readonly number[]): AttentionGroup => {
    const own = Int32Array.from(places);
    return { queries: own, keys: own };
  };
  const byRow = Map.groupBy(all, (at) => rows[at] ?? 0);
  const cells = [...all].filter((at) => (tables[at] ?? -1) >= 0);
  const byColumn = Map.groupBy(cells, (at) => `${tables[at]} ${columns[at]}`);
  const lines = Map.groupBy(
    [...all].filter((at) => (tables[at] ?? -1) < 0),
    (at) => rows[at] ?? 0,
  );
  const nearby = [...lines].map(([row, queries]): AttentionGroup => {
    const keys: number[] = [];
    for (let near = row - nearLines; near <= row + nearLines; near += 1) {
      keys.push(...(lines.get(near) ?? []));
    }
    return { queries: Int32Array.from(queries), keys: Int32Array.from(keys) };
  });
  return {
    all: [{ queries: all, keys: all }],
    row: [...byRow.values()].map(together),
    column: [...[...byColumn.values()].map(together), ...nearby],
  };
}
