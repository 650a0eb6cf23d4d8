import type { SearchKind } from "#app/search/search-index.ts";

export const kindNames: Record<SearchKind, string> = {
  page: "Pages",
  guide: "Guides",
  article: "Articles",
  docs: "Docs",
  role: "Open roles",
};
