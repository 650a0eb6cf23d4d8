import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { matchRoutes } from "react-router";

import { changeDates } from "./change-dates.ts";
import { metaContent } from "./page-head.ts";
import { type PageStyles, pageStylesMaker } from "./page-styles.ts";
import type { BuiltPage } from "./sitemap.ts";

export interface RoutedApp {
  appDirectory: string;
  routes: Record<string, { path?: string; index?: boolean; file: string } | undefined>;
}

/** In place of the styles of the whole site, each page gets those it uses. */
export async function givePagesTheirStyles(
  pages: BuiltPage[],
  client: string,
  { appDirectory, routes }: RoutedApp,
): Promise<void> {
  const link = /(?<=<link rel="stylesheet" href=")[^"]+\.css(?=")/;
  const siteHref = link.exec(pages[0]?.html ?? "")?.[0];
  if (!siteHref)
    throw new Error("The pages have no stylesheet: adapt scripts/give-pages-their-styles.ts.");
  const stylesOf = pageStylesMaker(appDirectory, await readFile(join(client, siteHref), "utf8"));
  const files = Object.values(routes).flatMap((route) =>
    route && (route.path || route.index)
      ? [{ path: `/${route.path ?? ""}`, handle: route.file }]
      : [],
  );
  const dates = changeDates(dirname(appDirectory));
  const written = new Set<PageStyles>();
  for (const page of pages) {
    const address = `/${page.file.replace(/(index)?\.html$/, "")}`;
    const styles = stylesOf(matchRoutes(files, address)!.at(-1)!.route.handle);
    page.html = page.html.replace(link, styles.href);
    written.add(styles);
    const changedOn = metaContent(page.html, "article:published_time") ?? lastChange(styles, dates);
    if (changedOn) page.changedOn = changedOn;
  }
  for (const { href, css } of written) await writeFile(join(client, href), css);
}

/** Of the page and its records; a change to what many pages share is not a change to each of them. */
function lastChange({ sources }: PageStyles, dates: Map<string, string>): string | undefined {
  return [...sources]
    .filter((file) => /[\\/]app[\\/](pages|content)[\\/]/.test(file))
    .flatMap((file) => dates.get(file) ?? [])
    .sort()
    .at(-1);
}
