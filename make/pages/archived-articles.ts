import { metaContent } from "./page-head.ts";
import type { BuiltPage } from "./sitemap.ts";

/** So many of the newest are not archived yet: they are what lists and feeds lead to. */
const current = 100;

/** The files, relative to build/client, of the articles that are older than the newest hundred. */
export function archivedFiles(pages: BuiltPage[]): Set<string> {
  const dated = pages.flatMap(({ file, html }) => {
    const date = metaContent(html, "article:published_time");
    return date ? [{ file, date }] : [];
  });
  const archived = dated.toSorted((a, b) => b.date.localeCompare(a.date)).slice(current);
  return new Set(archived.flatMap(({ file }) => formsOf(file)));
}

/** A page as HTML, as data for a navigation within the site, and as Markdown. */
function formsOf(file: string): string[] {
  return [file, ...[".data", ".md"].map((ending) => file.replace(/[\\/]index\.html$/, ending))];
}
