import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { type RoutedBuild, type RouteFiles, type SitePage, sitePages } from "./site-pages.ts";

/** A prerendered page, as the steps after the build see it. */
export interface BuiltPage extends SitePage {
  /** Below build/client, as `pricing/index.html`; below build where the server alone sends it, as `server-pages/x.html`. */
  file: string;
  html: string;
}

/** Where a page that stands at no address of its own is served from. */
const ownPlaces: [route: RegExp, file: string][] = [
  [/^\/404$/, "404.html"],
  [/^\/form-results\/(.+)$/, "server-pages/$1.html"],
];

/** Takes the prerendered pages out of the folder, to be written where each is served from. */
export async function takePages(
  client: string,
  build: RoutedBuild,
  files: RouteFiles,
): Promise<BuiltPage[]> {
  const pages = await sitePages(build, files);
  const built = await Promise.all(
    pages.map(async (page) => {
      const { routedAt } = page;
      const written = join(routedAt, "index.html").slice(1);
      const html = await readFile(join(client, written), "utf8");
      const place = ownPlaces.find(([route]) => route.test(routedAt));
      if (!place) return { ...page, file: written, html };
      return { ...page, file: routedAt.replace(...place), html };
    }),
  );
  for (const folder of ["404", "form-results"]) await rm(join(client, folder), { recursive: true });
  return built;
}

/** Whether the server sends it in answer to a form, so that it is no file of the public site. */
export function isServerPage({ file }: BuiltPage): boolean {
  return file.startsWith("server-pages/");
}

/** Text as React wrote it into an element or an attribute. */
export function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
