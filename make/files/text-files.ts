import { upcomingSessions } from "#app/site/webinars/webinars.ts";

import { type SlugsOf, slugsOf } from "../collections/read-collection.ts";
import { lastChanges } from "../pages/last-changes.ts";
import { markdownTwins } from "../pages/markdown-twins.ts";
import { listedPages, type SitePage } from "../pages/site-pages.ts";
import { siteAddress } from "../site-address.ts";
import { calendars } from "./calendars.ts";
import { feeds } from "./feeds.ts";
import { movedRecords, redirectsFile } from "./moved-addresses.ts";
import { siteFiles } from "./site-files.ts";

/** What is served beside the pages and made from their records, by path in the site. Build and development server share it. */
export function textFiles(
  pages: readonly SitePage[],
  appDirectory: string,
  slugs: SlugsOf = slugsOf,
): [path: string, text: string][] {
  const siteUrl = siteAddress();
  const twins = markdownTwins(siteUrl, slugs);
  return [
    ["sitemap.xml", sitemap(pages, siteUrl, lastChanges(appDirectory))],
    ["robots.txt", robots(siteUrl)],
    [
      "_redirects",
      redirectsFile(movedRecords(slugs), new Set(pages.flatMap(({ page }) => page.path ?? []))),
    ],
    ...twins,
    ...feeds(siteUrl, slugs),
    ...calendars(upcomingSessions, siteUrl),
    ...siteFiles(pages, new Set(twins.map(([path]) => path)), siteUrl, new Date()),
  ];
}

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

function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}
