import { listedPages, type SitePage } from "./site-pages.ts";

/** Each listed page, with the day of the last change to what it shows where somebody knows it. */
export function sitemap(
  pages: readonly Pick<SitePage, "page" | "module">[],
  siteUrl: string,
  changedOn: (page: Pick<SitePage, "page" | "module">) => string | undefined,
): string {
  const urls = listedPages(pages)
    .map((page) => {
      const day = changedOn(page);
      const changed = day ? `<lastmod>${day}</lastmod>` : "";
      return `  <url><loc>${siteUrl}${page.path}</loc>${changed}</url>`;
    })
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}
