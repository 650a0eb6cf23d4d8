import { mkdirSync } from "node:fs";

import { defineConfig, devices } from "@playwright/test";

import { chosenFonts } from "./e2e/browser/system-fonts.ts";
import { findBrowser } from "./scripts/find-browser.mjs";

const executablePath = findBrowser();
const fonts = await chosenFonts();
mkdirSync(".cache", { recursive: true });
/** Marked so, a journey runs with `npm run test:all` alone; so does the phone's run of one marked @also-phone. */
const isAll = Boolean(process.env["TEST_ALL"]);
const leftOut = isAll ? [] : [/@nightly/];
const port = Number(process.env["E2E_PORT"] ?? 4173);

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // More than cores: a journey also waits for pages and timers.
  workers: 3,
  // Room for a busy machine: a test that needs it is slow, not wrong. A second try is reported as flaky. Where forty others
  // wanted two cores, a file was not read within 20 s.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: !!process.env["CI"],
  reporter: process.env["TEST_REPORT"]
    ? [
        ["./scripts/testing/journey-progress.ts"],
        ["json", { outputFile: process.env["TEST_REPORT"] }],
      ]
    : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    // A new window takes a quarter of a journey's work. Playwright empties it in between: cookies, storage, routes, clock. A
    // journey that goes offline or is given permissions takes that back; one that fills caches has a window of its own.
    reuseContext: true,
    // Motion is a tenth of a journey's work: those that ask for it say so.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      // The same on every machine, whatever fonts it has.
      env: { ...process.env, ...fonts },
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        // Where there is no graphics card Chromium imitates one: a seventh of a page's work.
        "--disable-gpu",
        "--disable-gpu-compositing",
      ],
    },
  },
  // A journey runs on a desktop, unless it is for a phone alone (@phone) or asks something of the window's size, of touch
  // or of a state's looks, or is its page's main one (@both): then on a phone too.
  projects: [
    {
      name: "desktop",
      grepInvert: [/@phone/, ...leftOut],
      use: {
        ...devices["Desktop Chrome"],
        channel: undefined,
        viewport: { width: 1440, height: 900 },
      },
    },
    {
      name: "phone",
      grep: isAll ? /@phone|@both|@also-phone/ : /@phone|@both/,
      grepInvert: leftOut,
      // Nothing asks for its dots: with three times as many of them a fifth of a page's work is painting.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    // Its log is of no use beside the tests' names.
    command: "node server/main.ts > .cache/e2e-server.log 2>&1",
    env: { PORT: String(port), DATA_DIR: ".cache/e2e-data", RATE_LIMIT_PER_MINUTE: "0" },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});
