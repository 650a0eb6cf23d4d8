import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

import { findBrowser } from "../../scripts/find-browser.mjs";

export const lighthouseVersion = "13.5.0";

/** Chromium without a window rounds each letter to whole pixels, and lines break elsewhere; with a window none does. */
const textAsOnPhones = "--font-render-hinting=none";
/** Lighthouse's mobile phone: a quarter of this processor's speed, and a slow 4G line. */
const cpuSlowdown = 4;
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

export interface LighthouseReport {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

const kilobits = (bytesPerSecond: number) => (bytesPerSecond * 8) / 1024;

/** Flags of a run whose line and processor are slowed, where by itself it reckons from a fast visit. */
export const onASlowLine = [
  "--throttling-method=devtools",
  `--throttling.requestLatencyMs=${slow4g.latency}`,
  `--throttling.downloadThroughputKbps=${kilobits(slow4g.downloadThroughput)}`,
  `--throttling.uploadThroughputKbps=${kilobits(slow4g.uploadThroughput)}`,
  `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
];

/** Lighthouse's mobile run of one address. It is not a dependency: npm fetches it when it is asked for. */
export async function runLighthouse(
  url: string,
  file: string,
  flags: readonly string[] = [],
): Promise<LighthouseReport> {
  mkdirSync(dirname(file), { recursive: true });
  const child = spawn(
    "npm",
    [
      "exec",
      "--yes",
      `--package=lighthouse@${lighthouseVersion}`,
      "--",
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu ${textAsOnPhones}`,
      ...flags,
    ],
    { stdio: "ignore", env: { ...process.env, CHROME_PATH: findBrowser() ?? "" } },
  );
  await once(child, "exit");
  return readReport(file);
}

export function readReport(file: string): LighthouseReport {
  return JSON.parse(readFileSync(file, "utf8")) as LighthouseReport;
}
