import { readdirSync } from "node:fs";
import { extname, join } from "node:path";

import type { Plugin } from "vite";

import routes from "#app/routes.ts";

import { apiDocument } from "../docs/api-document.ts";
import { endpoints } from "../docs/endpoints.ts";
import { docsParts, docsPlaces } from "../docs/places.ts";
import { docsFolder, overview, topicsIn } from "../docs/texts.ts";
import { webinarCovers } from "../records/read-drawn-records.ts";
import { recordModules } from "../records/read-records.ts";
import { recordsFolder } from "../records/read-sections.ts";
import { moduleOf } from "./module-of.ts";

const modules: Readonly<Record<string, () => unknown>> = {
  "docs:topics": () =>
    Object.fromEntries(
      docsParts().flatMap(({ id }) => (id === "reference" ? [] : [[id, topicsIn(id)]])),
    ),
  "docs:endpoints": () => endpoints,
  "docs:first-call": () => endpoints[0],
  "docs:parts": docsParts,
  "docs:places": docsPlaces,
  "docs:quick-starts": () => overview().quickStarts,
  "docs:sdks": () => overview().sdks,
  "docs:openapi": () => apiDocument,
  /** Addresses of the screens, in the order of the route table. */
  "sheets:paths": () =>
    routes.filter(({ id }) => /^sheet-\d+$/.test(id ?? "")).map(({ path = "" }) => `/${path}`),
  "covers:webinars": () => webinarCovers(),
  ...recordModules,
};
const prefix = "\0";

/**
 * The documentation is made from Markdown and the OpenAPI file of `app/prose/docs`. `import topics from "docs:topics"` gives
 * the browser what a page shows, without the compiler (app/pages/resources/docs/docs-modules.d.ts). So are the records of
 * `app/prose/records`: `import terms from "records:legal/terms"`. What follows from the routes and the webinars comes so too.
 */
export function madeModules(): Plugin {
  return {
    name: "quotewright:made-modules",
    resolveId: {
      filter: { id: /^(?:docs|records|sheets|covers):/ },
      handler: (id) => (id in modules ? prefix + id : null),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}(?:docs|records|sheets|covers):`) },
      handler(id) {
        for (const folder of [docsFolder, recordsFolder])
          for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
            // What is watched counts as imported, and a folder is no module.
            if (extname(file) !== "") this.addWatchFile(join(folder, file));
        return moduleOf(modules[id.slice(prefix.length)]?.());
      },
    },
  };
}
