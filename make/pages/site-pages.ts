import { createStaticHandler, matchRoutes, type ServerBuild } from "react-router";

import type { Page } from "#app/page/page.ts";
import { pageOfMatch, sheetOfRoute } from "#app/page/page-of-match.ts";

/** A page of the site by what its own route says of it; nothing here is read from HTML. */
export interface SitePage {
  /** Where the router finds it: `/pricing`, `/404`. */
  routedAt: string;
  page: Page;
  /** Its number in the drawing set: 18, or 18.3 for a detail. */
  sheet: string;
  /** The module that shows it, below app/. */
  module: string;
}

/** What of React Router's server build, or of its development server, tells of the pages. */
export type RoutedBuild = Pick<ServerBuild, "routes" | "prerender">;
export type RouteFiles = Readonly<Record<string, { file: string } | undefined>>;

/** Every page that is prerendered, in the order of the list. Routes that answer with a file show none. */
export async function sitePages(build: RoutedBuild, files: RouteFiles): Promise<SitePage[]> {
  const routes = Object.values(build.routes).flatMap((route) => {
    if (!route || route.id === "root") return [];
    const { id, module } = route;
    const at = route.index ? { index: true as const } : { path: route.path ?? "" };
    return [{ id, ...at, module, ...(module.loader && { loader: module.loader }) }];
  });
  const handler = createStaticHandler(routes);
  const pages: SitePage[] = [];
  for (const path of build.prerender) {
    const match = matchRoutes(routes, path)?.at(-1);
    if (!match?.route.module.default) continue;
    const { pathname } = match;
    const { id, module } = match.route;
    const file = files[id]?.file ?? "";
    const loaderData: unknown =
      module.handle || !module.loader
        ? undefined
        : await handler.queryRoute(new Request(new URL(path, "https://site.example")), {
            routeId: id,
          });
    const page = pageOfMatch({ pathname, handle: module.handle, loaderData });
    if (!page) throw new Error(withoutRecord(path, file));
    const sheet = [sheetOfRoute(id), page.detail?.number].filter((part) => part !== undefined);
    pages.push({ routedAt: path, page, sheet: sheet.join("."), module: file });
  }
  return pages;
}

function withoutRecord(path: string, file: string): string {
  return `${path} says nothing of itself: add \`export const handle: Page = { path, name, title, description }\` to app/${file}.`;
}

/** Pages that want to be found, each with its address. */
export function listedPages<P extends { page: Page }>(pages: readonly P[]) {
  return pages.flatMap((page) => {
    const { path, unlisted } = page.page;
    return path === null || unlisted ? [] : [{ ...page, path }];
  });
}
