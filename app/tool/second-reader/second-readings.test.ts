import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { readText } from "#analyzer/intake/read-text.ts";

import { mostWaitMs, secondReadings } from "./second-readings.ts";

const weights = new Uint8Array(
  await readFile(new URL("../../../reader/weights/reader.bin", import.meta.url)),
);
const quote = readText("Part\tQty\tUnit price\nA-100\t50\t12.40 USD\n", "quote.txt");
const { signal } = new AbortController();
const forEver = new Promise<never>(() => {});
/** Time stands still, and nobody waits to the end. */
const clock = { now: () => 0, wait: () => forEver };

test("a file has a second reading beside the first, and the weights are fetched once", async () => {
  let fetched = 0;
  const readTwice = secondReadings(async () => {
    fetched += 1;
    return weights;
  }, clock);
  for (const _ of ["first", "second"]) {
    const { second } = await readTwice(quote, signal);
    expect(second?.offers).toMatchObject([{ part: "A-100", prices: [{ price: 12.4 }] }]);
  }
  expect(fetched).toBe(1);
});

test("weights that do not come, or are damaged, leave the rules alone, and are fetched again for the next file", async () => {
  const answers = [
    async () => Promise.reject(new Error("offline")),
    async () => weights.subarray(9),
  ];
  const readTwice = secondReadings(() => (answers.shift() ?? (async () => weights))(), clock);
  expect((await readTwice(quote, signal)).second).toBeUndefined();
  expect((await readTwice(quote, signal)).second).toBeUndefined();
  expect((await readTwice(quote, signal)).second).toBeDefined();
});

test("of a package one file waits for weights that are slow, and no longer than two seconds", async () => {
  const coming = Promise.withResolvers<Uint8Array>();
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const readTwice = secondReadings(() => coming.promise, { ...clock, wait });
  expect(await readTwice(quote, signal)).toBe(quote);
  expect(await readTwice(quote, signal)).toBe(quote);
  expect(waits).toEqual([mostWaitMs]);
  coming.resolve(weights);
  // Nothing tells when they are unpacked: a busy machine may take its time.
  await expect
    .poll(async () => (await readTwice(quote, signal)).second, { timeout: 50_000 })
    .toBeDefined();
});

test("the time that the weights took is taken from the reading's", async () => {
  let nowMs = 0;
  const readTwice = secondReadings(
    async () => {
      nowMs = mostWaitMs;
      return weights;
    },
    { ...clock, now: () => nowMs },
  );
  expect((await readTwice(quote, signal)).second).toBeUndefined();
  expect((await readTwice(quote, signal)).second).toBeDefined();
});

test("whoever cancels waits for nothing", async () => {
  const control = new AbortController();
  const reading = secondReadings(() => forEver, clock)(quote, control.signal);
  control.abort();
  await expect(reading).rejects.toThrow("aborted");
});

test("nothing is fetched for a file that is empty or long", async () => {
  const readTwice = secondReadings(() => Promise.reject(new Error("It was asked for.")), clock);
  const long = readText("word ".repeat(4000), "long.txt");
  for (const file of [long, { ...quote, tables: [], lines: [] }]) {
    expect(await readTwice(file, signal)).toBe(file);
  }
});
