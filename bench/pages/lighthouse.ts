import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { builtAddresses } from "../../check/built-addresses.ts";
import {
  type LighthouseReport,
  lighthouseVersion,
  readReport,
  runLighthouse,
} from "./lighthouse-run.ts";
import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";

/**
 * Lighthouse's mobile run on every address.
 * `npm run bench -- lighthouse` (all) or `ADDRESSES=/,/pricing npm run bench -- lighthouse`. Reports are kept: one
 * that is newer than the build is not made again, so a run that was broken off goes on where it was.
 */
const folder = ".cache/lighthouse";
const mostRuns = 3;

const addresses = process.env["ADDRESSES"]?.split(",") ?? builtAddresses();

/** Kept out of search engines by decision: whether it may be indexed is not asked. */
const isKeptOut = (address: string) =>
  readFileSync(join(site.buildDir, "client", address, "index.html"), "utf8").includes(
    'content="noindex',
  );

async function reportOf(address: string, run: number): Promise<LighthouseReport> {
  const file = join(folder, `${address.replaceAll("/", "-")}-${run}.json`);
  const isCurrent =
    existsSync(file) && statSync(file).mtimeMs > statSync(join(site.buildDir, "csp.json")).mtimeMs;
  if (isCurrent) return readReport(file);
  const flags = isKeptOut(address) ? ["--skip-audits=is-crawlable"] : [];
  return runLighthouse(site.url + address, file, flags);
}

const scoreOf = ({ categories }: LighthouseReport, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100);

/** One run; where its performance is below 100, the middle one of three, for the machine may have been busy. */
async function measure(address: string) {
  const reports = [await reportOf(address, 1)];
  if (scoreOf(reports[0]!, "performance") < 100) {
    while (reports.length < mostRuns) reports.push(await reportOf(address, reports.length + 1));
  }
  const score = (name: string) => median(reports.map((report) => scoreOf(report, name)));
  const value = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    address,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    seo: score("seo"),
    "LCP ms": rounded(value("largest-contentful-paint")),
    "TBT ms": rounded(value("total-blocking-time")),
    CLS: rounded(value("cumulative-layout-shift"), 3),
    runs: reports.length,
  };
}

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
    `Lighthouse ${lighthouseVersion}; one run each, or the middle one of ${mostRuns} where the first was below 100.`,
    `Not asked whether it may be indexed: ${addresses.filter(isKeptOut).join(", ") || "none"}.`,
  ],
});
process.exitCode = below.length === 0 ? 0 : 1;
