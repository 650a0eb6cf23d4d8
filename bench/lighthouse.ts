import { mkdir, readFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { builtAddresses } from "../scripts/built-addresses.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { report, rounded } from "./report.ts";
import { startBenchServer } from "./server/bench-server.ts";

/**
 * Lighthouse's mobile run on every address. It is not a dependency: npm fetches this version when it is asked for.
 * `npm run bench -- lighthouse` (all) or `ADDRESSES=/,/pricing npm run bench -- lighthouse`.
 */
const version = "13.5.0";
const folder = ".cache/lighthouse";

const addresses = process.env["ADDRESSES"]?.split(",") ?? builtAddresses();

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

async function measure(address: string) {
  const file = join(folder, `${address.replaceAll("/", "-")}.json`);
  spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      `--package=lighthouse@${version}`,
      "--",
      "lighthouse",
      site.url + address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    { stdio: "ignore", env: { ...process.env, CHROME_PATH: findBrowser() ?? "" } },
  );
  const { categories, audits } = JSON.parse(await readFile(file, "utf8")) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    address,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    seo: score("seo"),
    "LCP ms": rounded(value("largest-contentful-paint")),
    "TBT ms": rounded(value("total-blocking-time")),
    CLS: rounded(value("cumulative-layout-shift"), 3),
  };
}

await mkdir(folder, { recursive: true });
await using site = await startBenchServer();
const rows = [];
for (const address of addresses) rows.push(await measure(address));

const below = rows.filter((row) =>
  [row.performance, row.accessibility, row["best practices"], row.seo].some((score) => score < 100),
);
await report({
  name: "lighthouse",
  title: "Lighthouse's mobile run on every address",
  rows,
  verdicts: [
    below.length === 0
      ? `All ${rows.length} addresses have 100 four times.`
      : `Below 100: ${below.map(({ address }) => address).join(", ")}`,
    `Lighthouse ${version}, one run each.`,
  ],
});
process.exitCode = below.length === 0 ? 0 : 1;
