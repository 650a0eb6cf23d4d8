import { expect, type Locator, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

const endsBefore = async (column: Locator, next: Locator) => {
  const left = await column.evaluate((box) => box.getBoundingClientRect().right);
  return left <= (await next.evaluate((box) => box.getBoundingClientRect().left));
};

for (const [address, tag] of [
  ["/legal/terms", []],
  ["/resources/guides/total-landed-cost", "@nightly"],
  ["/resources/blog/approval-matrix", "@nightly"],
  ["/resources/docs/requests", []],
  ["/resources/docs/reference", "@nightly"],
] as const) {
  const title = `${address}: the contents stay in view and mark what is being read`;
  test(title, { tag: [tag].flat() }, async ({ page }) => {
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
      expect(await endsBefore(contents, target), "the contents lie over the text").toBe(true);
      await expect(marked).toHaveCount(1);
    }
  });
}
