import { expect, test } from "@playwright/test";

import { isAll, waitForHydration } from "../browser/site.ts";
import { chosenFonts } from "../browser/system-fonts.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// Fallbacks are matched to the fonts of real systems: where there is none, there is nothing to match.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, env: { ...process.env, ...(await chosenFonts("wide")) } }),
});

test(
  "the first paint waits for no file, and no font is asked for before it",
  { tag: "@also-phone" },
  async ({ page }) => {
    const letGo = Promise.withResolvers<void>();
    await page.route(/\.(?:css|js|woff2)$/, async (route) => {
      await letGo.promise;
      await route.continue();
    });
    await page.goto("/pricing", { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    letGo.resolve();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
    );
    const [askedAt, paintedAt] = await page.evaluate(() => [
      Math.min(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".woff2"))
          .map(({ startTime }) => startTime),
      ),
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    ]);
    expect(askedAt).toBeGreaterThanOrEqual(paintedAt ?? Number.NaN);
  },
);

test(
  "nothing moves when the sheet and the fonts arrive",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const asked = ["/", "/pricing", "/resources/docs", "/product/rfq-analyzer"];
    for (const address of asked.filter((_, index) => isAll || (index % 2 === 1) === isMobile)) {
      const letGo = Promise.withResolvers<void>();
      await page.route(/\.(?:css|woff2)$/, async (route) => {
        await letGo.promise;
        await route.continue();
      });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const { dataset } = document.documentElement;
        dataset["shift"] = "0";
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            dataset["shift"] = String(Number(dataset["shift"]) + value);
          }
        }).observe({ type: "layout-shift" });
      });
      letGo.resolve();
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => /^"?National Park"?$/.test(family) && status === "loaded",
        ),
      );
      await waitForHydration(page);
      const shift = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return Number(document.documentElement.dataset["shift"]);
      });
      expect(shift, address).toBeLessThan(0.01);
      await page.unrouteAll({ behavior: "wait" });
    }
  },
);
