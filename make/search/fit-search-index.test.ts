import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import type { SearchEntry } from "#app/search/search-index.ts";
import { fitSearchIndex, searchIndexBytes } from "./fit-search-index.ts";

const entry = (kind: SearchEntry["kind"], number: number): SearchEntry => ({
  kind,
  path: `/${kind}-${number}`,
  sheet: `18.${number}`,
  name: `${kind} ${number}`,
  description: randomBytes(60).toString("hex"),
  headings: [randomBytes(100).toString("hex")],
  words: randomBytes(400).toString("hex"),
});
const index = {
  entries: [
    entry("page", 1),
    ...Array.from({ length: 20 }, (_, number) => entry("article", number + 1)),
    entry("role", 1),
  ],
};

test("an index within the budget is left as it is", () => {
  expect(fitSearchIndex(index)).toBe(index);
});

test("the oldest articles lose their words first, and no more of them than must", () => {
  const budget = searchIndexBytes(index) - 1_100;
  const fitted = fitSearchIndex(index, budget);
  expect(searchIndexBytes(fitted)).toBeLessThanOrEqual(budget);
  expect(fitted.entries.map(({ path }) => path)).toEqual(index.entries.map(({ path }) => path));
  const wordless = fitted.entries.filter(({ words }) => words === "").map(({ path }) => path);
  expect(wordless).toEqual(["/article-18", "/article-19", "/article-20"]);
});

test("when nothing else helps the oldest are left out; what is no article stays whole", () => {
  const fitted = fitSearchIndex(index, 2_000);
  expect(searchIndexBytes(fitted)).toBeLessThanOrEqual(2_000);
  const kept = fitted.entries.filter(({ kind }) => kind === "article").map(({ path }) => path);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(kept.map((_, at) => `/article-${at + 1}`));
  expect(fitted.entries.at(0)).toBe(index.entries.at(0));
  expect(fitted.entries.at(-1)).toBe(index.entries.at(-1));
});
