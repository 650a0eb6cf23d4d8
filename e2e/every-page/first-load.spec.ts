import { expect, test } from "@playwright/test";

test(
  "the first paint waits for no file, and no font is asked for before it",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/pricing");
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
    );
    const { paintedAt, early } = await page.evaluate(() => {
      const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const early = performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < paintedAt)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(?:css|woff2|js)$/.test(path));
      return { paintedAt, early };
    });
    expect(paintedAt).toBeGreaterThan(0);
    expect(early).toEqual([]);
  },
);

test("nothing moves when the sheet and the fonts arrive", { tag: "@both" }, async ({ page }) => {
  for (const address of ["/", "/pricing", "/resources/docs", "/product/rfq-analyzer"]) {
    const letGo = Promise.withResolvers<void>();
    await page.route(/\.(?:css|woff2)$/, async (route) => {
      await letGo.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
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
    await page.waitForFunction(
      () =>
        document.fonts.status === "loaded" &&
        performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
    );
    const shift = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return Number(document.documentElement.dataset["shift"]);
    });
    expect(shift, address).toBeLessThan(0.01);
    await page.unrouteAll({ behavior: "wait" });
  }
});
