import type { SearchKind } from "#app/lib/search/search-index.ts";

export const kindNames: Record<SearchKind, string> = {
  page: "Pages",
  guide: "Guides",
  article: "Articles",
  docs: "Docs",
  role: "Open roles",
};
