import { expect, test } from "vitest";

import { lettered } from "./annotations.ts";
import { flatten } from "./clipping.ts";

const linesOf = (markup: string) =>
  [...markup.matchAll(/<path[^>]*stroke-width=".75" d="([^"]*)"/g)].flatMap(([, d = ""]) =>
    flatten(d),
  );
const textX = (markup: string) => Number(/<text x="([^"]*)"/.exec(markup)?.[1]);

test("a label that fits breaks the dimension line in the middle", () => {
  const markup = lettered(10).dimension([0, 0], [200, 0], "200.0");
  const [before, after] = linesOf(markup);

  expect(textX(markup)).toBe(100);
  expect(before?.at(-1)?.[0]).toBeLessThan(100);
  expect(after?.at(0)?.[0]).toBeGreaterThan(100);
});

test("a label that does not fit stands beyond the end", () => {
  const markup = lettered(10).dimension([0, 0], [12, 0], "0 shared rows");

  expect(textX(markup)).toBeGreaterThan(12);
  expect(markup).not.toContain("text-anchor");
});

test("extension lines leave a gap at the part and pass the dimension line", () => {
  const [extension] = linesOf(lettered(10).dimension([0, 0], [200, 0], "200.0", 30));

  expect(extension).toEqual([
    [0, 3],
    [0, 34],
  ]);
});

test("a leader's text reads away from what it points at", () => {
  expect(lettered(10).leader([50, 50], [90, 20], "Ø50 H7")).not.toContain("text-anchor");
  expect(lettered(10).leader([50, 50], [10, 20], "Ø50 H7")).toContain('text-anchor="end"');
});

test("a balloon's leader starts on its rim", () => {
  const [line] = linesOf(lettered(12.5).balloon([0, 0], 4, [100, 0], 15));

  expect(line).toEqual([
    [15, 0],
    [100, 0],
  ]);
});
