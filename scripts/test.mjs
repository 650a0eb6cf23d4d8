// `npm test`: everything, in order, from a fresh clone. Ends with one line: N passed, N failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { findBrowser } from "./find-browser.mjs";
import { environment, installIfNeeded, root, run } from "./install.mjs";

const reports = join(root, ".cache/test-reports");
let passed = 0;
let failed = 0;

function heading(text) {
  console.log(`\n== ${text}`);
}

/** A check that either passes or fails as a whole. */
function check(name, command, args) {
  heading(name);
  if (run(command, args)) passed += 1;
  else failed += 1;
}

/** A runner that writes a JSON report with its own counts. */
function suite(name, command, args, report, count, env = {}) {
  heading(name);
  const file = join(reports, report);
  const succeeded = run(command, args, { env: { ...environment, ...env, TEST_REPORT: file } });
  if (!existsSync(file)) {
    failed += 1;
    return;
  }
  const counts = count(JSON.parse(readFileSync(file, "utf8")));
  passed += counts.passed;
  failed += counts.failed || (succeeded ? 0 : 1);
}

/** An installed browser first, else Playwright's own download, else Debian's package when root. */
function ensureBrowser() {
  if (findBrowser()) return true;
  heading("Browser");
  console.log("No Chrome or Chromium found; trying Playwright's download …");
  if (
    run("npx", ["playwright", "install", "chromium", "--only-shell"], {
      stdio: "ignore",
      timeout: 180_000,
    })
  )
    return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's Chromium …");
    const quiet = { stdio: "ignore", env: { ...environment, DEBIAN_FRONTEND: "noninteractive" } };
    const install = (name) =>
      run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], quiet);
    run("apt-get", ["update", "-q"], quiet);
    if (install("chromium-headless-shell") || install("chromium")) return true;
  }
  console.error("No browser: install Chrome or Chromium, or set CHROME_PATH to one.");
  return false;
}

installIfNeeded();
const hasBrowser = ensureBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check("Format", "prettier", ["--check", "--log-level=warn", "."]);
check("Lint", "oxlint", ["--deny-warnings"]);
check("Route types", "react-router", ["typegen"]);
for (const world of ["app", "analyzer", "server", "."]) {
  check(`Types of ${world === "." ? "all the rest" : world}`, "tsc", ["--noEmit", "-p", world]);
}
check("Unused files, exports and dependencies", "knip", ["--no-progress"]);
check("Build", "npm", ["run", "--silent", "build"]);
suite("Checks of the built site", "node", ["check/check-site.ts"], "site.json", (report) => report);
suite(
  "Unit tests",
  "vitest",
  [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "unit.json")}`,
  ],
  "unit.json",
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites,
  }),
);
if (hasBrowser) {
  suite("Browser journeys", "playwright", ["test"], "journeys.json", ({ stats }) => {
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
} else {
  failed += 1;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
