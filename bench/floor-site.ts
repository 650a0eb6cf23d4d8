import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { makeTempDir } from "#server/testing/temp-dir.ts";

import { listFiles } from "../scripts/list-files.ts";

/**
 * The floor: the built pages as plain HTML. Same markup, style sheet, fonts, server and compression; no script runs, so
 * what is left between the two is what React costs. Drawings below the fold, which a script would fetch, never come
 * here: the floor is a little lighter than a page someone would write by hand.
 */
export async function floorSite(buildDir: string): Promise<{ buildDir: string } & AsyncDisposable> {
  const folder = await makeTempDir();
  for (const part of ["client", "server-pages", "csp.json"]) {
    await cp(join(buildDir, part), join(folder.path, part), { recursive: true });
  }
  for (const file of await listFiles(join(folder.path, "client"), ".html")) {
    await writeFile(file, withoutScripts(await readFile(file, "utf8")));
  }
  return { buildDir: folder.path, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

/** Structured data stays: it is content, and nothing runs it. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, "");
}
