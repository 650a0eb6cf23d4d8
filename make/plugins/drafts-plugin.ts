import type { Plugin } from "vite";

import { isUnpublished, listsWithDrafts, type Values } from "../collections/records-in.ts";

/**
 * Keeps the records out of the pages' code that are not built yet, which app/site/published.ts leaves out of the pages:
 * all of a list goes into the code of each page that names one.
 */
export function drafts(): Plugin {
  return {
    name: "quotewright:drafts",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const path = id.replaceAll("\\", "/");
      if (!listsWithDrafts.some(({ file }) => path.endsWith(file))) return null;
      const records = JSON.parse(code) as Values[];
      return { code: JSON.stringify(records.filter((each) => !isUnpublished(each))), map: null };
    },
  };
}
