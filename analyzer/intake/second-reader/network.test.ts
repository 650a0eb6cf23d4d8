import { readdir, readFile } from "node:fs/promises";

import { describe, expect, test } from "vitest";

import { readCorpusFile } from "#corpus/corpus-files.ts";
import { featureCount, type Features, featuresOf } from "./features.ts";
import type { InnerLoops } from "./kernel/inner-loops.ts";
import { openVectorLoops } from "./kernel/vector-loops.ts";
import { runNetwork } from "./network.ts";
import { piecesOf } from "./pieces.ts";
import { pointersOf } from "./predict.ts";
import { openWeights } from "./weights.ts";
import { textOf } from "./words.ts";

const folder = new URL("../../../reader/", import.meta.url);
const bytesOf = (path: string) => readFile(new URL(path, folder));
const jsonOf = async (path: string) => JSON.parse(String(await bytesOf(path)));

/** What reader/export.py wrote down of a file of the corpus as its own code reads it. */
interface Fixture {
  readonly path: string;
  readonly words: readonly {
    readonly text: string;
    readonly value: number | null;
    readonly word: number;
    readonly shape: number;
    readonly row: number;
    readonly column: number;
    readonly place: number;
    readonly table: number;
    readonly features: readonly (readonly [number, number])[];
  }[];
  readonly logits: readonly (readonly number[])[];
  readonly pointers: readonly {
    readonly anchor: number;
    /** The best first; -1 is none. */
    readonly best: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  }[];
}

const weights = openWeights(
  await jsonOf("weights/reader.json"),
  await bytesOf("weights/reader.bin"),
);
const vectorLoops = await openVectorLoops(weights.matrices);
const names = await readdir(new URL("fixtures/", folder));
const fixtures = await Promise.all(
  names.map(async (name) => {
    const fixture: Fixture = await jsonOf(`fixtures/${name}`);
    const { path } = fixture;
    const reading = await readCorpusFile({ path });
    return { name: path, fixture, features: featuresOf(piecesOf(reading)) };
  }),
);
/** Each layer rounds to 8 bits, and a value between two steps may go either way. */
const room = 0.5;

describe.each(fixtures)("$name", ({ fixture, features }) => {
  test("has the words and features that the model was trained with", () => {
    expect(wordsOf(features)).toEqual(
      fixture.words.map(
        ({ features: told, text, value, word, shape, row, column, place, table }) => ({
          text,
          value,
          word,
          shape,
          row,
          column,
          place,
          table,
          features: told.map(([at, size]) => [at, expect.closeTo(size, 4)]),
        }),
      ),
    );
  });

  test("is read as in training", () => {
    expect(vectorLoops).not.toBeNull();
    if (vectorLoops) expectSame(vectorLoops, fixture, features);
  });
});

function wordsOf({ words, values, ...found }: Features) {
  return words.map((word, at) => {
    const own = [...found.features.subarray(at * featureCount, (at + 1) * featureCount)];
    return {
      text: textOf(word),
      value: values[at],
      word: found.wordHash[at],
      shape: found.shapeHash[at],
      row: found.rows[at],
      column: found.columns[at],
      place: found.places[at],
      table: found.tables[at],
      features: own.flatMap((size, feature) => (size === 0 ? [] : [[feature, size]])),
    };
  });
}

function expectSame(loops: InnerLoops, fixture: Fixture, features: Features) {
  const { labels: names, pointers: heads } = weights.card;
  const { vectors, labels } = finished(runNetwork(weights, loops, features));
  const logits = fixture.logits.map((_, at) => [
    ...labels.values.subarray(at * labels.width, at * labels.width + names.length),
  ]);
  for (const [at, own] of logits.entries()) {
    const told = own[largest(fixture.logits[at] ?? [])] ?? -Infinity;
    expect(Math.max(...own) - told).toBeLessThan(room);
  }
  const off = logits.flatMap((own, at) =>
    own.map((each, label) => Math.abs(each - (fixture.logits[at]?.[label] ?? Infinity))),
  );
  expect(Math.max(...off)).toBeLessThan(room);
  const anchors = fixture.pointers.map(({ anchor }) => anchor);
  const pointed = pointersOf(weights, loops, vectors, features, anchors);
  for (const [index, { best }] of fixture.pointers.entries()) {
    for (const [head, own] of (pointed[index] ?? []).entries()) {
      const [[word, size] = [-2, 0]] = best[heads[head] ?? ""] ?? [];
      const at = word < 0 ? features.words.length : word;
      // Two words that say the same are as good as each other.
      expect(Math.max(...own) - (own[at] ?? -Infinity)).toBeLessThan(room);
      expect(Math.abs((own[at] ?? Infinity) - size)).toBeLessThan(room);
    }
  }
}

function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function largest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}
