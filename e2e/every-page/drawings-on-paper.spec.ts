import { expect, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

const missing = "svg.drawing:not(:has(use))";

for (const [sign, print] of [
  ["the first key of Ctrl+P", { key: "Control" }],
  ["the first key of Cmd+P", { key: "Meta" }],
  ["printing from a menu", { event: "beforeprint" }],
] as const) {
  const title = `${sign} fetches the drawings that were not scrolled to, another key none`;
  const tag = sign.includes("Ctrl") ? [] : "@nightly";
  test(title, { tag }, async ({ page }) => {
    await openHydrated(page, "/");
    const before = await page.locator(missing).count();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press("Shift");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.locator(missing).count()).toBe(before);
    if ("key" in print) await page.keyboard.press(print.key);
    else await page.evaluate((name) => dispatchEvent(new Event(name)), print.event);
    await expect(page.locator(missing)).toHaveCount(0);
  });
}
