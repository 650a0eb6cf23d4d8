import { rm } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../list-files.ts";

const fallback = "__spa-fallback.html";
/** `articles.json.data`, beside `articles.json`. */
const dataOfFile = /\.[a-z]+\.data$/;

/**
 * React Router writes files that nobody asks for: a page for addresses that are not prerendered, where this site has
 * 404.html, and data beside a route that answers with a file. Served, the first would be an empty page.
 * It goes when React Router leaves both out, by itself or by an option.
 */
export async function removeUnservedFiles(client: string): Promise<void> {
  const files = await listFiles(client);
  const unserved = [join(client, fallback), ...files.filter((file) => dataOfFile.test(file))];
  if (!files.includes(join(client, fallback)) || unserved.length === 1) {
    throw new Error(
      "React Router no longer writes its fallback page, or no data of files: adapt make/framework/unserved-files.ts, or take it out.",
    );
  }
  for (const file of unserved) await rm(file);
}
