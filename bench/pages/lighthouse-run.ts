import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

import { findBrowser } from "../../scripts/find-browser.mjs";
import { textAsOnPhones } from "./visit.ts";

export const lighthouseVersion = "13.5.0";

export interface LighthouseReport {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Lighthouse's mobile run of one address. It is not a dependency: npm fetches it when it is asked for. */
export async function runLighthouse(
  url: string,
  file: string,
  flags: string[] = [],
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
