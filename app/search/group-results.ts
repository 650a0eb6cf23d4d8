import type { SearchResult } from "./search.ts";
import type { SearchIndex, SearchKind } from "./search-index.ts";

/** Results of one kind: the best of them, and how many there are. */
export interface ResultGroup {
  kind: SearchKind;
  total: number;
  best: SearchResult[];
}

/** By kind, the kind of the best result first. Results come best first. */
export function groupResults(results: SearchResult[], mostOfAKind: number): ResultGroup[] {
  return [...Map.groupBy(results, ({ entry }) => entry.kind)].map(([kind, found]) => ({
    kind,
    total: found.length,
    best: found.slice(0, mostOfAKind),
  }));
}

/** How many results there are, as it is announced. */
export function resultCountText(groups: ResultGroup[]): string {
  const total = sum(groups.map((group) => group.total));
  const shown = sum(groups.map(({ best }) => best.length));
  if (total === 0) return "Nothing found.";
  if (shown < total) return `${total} results, the best ${shown} shown.`;
  return total === 1 ? "1 result." : `${total} results.`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

export function countByKind({ entries }: Pick<SearchIndex, "entries">): Map<SearchKind, number> {
  return new Map(
    [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
  );
}
