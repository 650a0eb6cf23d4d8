import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { allArticlesPath, blogPageCount, blogPagePath } from "#app/prose/blog-pages.ts";

import { generatedSite } from "./generated-site.ts";

/**
 * Do pages grow with the number of articles? Builds copies of the site with as many generated ones as asked for
 * (`node bench/articles.ts 100 500 2000`; 100 and 500 by default), and weighs a first load of the blog and of an article.
 * Their JavaScript is compared with the site as it is, the blog's HTML with that of the first copy: a full page.
 */
const counts = process.argv.slice(2).map(Number);
const mostGrowthBytes = 100;
const mostHtmlGrowthBytes = 300;

/** Bytes of JavaScript, gzip, that a page asks for before it is touched: its start and what that imports. */
function firstLoadBytes(client: string, page: string): number {
  const html = readFileSync(join(client, page, "index.html"), "utf8");
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(client, file), "utf8");
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      visit(`/assets/${name}`);
  };
  for (const [, file = ""] of html.matchAll(/import\("(\/assets\/[^"]+)"\)/g)) visit(file);
  return [...found].reduce((sum, file) => sum + gzipBytes(join(client, file)), 0);
}

function gzipBytes(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

function measure(count: number) {
  using site = generatedSite(count);
  const began = performance.now();
  const build = spawnSync("react-router", ["build"], { cwd: site.folder, encoding: "utf8" });
  if (build.status !== 0) throw new Error(build.stderr.slice(-2000));
  const client = join(site.folder, "build/client");
  const pages = blogPageCount(readdirSync(join(site.folder, "app/prose/articles")).length);
  return {
    generated: count,
    "build s": Number(((performance.now() - began) / 1000).toFixed(1)),
    "home JS": firstLoadBytes(client, ""),
    "blog JS": firstLoadBytes(client, "resources/blog"),
    "article JS": firstLoadBytes(client, "resources/blog/flow-downs"),
    "blog pages": pages,
    "blog HTML": gzipBytes(join(client, "resources/blog/index.html")),
    "page 2 HTML": pages > 1 ? gzipBytes(join(client, blogPagePath(2), "index.html")) : null,
    "fetched by a search": pages > 1 ? gzipBytes(join(client, allArticlesPath)) : 0,
  };
}

const [asIs, ...grown] = [0, ...(counts.length > 0 ? counts : [100, 500])].map(measure);
console.table([asIs, ...grown]);
const most = (column: "home JS" | "blog JS" | "article JS" | "blog HTML" | "page 2 HTML") =>
  Math.max(...grown.map((row) => row[column] ?? 0));
const growing = [
  ...(["home JS", "blog JS", "article JS"] as const).filter(
    (column) => most(column) - asIs![column] > mostGrowthBytes,
  ),
  ...(["blog HTML", "page 2 HTML"] as const).filter(
    (column) => most(column) - (grown[0]?.[column] ?? 0) > mostHtmlGrowthBytes,
  ),
];
console.log(
  growing.length === 0
    ? `Flat: JavaScript within ${mostGrowthBytes} bytes, the blog's HTML within ${mostHtmlGrowthBytes}.`
    : `Grows with the number of articles: ${growing.join(", ")}`,
);
process.exitCode = growing.length === 0 ? 0 : 1;
