import { join } from "node:path";

import { createRequestHandler, type ServerBuild } from "react-router";

import routes from "#app/routes.ts";
import { socialImage } from "#app/page/page-meta.ts";
import { searchIndexPath } from "#app/search/search-index.ts";

import { wholeSlugsOf } from "../collections/read-collection.ts";
import { iconFiles } from "../files/icons.ts";
import { type Moved, movedRecords } from "../files/moved-addresses.ts";
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

/**
 * What the build writes beside the pages and the assets, by address, made when it is asked for: the same makers, from the
 * pages as they are now.
 */
export class PageFiles {
  readonly #build: ServerBuild;
  readonly #root: string;
  readonly #made: MadeFiles;
  #icons: ReadonlyMap<string, string | Buffer> | undefined;
  #texts: Promise<ReadonlyMap<string, string>> | undefined;
  #index: Promise<string> | undefined;
  #moved: Moved[] | undefined;
  #paint: ReturnType<typeof socialCardPainter> | undefined;

  constructor(build: ServerBuild, root: string, made: MadeFiles) {
    this.#build = build;
    this.#root = root;
    this.#made = made;
  }

  async find(address: string): Promise<string | Buffer | undefined> {
    if (address === searchIndexPath) return await (this.#index ??= this.#searchIndex());
    if (address.startsWith("/social/")) return await this.#socialImage(address);
    this.#icons ??= new Map(iconFiles().map(([path, content]) => [`/${path}`, content]));
    const icon = this.#icons.get(address);
    if (icon !== undefined || !/\.\w+$/.test(address)) return icon;
    return (await (this.#texts ??= this.#textFiles())).get(address);
  }

  /** Where a page is now that had this address before. */
  moved(address: string): string | undefined {
    this.#moved ??= movedRecords(wholeSlugsOf);
    return this.#moved.find(({ from }) => from === address)?.to;
  }

  async #publicPages() {
    const pages = await sitePages(this.#build, routeFiles);
    return pages.filter(({ routedAt }) => !routedAt.startsWith("/form-results/"));
  }

  async #textFiles(): Promise<ReadonlyMap<string, string>> {
    const texts = textFiles(await this.#publicPages(), join(this.#root, "app"), wholeSlugsOf);
    return new Map(texts.map(([path, text]) => [`/${path}`, text]));
  }

  async #socialImage(address: string): Promise<Buffer | undefined> {
    const pages = await this.#publicPages();
    const shown = pages.find(({ page }) => socialImage(page.path) === address);
    if (!shown) return undefined;
    this.#paint ??= socialCardPainter(join(this.#root, ".cache/social-cards"));
    const [paint, html, home] = await Promise.all([
      this.#paint,
      renderedPage(this.#build, shown.routedAt),
      renderedPage(this.#build, "/"),
    ]);
    const drawing = await this.#made.get(firstDrawing(html, home).slice(1))?.();
    return await paint(socialCard(shown.page, String(drawing)));
  }

  async #searchIndex(): Promise<string> {
    const pages = [];
    for (const page of listedPages(await this.#publicPages())) {
      pages.push({ ...page, html: await renderedPage(this.#build, page.routedAt) });
    }
    return JSON.stringify(searchIndex(pages));
  }
}
