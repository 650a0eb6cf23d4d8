import { expect, test } from "@playwright/test";

import { waitForHydration } from "../browser/site.ts";

for (const [address, tag] of [
  ["/product/rfq-analyser", []],
  ["/nope", "@nightly"],
  ["/deep/unknown/path?x=1#h", "@nightly"],
  ["/pricing/unknown", "@nightly"],
  ["/company", "@nightly"],
  ["/solutions", "@nightly"],
  ["/resources/blog/none", "@nightly"],
] as const) {
  const title = `${address} answers 404 with the not-found screen, hydrates without a mismatch, and leads home without loading anew`;
  test(title, { tag: [tag].flat() }, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));

    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain("Oops! Page not found");
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    const path = new URL(address, "http://x").pathname;
    await expect.poll(() => logged.some((text) => text.includes(path))).toBe(true);
    expect(errors).toEqual([]);
    expect(logged.filter((text) => /hydrat|minified react error/i.test(text))).toEqual([]);

    if (address.endsWith("analyser")) {
      await expect(page.locator("#main a[href='/product/rfq-analyzer']")).toBeVisible();
    }
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.locator("#main a[href='/']").first().click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
  });
}
