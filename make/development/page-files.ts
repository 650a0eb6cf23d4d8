import { join } from "node:path";

import { createRequestHandler, type ServerBuild } from "react-router";

import routes from "#app/routes.ts";
import { socialImage } from "#app/page/page-meta.ts";
import { searchIndexPath } from "#app/search/search-index.ts";

import { wholeSlugsOf } from "../collections/read-collection.ts";
import { iconFiles } from "../files/icons.ts";
import { movedRecords } from "../files/moved-addresses.ts";
import { textFiles } from "../files/text-files.ts";
import { listedPages, sitePages } from "../pages/site-pages.ts";
import type { MadeFiles } from "../plugins/made-files-plugin.ts";
import { searchIndex } from "../search/search-index.ts";
import { socialCardPainter } from "../social/social-card.ts";
import { firstDrawing, socialCard } from "../social/social-cards.ts";

/** The modules that show the pages, by the ids of their routes. */
const routeFiles = Object.fromEntries(
  routes.flatMap(({ id, file }) => (id ? [[id, { file }]] : [])),
);

/** A page as the router renders it now. */
export async function renderedPage(build: ServerBuild, path: string): Promise<string> {
  const handle = createRequestHandler(build, "development");
  const response = await handle(new Request(new URL(path, "http://localhost")));
  return await response.text();
}

/** Where a page is now that had this address before. */
export function movedTo(address: string): string | undefined {
  return movedRecords(wholeSlugsOf).find(({ from }) => from === address)?.to;
}

/** What the build writes beside the pages and the assets: the same makers, from the pages as they are now. */
export async function pageFiles(
  build: ServerBuild,
  root: string,
  made: MadeFiles,
): Promise<MadeFiles> {
  const pages = (await sitePages(build, routeFiles)).filter(
    ({ routedAt }) => !routedAt.startsWith("/form-results/"),
  );
  const rendered = (path: string) => renderedPage(build, path);
  const index = async () => {
    const listed = [];
    for (const page of listedPages(pages))
      listed.push({ ...page, html: await rendered(page.routedAt) });
    return JSON.stringify(searchIndex(listed));
  };
  const painted = async ({ page, routedAt }: (typeof pages)[number]) => {
    const paint = await socialCardPainter(join(root, ".cache/social-cards"));
    const drawing = firstDrawing(await rendered(routedAt), await rendered("/"));
    return await paint(socialCard(page, String(await made.get(drawing.slice(1))?.())));
  };
  const texts = textFiles(pages, join(root, "app"), wholeSlugsOf);
  const files: MadeFiles = new Map([[searchIndexPath.slice(1), index]]);
  for (const page of pages) files.set(socialImage(page.page.path).slice(1), () => painted(page));
  for (const [path, content] of [...iconFiles(), ...texts]) files.set(path, () => content);
  return files;
}
