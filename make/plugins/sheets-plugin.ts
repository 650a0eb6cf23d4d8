import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";

import routes from "#app/routes.ts";

const name = "sheets:paths";
const resolved = `\0${name}`;

/** `import paths from "sheets:paths"` gives the addresses of the screens, in the order of the route table. */
export function sheets(): Plugin {
  return {
    name: "quotewright:sheets",
    resolveId: { filter: { id: /^sheets:paths$/ }, handler: () => resolved },
    load: {
      filter: { id: /sheets:paths$/ },
      handler: () => `export default ${JSON.stringify(sheetPaths(routes))};`,
    },
  };
}

function sheetPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries
    .filter(({ id }) => /^sheet-\d+$/.test(id ?? ""))
    .map(({ path = "" }) => `/${path}`);
}
