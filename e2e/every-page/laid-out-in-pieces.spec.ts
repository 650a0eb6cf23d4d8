import { expect, type Page, test } from "@playwright/test";

import { openFolds, waitForHydration } from "../browser/site.ts";

const inPieces = ":root[data-in-pieces]";

/** With the fonts there: what stands in for them takes a little more room. */
const documentHeight = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    // A loaded font is in the layout from the next frame on.
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.documentElement.scrollHeight;
  });

test(
  "a first visit lays out what is near; a key brings the rest, as high as if at once",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/#main");
    await expect(page.locator(inPieces)).toHaveCount(0);
    const whole = await documentHeight(page);

    await page.goto("about:blank");
    await page.goto("/");
    await waitForHydration(page);
    await expect(page.locator(inPieces)).toHaveCount(1);
    expect(await documentHeight(page)).not.toBe(whole);
    await page.keyboard.press("Shift");
    await expect(page.locator(inPieces)).toHaveCount(0);
    expect(await documentHeight(page)).toBe(whole);
  },
);

test(
  "a link within the page leads to its target, all above it laid out",
  { tag: "@both" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The browser's own way to a fragment: nothing but the script in the page's head runs.
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/legal/terms");
    await expect(page.locator(inPieces)).toHaveCount(1);
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

test("the way back leads to where the visitor was", { tag: "@both" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitForHydration(page);
  const heading = page.locator("main h2").nth(3);
  await heading.scrollIntoViewIfNeeded();
  // Not the menu's own link: its code waits for a touch, and until then it is a plain link.
  await page
    .locator("header a[href='/pricing']", { hasText: "See Pricing" })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL("/pricing");
  await expect(page.locator(inPieces)).toHaveCount(0);
  await page.goBack();
  await expect(heading).toBeInViewport();
});

for (const windows of [0, 4]) {
  test(`who leaves after ${windows} windows waits for the next page's layout alone, and comes back there`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await waitForHydration(page);
    for (let seen = 0; seen < windows; seen += 1) {
      await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: "instant" }));
      await documentHeight(page);
    }
    await expect(page.locator(inPieces)).toHaveCount(1);
    const leftAt = await page.evaluate(() => scrollY);
    const headingOnRelease = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver(() => resolve(document.querySelector("h1")?.textContent)).observe(
            document.documentElement,
            { attributeFilter: ["data-in-pieces"] },
          );
        }),
    );
    await page
      .locator("header a[href='/pricing']:visible")
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL("/pricing");
    expect(await headingOnRelease).toBe(await page.locator("h1").textContent());
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(leftAt, 0);
  });
}

test("on paper the whole page is laid out", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(inPieces)).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  const skipped = await page.evaluate(
    () =>
      [...document.querySelectorAll(".laid-out-piece")].filter(
        (piece) => getComputedStyle(piece).contentVisibility !== "visible",
      ).length,
  );
  expect(skipped).toBe(0);
});

test("a reload is laid out at once, for it returns to where the visitor was", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(inPieces)).toHaveCount(1);
  await page.reload();
  await expect(page.locator(inPieces)).toHaveCount(0);
});

test("words that are not laid out yet can be found in the page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(inPieces)).toHaveCount(1);
  const text = await page.locator("footer h2").last().textContent();
  // Chromium's own search within a page, as far as a script can reach it.
  const found = await page.evaluate(
    (words) => (window as unknown as { find(words: string): boolean }).find(words),
    text ?? "",
  );
  expect(found).toBe(true);
});
