import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import {
  type Download,
  type DownloadKind,
  downloadKinds,
  makeDownloads,
} from "../downloads/make-downloads.ts";
import { siteAddress } from "../site-address.ts";
import type { MadeFiles } from "./made-files-plugin.ts";

const importPattern = new RegExp(`^downloads:(?:${downloadKinds.join("|")})$`);
const modulePrefix = "\0";
const guides = join(import.meta.dirname, "../../app/prose/guides");

/**
 * The guides' PDFs, the templates and the sample packages are made at build. `import files from "downloads:guides"`
 * gives, by slug, where each is, its size and its number of pages.
 */
export function downloads(made: MadeFiles = new Map()): Plugin {
  const known = new Map<DownloadKind, Promise<Download[]>>();
  const make = async (kind: DownloadKind) => {
    known.set(kind, known.get(kind) ?? makeDownloads(kind, siteAddress()));
    const files = await known.get(kind)!;
    for (const { href, bytes } of files) made.set(href.slice(1), () => bytes);
    return files;
  };
  return {
    name: "quotewright:downloads",

    resolveId: { filter: { id: importPattern }, handler: (id) => modulePrefix + id },

    load: {
      filter: { id: new RegExp(`^${modulePrefix}downloads:`) },
      async handler(id) {
        const kind = downloadKinds.find((each) => id.endsWith(`:${each}`));
        for (const text of readdirSync(guides)) this.addWatchFile(join(guides, text));
        const files = kind ? await make(kind) : [];
        const described = files.map(({ slug, href, bytes, pageCount }) => [
          slug,
          { href, sizeBytes: bytes.length, pageCount },
        ]);
        return `export default ${JSON.stringify(Object.fromEntries(described))};`;
      },
    },

    /** All of them are part of the site, whether or not a page asks for one. */
    async buildStart() {
      const { command, consumer } = this.environment.config;
      if (command === "build" && consumer === "client") await Promise.all(downloadKinds.map(make));
    },

    configureServer({ middlewares, watcher }) {
      watcher.on("all", () => known.clear());
      // No module names a sample's file: the tool fetches it.
      middlewares.use("/downloads", async (_request, _response, next) => {
        try {
          await make("samples");
          next();
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
