import { readdirSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { findBrowser } from "../scripts/find-browser.mjs";
import { startSite } from "./start-site.ts";

/**
 * Lighthouse's mobile run on every address. It is not a dependency: npm fetches this version when it is asked for.
 * `npm run bench -- lighthouse` (all) or `ADDRESSES=/,/pricing npm run bench -- lighthouse`.
 */
const version = "13.5.0";
const port = 4181;
const folder = ".cache/lighthouse";

const addresses =
  process.env["ADDRESSES"]?.split(",") ??
  readdirSync("build/client", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .sort();

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
      `http://localhost:${port}${address}`,
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
    "LCP ms": Math.round(value("largest-contentful-paint")),
    "TBT ms": Math.round(value("total-blocking-time")),
    CLS: Number(value("cumulative-layout-shift").toFixed(3)),
  };
}

await mkdir(folder, { recursive: true });
const stop = await startSite(port);
const rows = [];
for (const address of addresses) rows.push(await measure(address));
stop();

console.table(rows);
const below = rows.filter((row) =>
  [row.performance, row.accessibility, row["best practices"], row.seo].some((score) => score < 100),
);
console.log(
  below.length === 0
    ? `All ${rows.length} addresses have 100 four times.`
    : `Below 100: ${below.map(({ address }) => address).join(", ")}`,
);
process.exitCode = below.length === 0 ? 0 : 1;
