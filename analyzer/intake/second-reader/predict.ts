import { type Features, featuresOf } from "./features.ts";
import { type InnerLoops, type Rows, softenRows } from "./kernel/inner-loops.ts";
import { runNetwork } from "./network.ts";
import type { Piece } from "./piece.ts";
import type { ReaderWeights } from "./weights.ts";
import { textOf, wordsOf } from "./words.ts";

/** A word that another points to, by its place among all; -1 for none, and how likely. */
export interface Pointed {
  readonly word: number;
  readonly share: number;
}

/** A word with what the model takes it for. */
export interface LabelledWord {
  readonly piece: number;
  readonly row: number;
  readonly table: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly value: number | null;
  readonly label: string;
  /** How likely each label is. */
  readonly shares: ReadonlyMap<string, number>;
  /** What a price or a charge points to, the likeliest first; `null` where it is none. */
  readonly pointers: ReadonlyMap<string, readonly Pointed[]> | null;
  readonly isOwn: boolean;
}

const leastPrice = 0.08;
const leastCharge = 0.5;
const leastPointer = 0.003;
const mostPointers = 4;
/** A window of one long row would take too long. */
const mostWords = 2500;

/** Reads the pieces window by window; it may be left after each layer of each. */
export function* predict(
  weights: ReaderWeights,
  loops: InnerLoops,
  pieces: readonly Piece[],
): Generator<void, readonly LabelledWord[]> {
  const all: LabelledWord[] = [];
  let before = 0;
  for (const window of windowsOf(pieces)) {
    const features = featuresOf(window);
    const { words } = features;
    if (words.length === 0 || words.length > mostWords) continue;
    for (const word of yield* labelled(weights, loops, features, pieces, before)) all.push(word);
    before += words.length;
  }
  return all;
}

function* labelled(
  weights: ReaderWeights,
  loops: InnerLoops,
  features: ReturnType<typeof featuresOf>,
  pieces: readonly Piece[],
  before: number,
): Generator<void, LabelledWord[]> {
  const { labels: names, pointers: heads } = weights.card;
  const { words, values } = features;
  const { vectors, labels } = yield* runNetwork(weights, loops, features);
  softenRows(labels.values, labels.count, names.length, labels.width);
  const shareOf = (word: number, label: number) => labels.values[word * labels.width + label] ?? 0;
  const [price, charge] = [names.indexOf("PRICE"), names.indexOf("CHG")];
  const anchors = [...words.keys()].filter(
    (at) =>
      (shareOf(at, price) > leastPrice || shareOf(at, charge) > leastCharge) &&
      values[at] !== null &&
      words[at]?.piece.isOwn,
  );
  const pointed = new Map<number, ReadonlyMap<string, readonly Pointed[]>>();
  const found = anchors.length === 0 ? [] : pointersOf(weights, loops, vectors, features, anchors);
  for (const [index, own] of found.entries()) {
    const ofHead = own.map((logits, head) => {
      softenRows(logits, 1, logits.length, logits.length);
      return [heads[head] ?? "", likeliest(logits, before)] as const;
    });
    pointed.set(anchors[index] ?? -1, new Map(ofHead));
  }
  return words.map((word, at): LabelledWord => {
    const shares = new Map(names.map((name, label) => [name, shareOf(at, label)]));
    const [label = "O"] = [...shares].reduce((best, each) => (each[1] > best[1] ? each : best));
    const { piece, from, to } = word;
    const { row, table } = pieces[piece.index] ?? piece;
    return {
      piece: piece.index,
      row,
      table,
      from,
      to,
      text: textOf(word),
      value: values[at] ?? null,
      label,
      shares,
      pointers: pointed.get(at) ?? null,
      isOwn: piece.isOwn,
    };
  });
}

function likeliest(shares: Float32Array, before: number): Pointed[] {
  const none = shares.length - 1;
  return [...shares.entries()]
    .filter(([, share]) => share > leastPointer)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPointers)
    .map(([word, share]) => ({ word: word === none ? -1 : word + before, share }));
}

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

const mostWordsOfWindow = 600;
const mostHeadRows = 14;
const mostHeadShare = 0.4;

/** A long document in windows; its first rows stand in each. */
function windowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows = [...Map.groupBy(pieces, ({ row }) => row)].sort(([a], [b]) => a - b);
  const counted = new Map<number, number>();
  for (const { piece } of wordsOf(pieces)) {
    counted.set(piece.row, (counted.get(piece.row) ?? 0) + 1);
  }
  const all = rows.map(([row, own]) => ({ own, count: counted.get(row) ?? 0 }));
  if (pieces.length === 0) return [];
  if (all.reduce((sum, { count }) => sum + count, 0) <= mostWordsOfWindow) return [[...pieces]];
  const head: typeof all = [];
  let headWords = 0;
  for (const row of all) {
    if (head.length >= mostHeadRows || headWords + row.count > mostWordsOfWindow * mostHeadShare)
      break;
    head.push(row);
    headWords += row.count;
  }
  const groups: (typeof all)[] = [];
  let current: typeof all = [];
  let size = headWords;
  for (const row of all.slice(head.length)) {
    if (current.length > 0 && size + row.count > mostWordsOfWindow) {
      groups.push(current);
      current = [];
      size = headWords;
    }
    current.push(row);
    size += row.count;
  }
  if (current.length > 0) groups.push(current);
  return groups.map((group, number) =>
    [...head, ...group].flatMap(({ own }, row) =>
      own.map((piece) => ({ ...piece, row, isOwn: number === 0 || row >= head.length })),
    ),
  );
}
