import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { builtAddresses } from "../../check/built-addresses.ts";
import { firstLoad } from "../../check/weight/budget-rules.ts";
import { report, rounded } from "../report.ts";

/**
 * What the site costs as it grows: builds copies of it, from nothing (no cache), with generated articles.
 * `npm run bench -- scale`, or `node bench/building/scale.ts 50 500` for other numbers.
 */
const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const counts = asked.length > 0 ? asked : [50, 500, 2000];
const targets = { secondsPerTenPages: 1, growthOfScripts: 100, linearity: 1.1 };

function measure(articles: number) {
  using site = generatedSite(articles);
  const began = performance.now();
  const build = spawnSync("react-router", ["build"], { cwd: site.folder, encoding: "utf8" });
  if (build.status !== 0) throw new Error(build.stderr.slice(-4000));
  const seconds = (performance.now() - began) / 1000;
  const client = join(site.folder, "build/client");
  const weigh = (address: string) =>
    firstLoad(readFileSync(join(client, address, "index.html"), "utf8"), (path) =>
      readFileSync(join(client, path)),
    );
  const [home, blog, article] = [
    weigh("/"),
    weigh("/resources/blog"),
    weigh("/resources/blog/flow-downs"),
  ];
  const pages = builtAddresses(client).length;
  return {
    articles,
    pages,
    "build s": rounded(seconds, 1),
    "s per 10 pages": rounded((seconds / pages) * 10, 2),
    "home JS": home.javascript,
    "blog JS": blog.javascript,
    "article JS": article.javascript,
    "blog HTML": blog.html,
  };
}

const rows = counts.map(measure);
const scripts = ["home JS", "blog JS", "article JS"] as const;
const growth = scripts.map((page) => {
  const bytes = rows.map((row) => row[page]);
  return Math.max(...bytes) - Math.min(...bytes);
});
/** What one more page costs in each step from one size to the next. */
const costs = rows.slice(1).map((row, index) => {
  const before = rows[index]!;
  return (row["build s"] - before["build s"]) / (row.pages - before.pages);
});
const linearity = (costs.at(-1) ?? 1) / (costs[0] ?? 1);
const last = rows.at(-1)!;
await report({
  name: "scale",
  title: "The build and the pages as the site grows",
  rows,
  verdicts: [
    `At ${last.pages} pages the build takes ${last["s per 10 pages"]} s per ten pages (target: under ${targets.secondsPerTenPages}).`,
    `One more page in the last step costs ${linearity.toFixed(2)} of the time that it cost in the first (1 is linear; target: at most ${targets.linearity}).`,
    `A first load's JavaScript differs by at most ${Math.max(...growth)} bytes between the smallest and the largest site (target: at most ${targets.growthOfScripts}).`,
    "Bytes are gzip -9. The build starts without a cache: every social image is painted, every file compressed.",
  ],
});
const isWithin =
  last["s per 10 pages"] <= targets.secondsPerTenPages &&
  Math.max(...growth) <= targets.growthOfScripts &&
  linearity <= targets.linearity;
process.exitCode = isWithin ? 0 : 1;

const source = resolve(import.meta.dirname, "../..");
const skipped = new Set(["node_modules", "build", ".git", ".react-router", ".cache", "data"]);

/** A copy of the site, outside the work tree, with this many generated articles besides its own. Gone at scope's end. */
function generatedSite(articleCount: number): { folder: string } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !skipped.has(path.slice(source.length + 1).split("/")[0] ?? ""),
  });
  symlinkSync(join(source, "node_modules"), join(folder, "node_modules"));
  const articles = join(folder, "app/prose/articles");
  const model = readFileSync(join(articles, "flow-downs.md"), "utf8");
  for (let number = 1; number <= articleCount; number += 1) {
    writeFileSync(join(articles, `generated-${number}.md`), generatedArticle(number, model));
  }
  return {
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The model's text under a title, a summary and a day of its own. */
function generatedArticle(number: number, model: string): string {
  const day = new Date(Date.UTC(2010, 0, 1 + number)).toISOString().slice(0, 10);
  return model
    .replace(/^title: .*$/m, `title: Generated article number ${number}`)
    .replace(/^excerpt: .*$/m, (line) => `excerpt: Number ${number}. ${line.slice(9, 140)}`)
    .replace(/^date: .*$/m, `date: ${day}`);
}
