import type { CollectionName } from "#app/prose/markdown/collections.ts";
import { compileRecord } from "#app/prose/markdown/compile-record.ts";
import { proseText } from "#app/prose/prose.ts";

import { sourceOf } from "../read-collection.ts";

/** The cells of a table in a text, row by row and without its head. The caption says which table. */
export function readTable(name: CollectionName, slug: string, caption: RegExp): string[][] {
  const { body } = compileRecord(name, slug, sourceOf(name, slug));
  for (const node of body) {
    if (typeof node === "string" || node.tag !== "table" || !caption.test(node.caption)) continue;
    return node.rows.map((row) => row.map((cell) => cell.map(proseText).join("")));
  }
  throw new Error(`${name}/${slug} has no table “${caption.source}”.`);
}
