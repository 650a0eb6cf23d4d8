import { type Browser, type CDPSession, chromium, errors, type Page } from "@playwright/test";

import { fetchedBytes } from "../../check/weight/fetched-bytes.ts";
import { findBrowser } from "../../scripts/find-browser.mjs";

/** Chromium without a window rounds each letter to whole pixels, and lines break elsewhere; with a window none does. */
export const textAsOnPhones = "--font-render-hinting=none";

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [textAsOnPhones, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
}

/** Lighthouse's mobile phone: a quarter of this processor's speed, and a slow 4G line. */
export const phoneContext = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const cpuSlowdown = 4;
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const quietMs = 1000;

interface Vitals {
  firstPaintMs: number;
  lcpMs: number;
  cls: number;
  /** How long each of the long tasks took. */
  taskMs: number[];
}

interface VisitOptions {
  /** As on a slow phone. */
  slowed?: boolean;
  /** The page is a plain one: there is no code to wait for. */
  plain?: boolean;
}

/**
 * A first visit, with nothing in the cache, until the page is at rest. Of some hundred visits one never comes to rest,
 * because Chromium does not say that its last request has ended: that one is made again.
 */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}) {
  try {
    return await visitOnce(browser, address, options);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    console.warn(`${address} did not come to rest, visited again`);
    return await visitOnce(browser, address, options);
  }
}

async function visitOnce(browser: Browser, address: string, options: VisitOptions) {
  await using context = await browser.newContext(phoneContext);
  const page = await context.newPage();
  const fetched = fetchedBytes(page);
  await page.addInitScript(recordVitals);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  if (options.slowed) await slowDown(devtools);
  // Not by asking the page: a question put to it is a task in it, up to 90 ms when slowed.
  const started = options.plain ? undefined : page.waitForResponse(/\/entry\.client-[^/]+\.js$/);
  await page.goto(address, { waitUntil: "load" });
  await started;
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(quietMs);
  const mainThreadMs = await taskMs(devtools);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  const files = await fetched();
  if (!options.plain) await touch(page);
  return {
    ...files,
    firstPaintMs: vitals.firstPaintMs,
    lcpMs: vitals.lcpMs,
    mainThreadMs,
    /** When the code has run too, as after a touch. */
    withCodeMs: options.plain ? mainThreadMs : await taskMs(devtools),
    cls: vitals.cls,
    longestTaskMs: Math.max(0, ...vitals.taskMs),
    blockingMs: vitals.taskMs.reduce((sum, taskMs) => sum + taskMs - 50, 0),
  };
}

async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Moves the pointer, and waits until React has taken the page over and is at rest. */
async function touch(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: 1 })),
  );
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-live"), undefined, {
    polling: 250,
  });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(quietMs);
}

export type Visit = Awaited<ReturnType<typeof visit>>;

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow4g });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

/** Runs in the page before anything else. */
function recordVitals(): void {
  const vitals: Vitals = { firstPaintMs: 0, lcpMs: 0, cls: 0, taskMs: [] };
  (globalThis as unknown as { vitals: Vitals }).vitals = vitals;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe("paint", ({ startTime }) => (vitals.firstPaintMs ||= startTime));
  observe("largest-contentful-paint", ({ startTime }) => (vitals.lcpMs = startTime));
  observe("longtask", ({ duration }) => vitals.taskMs.push(duration));
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
}
