import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

import type { Plugin } from "vite";

import type { Drawing } from "#app/art/drafting.ts";
import { drawingFile } from "#app/art/drawing-file.ts";
import type { DrawingFile } from "#app/art/drawing.tsx";
import { draw } from "#app/art/drawings.ts";

import type { MadeFiles } from "./made-files-plugin.ts";

const IMPORT_PREFIX = "drawing:";
const MODULE_PREFIX = "\0drawing:";

/**
 * `import bracket from "drawing:bracket"` gives the drawing's address and size; its geometry goes
 * into a file of its own, named after its content. The registry of drawings stays on this side.
 */
export function drawings(made: MadeFiles = new Map()): Plugin {
  const importers = new Map<string, string>();
  return {
    name: "quotewright:drawings",

    resolveId: {
      filter: { id: new RegExp(`^${IMPORT_PREFIX}`) },
      // Encoded, because Vite would take a "?" in the id for a query of its own.
      handler(id, importer) {
        const name = id.slice(IMPORT_PREFIX.length);
        if (importer !== undefined) importers.set(name, importer);
        return MODULE_PREFIX + encodeURIComponent(name);
      },
    },

    load: {
      filter: { id: new RegExp(`^${MODULE_PREFIX}`) },
      handler(id) {
        const name = decodeURIComponent(id.slice(MODULE_PREFIX.length));
        const drawing = drawFor(name, importers.get(name));
        const source = drawingFile(drawing);
        const path = `assets/${fileName(name, source)}`;
        made.set(path, () => source);
        return `export default ${JSON.stringify(describe(drawing, `/${path}`))};`;
      },
    },
  };
}

/** The drawing; where there is none of that name, the error says who asked for it and in which line. */
export function drawFor(name: string, importer: string | undefined): Drawing {
  try {
    return draw(name);
  } catch (error) {
    if (importer === undefined || !existsSync(importer)) throw error;
    const lines = readFileSync(importer, "utf8").split("\n");
    const line = lines.findIndex((text) => text.includes(`${IMPORT_PREFIX}${name}`)) + 1;
    const file = relative(process.cwd(), importer);
    throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function describe(drawing: Drawing, href: string): DrawingFile {
  const { width, height, x = 0, y = 0, label, notes } = drawing;
  return { href, width, height, x, y, label, notes: Boolean(notes) };
}

function fileName(name: string, source: string): string {
  const [subject = ""] = name.split("?");
  const slug = subject.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return `drawing-${slug}-${hash}.svg`;
}
