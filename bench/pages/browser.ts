import { type Browser, type CDPSession, chromium } from "@playwright/test";

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
export const cpuSlowdown = 4;
export const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow4g });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}
