import type { Plugin } from "vite";

import { unpublishedIn, recordLists } from "../collections/records-in.ts";

/**
 * Keeps the records out of the pages' code that are not built yet, which app/site/published.ts leaves out of the pages:
 * all of a list goes into the code of each page that names one.
 */
export function drafts(): Plugin {
  return {
    name: "quotewright:drafts",
    apply: "build",
    transform(code, id) {
      const path = id.replaceAll("\\", "/");
      const [, list] = Object.entries(recordLists).find(([file]) => path.endsWith(file)) ?? [];
      if (list === undefined) return null;
      // From the last to the first: those before keep their places.
      const without = unpublishedIn(code, list).reduceRight(
        (text, [, { start, end }]) => `${text.slice(0, start)}...[]${text.slice(end)}`,
        code,
      );
      return { code: without, map: null };
    },
  };
}
