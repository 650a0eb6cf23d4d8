// `npm run build`: a new build, written beside the old one and put in its place when it is whole.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { buildDay } from "#app/site/build-day.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";

import { listProblems } from "./collections/listed-fields.ts";
import { isBuildOf, recordNow, writeRecord } from "./build-record.ts";
import { holdLock, replaceBuild } from "./replace-build.ts";
import { sessionWarnings } from "./session-warnings.ts";

const root = join(import.meta.dirname, "..");
const build = join(root, "build");
const loggedErrors = pathToFileURL(join(import.meta.dirname, "logged-errors.ts")).href;
const reactRouter = join(
  createRequire(import.meta.url).resolve("@react-router/dev/package.json"),
  "../bin.cjs",
);

async function make(next: string): Promise<void> {
  const record = await recordNow(root);
  const child = spawn(
    process.execPath,
    ["--import", loggedErrors, reactRouter, "build", "--logLevel", "warn"],
    {
      cwd: root,
      // In development drafts would have pages.
      env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: next },
      stdio: "inherit",
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The site could not be built: see the errors above.");
  await writeRecord(next, record);
}

try {
  await holdLock(join(root, ".cache/build.lock"), () =>
    console.log("Another build of this folder is running; waiting for it …"),
  );
  const isNeeded =
    !process.argv.includes("--if-needed") || !(await isBuildOf(await recordNow(root), build));
  if (isNeeded) {
    console.log("Building the site …");
    const began = performance.now();
    const wrong = listProblems((file) => readFileSync(join(root, file), "utf8"));
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    await replaceBuild(build, make);
    for (const warning of sessionWarnings(upcomingSessions, buildDay)) console.warn(warning);
    console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (existsSync(build))
    console.error(`build/ is unchanged, of ${statSync(build).mtime.toLocaleString("en")}.`);
  process.exitCode = 1;
}
