import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { matchRoutes } from "react-router";

import routes from "#app/routes.ts";

const root = join(import.meta.dirname, "../..");
const files = routes.flatMap(({ path, index, file }) =>
  path || index ? [{ path: `/${path ?? ""}`, handle: file }] : [],
);

/** The file in which a page is written and what it says, for messages. */
export function pageSource(address: string): { source: string; text: string } {
  const source = sourceFile(address);
  return { source, text: readFileSync(join(root, source), "utf8") };
}

/** Its Markdown where it has one, else its route's module. */
function sourceFile(address: string): string {
  const markdown = address.replace("/resources/blog/", "articles/").replace("/resources/", "");
  const text = `app/prose/${markdown}.md`;
  if (existsSync(join(root, text))) return text;
  return `app/${matchRoutes(files, address)?.at(-1)?.route.handle ?? "routes.ts"}`;
}
