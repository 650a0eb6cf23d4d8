import type { Connect, Plugin } from "vite";

import {
  type Download,
  type DownloadKind,
  downloadKinds,
  makeDownloads,
} from "../downloads/make-downloads.ts";
import { siteAddress } from "../site-address.ts";

const importPattern = new RegExp(`^downloads:(?:${downloadKinds.join("|")})$`);
const modulePrefix = "\0";

/**
 * The guides' PDFs, the templates and the sample packages are made at build. `import files from "downloads:guides"`
 * gives, by slug, where each is, its size and its number of pages.
 */
export function downloads(): Plugin {
  const made = new Map<DownloadKind, Promise<Download[]>>();
  const make = (kind: DownloadKind) => {
    const files = made.get(kind) ?? makeDownloads(kind, siteAddress());
    made.set(kind, files);
    return files;
  };
  return {
    name: "quotewright:downloads",

    resolveId: { filter: { id: importPattern }, handler: (id) => modulePrefix + id },

    load: {
      filter: { id: new RegExp(`^${modulePrefix}downloads:`) },
      async handler(id) {
        const kind = downloadKinds.find((each) => id.endsWith(`:${each}`));
        const files = kind ? await make(kind) : [];
        const described = files.map(({ slug, href, bytes, pageCount }) => [
          slug,
          { href, sizeBytes: bytes.length, pageCount },
        ]);
        return `export default ${JSON.stringify(Object.fromEntries(described))};`;
      },
    },

    /** All of them are part of the site, whether or not a page of the browser's build asks for one. */
    async generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const { href, bytes } of (await Promise.all(downloadKinds.map(make))).flat()) {
        this.emitFile({ type: "asset", fileName: href.slice(1), source: bytes });
      }
    },

    configureServer({ middlewares }) {
      const find = async (pathname: string): Promise<Buffer | undefined> => {
        if (!/^\/(?:resources|downloads)\/.*\.(?:pdf|xlsx|csv|eml|json)$/.test(pathname)) return;
        const kind = downloadKinds.find((kind) => pathname.split("/").includes(kind));
        const files = kind ? await makeDownloads(kind, siteAddress()) : [];
        return files.find(({ href }) => href === pathname)?.bytes;
      };
      const answer = async (
        ...[request, response, next]: Parameters<Connect.NextHandleFunction>
      ) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        try {
          const bytes = await find(pathname);
          if (bytes) response.end(bytes);
          // What is none of them may be a feed, or the API's description.
          else next();
        } catch (error) {
          next(error);
        }
      };
      middlewares.use((request, response, next) => void answer(request, response, next));
    },
  };
}
