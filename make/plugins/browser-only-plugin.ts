import type { Plugin } from "vite";

/**
 * The reader of scans is compiled for Node too and asks for Node's modules there, never in a browser. Vite would put
 * empty ones in their place as well, with a warning for each.
 */
export function browserOnly(): Plugin {
  const empty = "\0empty";
  return {
    name: "quotewright:browser-only",
    enforce: "pre",
    resolveId: {
      filter: { id: /^(?:crypto|fs|path)$/ },
      handler: (_, importer) => (importer?.includes("tesseract.js-core") ? empty : null),
    },
    load: { filter: { id: /^\0empty$/ }, handler: () => "export default {};" },
  };
}
