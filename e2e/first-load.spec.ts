import { expect, test } from "@playwright/test";

import { budgets } from "../scripts/budget-rules.ts";
import { fetchedBytes } from "../scripts/fetched-bytes.ts";
import { addresses, onEveryAddress, waitForHydration } from "./site.ts";

test(`untouched, a page fetches no more than its budgets, on all ${addresses.length} addresses`, async ({
  page,
}) => {
  const fetched = fetchedBytes(page);
  await onEveryAddress(page, async () => {
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    const { bytes } = await fetched();
    for (const kind of ["html", "css", "javascript"] as const) {
      expect(bytes[kind], kind).toBeLessThanOrEqual(budgets[kind]);
    }
    expect(bytes.font, "fonts").toBeLessThanOrEqual(budgets.fonts);
  });
});

test("the first paint waits for no file, and no font is asked for before it", async ({ page }) => {
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
});

test("nothing moves when the sheet and the fonts arrive", async ({ page }) => {
  const letGo = Promise.withResolvers<void>();
  await page.route(/\.(?:css|woff2)$/, async (route) => {
    await letGo.promise;
    await route.continue();
  });
  for (const address of ["/", "/pricing", "/resources/docs", "/product/rfq-analyzer"]) {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    letGo.resolve();
    await page.waitForLoadState("load");
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const seen = new PerformanceObserver(() => {});
      seen.observe({ type: "layout-shift", buffered: true });
      return seen
        .takeRecords()
        .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
    });
    expect(shift, address).toBeLessThan(0.01);
  }
});
