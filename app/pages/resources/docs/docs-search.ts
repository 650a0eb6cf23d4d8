import { search, searchable } from "#app/search/search.ts";

import type { DocsPlace } from "./docs-data.ts";

/**
 * The site's search, of these places alone: those in which every word of a query is found, the best first. Where none has
 * them as they were typed, letters may be wrong.
 */
export function docsSearch(places: readonly DocsPlace[]): (query: string) => DocsPlace[] {
  const byPath = new Map<string, DocsPlace>(places.map((place) => [place.path, place]));
  const index = searchable({
    entries: places.map(({ path, name, part, keywords, text }) => ({
      kind: "docs",
      path,
      sheet: "",
      name,
      title: part,
      description: "",
      headings: [keywords],
      words: text,
    })),
  });
  return (query) => search(index, query).results.map(({ entry }) => byPath.get(entry.path)!);
}

/** How many places a search has found, as it is announced. */
export function docsCountText(found: number): string {
  if (found === 0) return "Nothing found.";
  return found === 1 ? "1 place found." : `${found} places found.`;
}
