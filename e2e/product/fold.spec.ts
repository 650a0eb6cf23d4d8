import { expect, test } from "@playwright/test";

import { addresses, openHydrated } from "../browser/site.ts";

/** What every product page is about, and shows before anybody scrolls: its device, or data that can be read. */
const leads: Record<string, string> = {
  "/product": "main .zone svg.drawing",
  "/product/rfq-analyzer": "main .zone :is(figure, form, table, ol)",
  "/product/approval-routing": "[aria-label='The flow, step by step']",
  "/product/vendor-scorecards": "main .zone figure svg",
  "/product/copilot": "#question",
  "/product/analytics": "main .zone dl svg",
  "/product/spend-intelligence": "main .zone dl",
};
const leastPx = 48;

const solutions = addresses.filter((address) => address.startsWith("/solutions/"));

for (const address of [...Object.keys(leads), ...solutions]) {
  test(`${address} has its button above the fold of a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(address);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Book a Demo" }).first(),
    ).toBeInViewport({ ratio: 1 });
  });
}

for (const [address, lead] of Object.entries(leads)) {
  test(`${address} shows its data or its device above the fold of a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openHydrated(page, address);
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
    const box = await page.locator(lead).first().boundingBox();
    expect(768 - (box?.y ?? 768), "pixels of it above the fold").toBeGreaterThanOrEqual(leastPx);
  });
}
