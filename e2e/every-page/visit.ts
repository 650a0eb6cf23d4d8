import { expect, type Page } from "@playwright/test";

import { limits } from "../../check/weight/budget-rules.ts";
import type { fetchedBytes } from "../../check/weight/fetched-bytes.ts";
import { findingsOfColor } from "../browser/axe.ts";
import { hiddenFocus } from "../browser/page-inspection.ts";
import { nextFrames } from "../browser/site.ts";

/**
 * A link that has the focus fetches its page ahead: by keyboard through a page, that is every page it links to, and half of
 * the walk's work. One page lets it, and hears what it complains of.
 */
export const fetchesAhead = "/";
export const withoutFetchingAhead = () => {
  const { fetch } = window;
  window.fetch = async (asked, init) =>
    String(asked).startsWith("/assets/page-files-")
      ? Response.json({ files: [], pages: {} })
      : fetch(asked, init);
};

/** After five seconds a page starts untouched (app/page/loading/start-page.ts), which a slow machine may need for one rule. */
export const withoutReading = () => {
  const { setTimeout } = window;
  window.setTimeout = Object.assign(
    (run: () => void, delayMs?: number) => (delayMs === 5000 ? 0 : setTimeout(run, delayMs)),
    setTimeout,
  );
};

/** Until every file that was asked for is there. Playwright's own wait for that is for the first time alone. */
export function filesUnderWay(page: Page): () => Promise<void> {
  let underWay = 0;
  page.on("request", () => (underWay += 1));
  page.on("requestfinished", () => (underWay -= 1));
  page.on("requestfailed", () => (underWay -= 1));
  return async () => {
    // What is in view is known after a frame.
    await nextFrames(page);
    await expect.poll(() => underWay, "files that have not come").toBe(0);
  };
}

/** The same page on a phone that is touched; gives the way back. */
export async function asOnPhone(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
  const metrics = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
  await session.send("Emulation.setDeviceMetricsOverride", metrics);
  // Not `innerWidth`: what is too wide for a phone widens that, and is to be named by its rule.
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(390);
  return async () => {
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await session.detach();
    if (size) await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size?.width);
  };
}

export async function overBudget(fetched: ReturnType<typeof fetchedBytes>): Promise<string[]> {
  const { bytes } = await fetched();
  const found = { ...bytes, fonts: bytes.font };
  return (["html", "css", "javascript", "fonts"] as const)
    .filter((kind) => found[kind] > limits[kind])
    .map((kind) => `${kind}: ${found[kind]} bytes, the limit is ${limits[kind]}`);
}

export async function withFocus(page: Page, isOnePerKind = false): Promise<string[]> {
  // The widget, which makes way a moment after the focus has come, is shown further down only.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator(".sales")).toBeHidden();
  await page.keyboard.press("Tab");
  return page.evaluate(hiddenFocus, { isOnePerKind });
}

export async function otherMark(page: Page, expected: string[] = []): Promise<string[]> {
  const marks = await page
    .getByRole("navigation", { name: "Main" })
    .locator("a[aria-current]:visible")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")].join()),
    );
  return marks.join() === expected.join() ? [] : [`marked: ${marks.join(" and ")}`];
}

export async function findingsOnBlueprint(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const found = await findingsOfColor(page);
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
