import { expect, test } from "@playwright/test";

import { clippedTexts, hiddenFocus, smallTargets } from "./page-inspection.ts";
import { addresses, expectNoHorizontalOverflow, onEveryAddress } from "./site.ts";

/** What axe does not look at, on every address. The titles say how many there were. */
const all = `all ${addresses.length} addresses`;

test(`targets are 24 px, or stand 24 px apart, or are words in a sentence, on ${all}`, async ({
  page,
}) => {
  await onEveryAddress(page, async () => expect(await page.evaluate(smallTargets)).toEqual([]));
});

test(`what has the focus shows it, and nothing covers it, on ${all}`, async ({ page }) => {
  await onEveryAddress(page, async () => {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(hiddenFocus)).toEqual([]);
  });
});

test(`no animation runs when motion is reduced, and nobody is spoken to unasked, on ${all}`, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "once is enough");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await onEveryAddress(page, async () => {
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running, "running animations").toBe(0);
    const spoken = await page.locator("[role=alert]:visible").allInnerTexts();
    expect(spoken.filter(Boolean), "alerts").toEqual([]);
  });
});

test.describe("with more space between lines, words and letters", () => {
  // The visitor's own style sheet is not bound by the site's policy.
  test.use({ bypassCSP: true });

  test(`no text is cut off or pushed out, on ${all}`, async ({ page }) => {
    await onEveryAddress(page, async () => {
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`,
      });
      await expectNoHorizontalOverflow(page);
      expect(await page.evaluate(clippedTexts)).toEqual([]);
    });
  });
});
