import { expect, test } from "vitest";

import { countByKind, groupResults, resultCountText } from "./group-results.ts";
import type { SearchKind } from "./search-index.ts";

const results = (...kinds: SearchKind[]) =>
  kinds.map((kind, at) => ({
    score: -at,
    path: `/${at}`,
    entry: { kind, path: `/${at}`, sheet: "1", name: "", description: "", headings: [], words: "" },
  }));

test("the kind of the best result is first, with the best of each kind", () => {
  const groups = groupResults(results("docs", "page", "docs", "docs", "page"), 2);
  expect(
    groups.map(({ kind, total, best }) => [kind, total, best.map(({ entry }) => entry.path)]),
  ).toEqual([
    ["docs", 3, ["/0", "/2"]],
    ["page", 2, ["/1", "/4"]],
  ]);
});

test("counts are announced in words, and what is left out is said", () => {
  const text = (mostOfAKind: number, ...kinds: SearchKind[]) =>
    resultCountText(groupResults(results(...kinds), mostOfAKind));
  expect(text(2)).toBe("Nothing found.");
  expect(text(2, "page")).toBe("1 result.");
  expect(text(2, "page", "role")).toBe("2 results.");
  expect(text(2, "page", "page", "page", "role")).toBe("4 results, the best 3 shown.");
});

test("entries are counted by kind", () => {
  const entries = results("page", "role", "page").map(({ entry }) => entry);
  expect(Object.fromEntries(countByKind({ entries }))).toEqual({ page: 2, role: 1 });
});
