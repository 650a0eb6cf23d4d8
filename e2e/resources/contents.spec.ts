import { expect, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of [
  "/legal/terms",
  "/resources/guides/total-landed-cost",
  "/resources/blog/approval-matrix",
  "/resources/docs/requests",
]) {
  test(`${address}: the contents stay in view and mark what is being read`, async ({ page }) => {
    await openHydrated(page, address);
    const contents = page.getByRole("navigation", { name: /^(?:Contents|Documentation)$/ });
    const links = contents.locator("a[href^='#']");
    const marked = contents.locator("[aria-current=location]");
    for (const nth of [2, 1]) {
      const link = links.nth(nth);
      const target = page.locator((await link.getAttribute("href")) ?? "");
      await target.evaluate((part) => part.scrollIntoView());
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(link).toBeInViewport();
      await expect(marked).toHaveCount(1);
    }
  });
}
