import { readFileSync } from "node:fs";
import { join } from "node:path";

import { firstLoad } from "../../check/weight/budget-rules.ts";
import { builtAddresses } from "../../check/built-addresses.ts";
import { generatedSite } from "./generated-site.ts";
import { measuredRun } from "./process-tree.ts";
import { report, rounded } from "../report.ts";

/**
 * What the site costs as it grows: builds copies of it, from nothing (no cache), with generated articles.
 * `npm run bench -- scale`, or `node bench/scale.ts 50 500` for other numbers.
 */
const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const counts = asked.length > 0 ? asked : [50, 500, 2000];
const targets = { secondsPerTenPages: 1, growthOfScripts: 100, linearity: 1.1 };

async function measure(articles: number) {
  using site = generatedSite(articles);
  const run = await measuredRun("react-router", ["build"], site.folder);
  const client = join(site.folder, "build/client");
  const weigh = (address: string) =>
    firstLoad(readFileSync(join(client, address, "index.html"), "utf8"), (path) =>
      readFileSync(join(client, path)),
    );
  const home = weigh("/");
  const blog = weigh("/resources/blog");
  const article = weigh("/resources/blog/generated-1");
  const pages = builtAddresses(client).length;
  return {
    articles,
    pages,
    "build s": rounded(run.wallSeconds, 1),
    "CPU s": rounded(run.cpuSeconds),
    "s per 10 pages": rounded((run.wallSeconds / pages) * 10, 2),
    "peak MB": rounded(run.peakMegabytes),
    "home JS": home.javascript,
    "blog JS": blog.javascript,
    "article JS": article.javascript,
    "blog HTML": blog.html,
    "article HTML": article.html,
  };
}

type Row = Awaited<ReturnType<typeof measure>>;

/** What one more page costs in the first step from one size to the next, and in the last. */
function costPerPage(rows: Row[], cost: "CPU s" | "peak MB") {
  const [small, middle, large] = rows;
  if (!small || !middle || !large) return undefined;
  const perPage = (from: Row, to: Row) => (to[cost] - from[cost]) / (to.pages - from.pages);
  return { first: perPage(small, middle), last: perPage(middle, large) };
}

const rows: Row[] = [];
for (const count of counts) rows.push(await measure(count));

const growth = (["home JS", "blog JS", "article JS"] as const).map(
  (page) => Math.max(...rows.map((row) => row[page])) - Math.min(...rows.map((row) => row[page])),
);
const last = rows.at(-1)!;
const time = costPerPage(rows, "CPU s");
const memory = costPerPage(rows, "peak MB");
const linearity = time && time.last / time.first;
await report({
  name: "scale",
  title: "The build and the pages as the site grows",
  rows: rows,
  verdicts: [
    `At ${last.pages} pages the build takes ${last["s per 10 pages"]} s per ten pages (target: under ${targets.secondsPerTenPages}).`,
    ...(linearity === undefined || memory === undefined
      ? []
      : [
          `One more page in the last step costs ${linearity.toFixed(2)} of the CPU time that it cost in the step before (1 is linear; target: at most ${targets.linearity}).`,
          `It adds ${memory.last.toFixed(2)} MB to the peak, ${memory.first.toFixed(2)} in the step before; when the collector runs moves a peak by 100 MB and more between two runs.`,
        ]),
    `A first load's JavaScript differs by at most ${Math.max(...growth)} bytes between the smallest and the largest site (target: at most ${targets.growthOfScripts}).`,
    "Bytes are gzip -9. The build starts without a cache: every social image is painted, every file compressed.",
  ],
});
const isWithin =
  last["s per 10 pages"] <= targets.secondsPerTenPages &&
  Math.max(...growth) <= targets.growthOfScripts &&
  (linearity ?? 0) <= targets.linearity;
process.exitCode = isWithin ? 0 : 1;
