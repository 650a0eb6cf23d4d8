import { expect, test } from "vitest";

import { recognize } from "./recognize.ts";
import { silentErrors } from "./recognize/testing/silent-errors.ts";
import { layouts, writeQuote } from "./recognize/testing/written-quotes.ts";

/** Nearly all would be shown whole: what is in doubt by itself must do. */
const seeds = Array.from({ length: 250 }, (_, seed) => seed);

test("no layout, language or style of quote is read wrong without a question", () => {
  const wrong = seeds.flatMap((seed) => {
    const written = writeQuote(seed);
    const errors = silentErrors(written, recognize([{ ...written.file, isConfirmed: true }], []));
    return errors.length === 0 ? [] : [`seed ${seed}, ${written.layout}: ${errors.join("; ")}`];
  });
  expect(wrong).toEqual([]);
});

test("every layout is written, and the same seed writes the same quote", () => {
  expect(new Set(seeds.map((seed) => writeQuote(seed).layout)).size).toBe(layouts.length);
  expect(writeQuote(7)).toEqual(writeQuote(7));
});

test("a value that is wrong and sure is told", () => {
  const written = writeQuote(seeds.find((seed) => writeQuote(seed).layout === "rows") ?? 0);
  const recognition = recognize([{ ...written.file, isConfirmed: true }], []);
  const lines = recognition.lines.map((line) => ({
    ...line,
    quantity: line.quantity && {
      ...line.quantity,
      value: line.quantity.value + 1,
      confidence: 100,
    },
  }));
  expect(silentErrors(written, { ...recognition, lines })).not.toEqual([]);
});
