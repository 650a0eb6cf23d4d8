import { expect, type Page, test } from "@playwright/test";

import { addresses, hasEveryLook, isAll, openHydrated } from "../browser/site.ts";
import { filesUnderWay, withoutFetchingAhead } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** What the page notes from the start of a navigation on. */
interface Seen {
  shift: number;
  moved: string[];
  heightAtHeading: number;
}

declare global {
  interface Window {
    seen: Seen;
    __reactRouterDataRouter: { navigate: (address: string) => Promise<void> };
  }
}

/** Each file takes its own time, so that parts that came one by one would show one by one. */
async function slowLine(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  });
  return devtools;
}

async function goTo(
  page: Page,
  address: string,
  filesAreThere: () => Promise<void>,
): Promise<Seen & { height: number }> {
  await page.evaluate((to) => {
    const seen: Seen = { shift: 0, moved: [], heightAtHeading: 0 };
    window.seen = seen;
    const before = document.querySelector("h1");
    const look = () => {
      const heading = document.querySelector("h1");
      if (!heading || heading === before) requestAnimationFrame(look);
      else seen.heightAtHeading = document.documentElement.scrollHeight;
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          sources: { node: Element | null }[];
        };
        if (window.seen !== seen) continue;
        seen.shift += shift.value;
        seen.moved.push(...shift.sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? ""));
      }
    }).observe({ type: "layout-shift" });
    void window.__reactRouterDataRouter.navigate(to);
  }, address);
  await page.waitForFunction(() => window.seen.heightAtHeading > 0);
  await filesAreThere();
  return await page.evaluate(() => ({
    ...window.seen,
    height: document.documentElement.scrollHeight,
  }));
}

test(
  "a page reached from another is whole when its heading shows, on each kind of page",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    // Each kind on one of the two devices.
    const asked = addresses
      .filter(hasEveryLook)
      .filter((_, index) => isAll || (index % 2 === 1) === isMobile);
    test.setTimeout(asked.length * 60_000);
    // On a phone the pages of all links in view would share the slow line, and be there before they are asked for.
    await page.addInitScript(withoutFetchingAhead);
    const filesAreThere = filesUnderWay(page);
    await openHydrated(page, "/construction");
    const devtools = await slowLine(page);
    for (const address of asked) {
      if (new URL(page.url()).pathname === address) continue;
      await test.step(address, async () => {
        // From the foot of the old page: its footer is in view, and the way up is to be seen.
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
        // What comes late into the old page is no shift of the new one.
        await filesAreThere();
        const { shift, moved, heightAtHeading, height } = await goTo(page, address, filesAreThere);
        expect(shift, `layout shift of ${moved.join(" ")}`).toBe(0);
        expect(height, "height of the document at rest").toBe(heightAtHeading);
      });
    }
    await devtools.detach();
  },
);
