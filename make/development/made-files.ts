import { createRequestHandler, type ServerBuild } from "react-router";

import routes from "#app/routes.ts";
import { searchIndexPath } from "#app/search/search-index.ts";

import { wholeSlugsOf } from "../collections/read-collection.ts";
import { iconFiles } from "../files/icons.ts";
import { textFiles } from "../files/text-files.ts";
import { listedPages, sitePages } from "../pages/site-pages.ts";
import { searchIndex } from "../search/search-index.ts";

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
export class MadeFiles {
  readonly #build: ServerBuild;
  readonly #appDirectory: string;
  #icons: ReadonlyMap<string, string | Buffer> | undefined;
  #texts: Promise<ReadonlyMap<string, string>> | undefined;
  #index: Promise<string> | undefined;

  constructor(build: ServerBuild, appDirectory: string) {
    this.#build = build;
    this.#appDirectory = appDirectory;
  }

  async find(address: string): Promise<string | Buffer | undefined> {
    if (address === searchIndexPath) return await (this.#index ??= this.#searchIndex());
    this.#icons ??= new Map(iconFiles().map(([path, content]) => [`/${path}`, content]));
    const icon = this.#icons.get(address);
    if (icon !== undefined || !/\.\w+$/.test(address)) return icon;
    return (await (this.#texts ??= this.#textFiles())).get(address);
  }

  async #publicPages() {
    const pages = await sitePages(this.#build, routeFiles);
    return pages.filter(({ routedAt }) => !routedAt.startsWith("/form-results/"));
  }

  async #textFiles(): Promise<ReadonlyMap<string, string>> {
    const texts = textFiles(await this.#publicPages(), this.#appDirectory, wholeSlugsOf);
    return new Map(texts.map(([path, text]) => [`/${path}`, text]));
  }

  async #searchIndex(): Promise<string> {
    const pages = [];
    for (const page of listedPages(await this.#publicPages())) {
      pages.push({ ...page, html: await renderedPage(this.#build, page.routedAt) });
    }
    return JSON.stringify(searchIndex(pages));
  }
}
