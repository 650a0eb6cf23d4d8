import { expect, test } from "@playwright/test";

import { openFolds, waitForHydration, wholeLayout } from "../browser/site.ts";

const inPieces = ":root[data-in-pieces]";

test(
  "a first visit is whole soon after its first paint, with no touch and none of the page's code",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    // On a quick machine the page is whole before anybody can ask.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.documentElement?.dataset["inPieces"] === undefined) return;
        sessionStorage.setItem("began", "in pieces");
        observer.disconnect();
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto("/", { waitUntil: "commit" });
    await wholeLayout(page);
    expect(await page.evaluate(() => sessionStorage.getItem("began"))).toBe("in pieces");
    await expect(page.locator(inPieces)).toHaveCount(0);
    const skipped = await page.evaluate(
      () =>
        [...document.querySelectorAll(".laid-out-piece")].filter(
          (piece) => getComputedStyle(piece).contentVisibility !== "visible",
        ).length,
    );
    expect(skipped).toBe(0);
  },
);

test(
  "a link within the page leads to its target, however early it is pressed",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/legal/terms");
    await openFolds(page);
    const link = page.locator("main a[href^='#']").nth(7);
    const target = page.locator((await link.getAttribute("href")) ?? "");
    await link.click();
    await expect(page.locator(inPieces)).toHaveCount(0);
    await expect
      .poll(async () => {
        const box = await target.boundingBox();
        return box ? Math.abs(box.y) : Infinity;
      })
      .toBeLessThan(120);
  },
);

test("the way back leads to where the visitor was", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/solutions/aerospace", "/resources/docs"]) {
    await page.goto(address);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo({ top: 3200, behavior: "instant" }));
    await wholeLayout(page);
    const leftAt = await page.evaluate(() => scrollY);
    await page
      .locator("header a[href='/pricing']", { hasText: "See Pricing" })
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL("/pricing");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY), address).toBeCloseTo(leftAt, 0);
  }
});

test(
  "a reload is laid out at once, for it returns to where the visitor was",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/");
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.title = String(document.documentElement.matches("[data-in-pieces]"));
      });
    });
    await page.reload();
    await expect(page).toHaveTitle("false");
  },
);
