import { gzipSync } from "node:zlib";

import type { SearchEntry, SearchIndex } from "#app/search/search-index.ts";

/** What the first use of the search may fetch, in bytes after gzip -9. */
export const searchIndexBudget = 60_000;

export function searchIndexBytes(index: SearchIndex): number {
  return gzipSync(JSON.stringify(index), { level: 9 }).length;
}

/** What is given up, one after another. The blog's own search still finds the articles that leave. */
const reductions: ((article: SearchEntry) => SearchEntry[])[] = [
  (article) => [{ ...article, words: "" }],
  (article) => [{ ...article, words: "", headings: [], ids: [] }],
  () => [],
];

/** The index within the budget: with many articles, the oldest of them are known by less, then not at all. */
export function fitSearchIndex(index: SearchIndex, budget = searchIndexBudget): SearchIndex {
  let fitted = index;
  for (const reduce of reductions) {
    if (searchIndexBytes(fitted) <= budget) return fitted;
    fitted = reduceOldest(fitted, reduce, budget);
  }
  return fitted;
}

/** Reduces as few articles as will do, or all of them. */
function reduceOldest(
  index: SearchIndex,
  reduce: (article: SearchEntry) => SearchEntry[],
  budget: number,
): SearchIndex {
  // The newest article has the lowest number, and entries stand in the order of their numbers.
  const articles = index.entries.filter(({ kind }) => kind === "article");
  const without = (count: number): SearchIndex => {
    const oldest = new Set(articles.slice(articles.length - count));
    return {
      entries: index.entries.flatMap((entry) => (oldest.has(entry) ? reduce(entry) : [entry])),
    };
  };
  let [tooFew, enough] = [0, articles.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (searchIndexBytes(without(middle)) <= budget) enough = middle;
    else tooFew = middle;
  }
  return without(enough);
}
