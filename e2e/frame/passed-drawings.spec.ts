import { expect, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

test("drawings that were passed at once are there on the way back", async ({ page }) => {
  await openHydrated(page, "/product");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const undrawn = () =>
    page
      .locator("main svg.drawing:visible")
      .evaluateAll((all) => all.filter((each) => !each.querySelector("use")).length);
  await expect.poll(undrawn).toBe(0);
});
