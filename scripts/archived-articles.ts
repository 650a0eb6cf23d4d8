import { metaContent } from "./page-head.ts";
import type { BuiltPage } from "./sitemap.ts";

/** So many of the newest are not archived yet: they are what lists and feeds lead to. */
const current = 100;

/** Addresses of the articles that are older than the newest hundred. */
export function archivedArticles(pages: BuiltPage[]): Set<string> {
  const dated = pages.flatMap(({ file, html }) => {
    const date = metaContent(html, "article:published_time");
    return date ? [{ address: addressOfFile(file), date }] : [];
  });
  const archived = dated.toSorted((a, b) => b.date.localeCompare(a.date)).slice(current);
  return new Set(archived.map(({ address }) => address));
}

/** Where the page is of which this file is one form: `resources/blog/x` of its HTML, its data and its Markdown. */
export function addressOfFile(file: string): string {
  return file.replaceAll("\\", "/").replace(/(\/index\.html|\.data|\.md)$/, "");
}
