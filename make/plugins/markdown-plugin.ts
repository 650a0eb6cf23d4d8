import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

import { type CollectionName, collections } from "#app/prose/markdown/collections.ts";
import { compileRecord, drawingsOf } from "#app/prose/markdown/compile-record.ts";

const markdownFile = /[\\/]app[\\/]prose[\\/](?<collection>[^\\/]+)[\\/](?<slug>[^\\/]+)\.md$/;

/**
 * A Markdown file of `app/prose` is a module: its record, compiled. Only loaders may import it, so that no
 * article is ever part of the browser's code.
 */
export function markdown(): Plugin {
  return {
    name: "quotewright:markdown",
    load: {
      filter: { id: markdownFile },
      async handler(id) {
        const { collection = "", slug = "" } = markdownFile.exec(id)?.groups ?? {};
        if (!Object.hasOwn(collections, collection)) {
          return this.error(
            `${id}: app/prose/markdown/collections.ts has no collection "${collection}"`,
          );
        }
        if (this.environment.config.consumer === "client") {
          return this.error(`${id} would be sent to the browser: import it from a .server.ts file`);
        }
        return markdownModule(collection as CollectionName, slug, await readFile(id, "utf8"));
      },
    },
  };
}

/** The record as code, in which each drawing is the import of its file. */
export function markdownModule(name: CollectionName, slug: string, source: string): string {
  const record = compileRecord(name, slug, source);
  const { fields, figures } = drawingsOf(name, record);
  const names = [...new Set([...Object.values(fields), ...figures])];
  const imports = names.map(
    (drawing, index) => `import d${index} from ${JSON.stringify(`drawing:${drawing}`)};`,
  );
  const own = Object.entries(fields).map(
    ([field, drawing]) => `${field}: d${names.indexOf(drawing)}`,
  );
  const body = JSON.stringify(record.body, (key, value: unknown) =>
    key === "drawing" ? { index: names.indexOf(value as string) } : value,
  ).replaceAll(/"drawing":\{"index":(\d+)\}/g, '"drawing":d$1');
  return `${imports.join("\n")}
export default { ...${JSON.stringify({ ...record, body: [] })}, ${own.join(", ")}, body: ${body} };
`;
}
