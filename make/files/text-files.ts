import { upcomingSessions } from "#app/site/webinars/webinars.ts";

import { type SlugsOf, slugsOf } from "../collections/read-collection.ts";
import { lastChanges } from "../pages/last-changes.ts";
import { markdownTwins } from "../pages/markdown-twins.ts";
import type { SitePage } from "../pages/site-pages.ts";
import { robots, sitemap } from "../pages/sitemap.ts";
import { siteAddress } from "../site-address.ts";
import { calendars } from "./calendars.ts";
import { feeds } from "./feeds.ts";
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
    ...twins,
    ...feeds(siteUrl, slugs),
    ...calendars(upcomingSessions, siteUrl),
    ...siteFiles(pages, new Set(twins.map(([path]) => path)), siteUrl, new Date()),
  ];
}
