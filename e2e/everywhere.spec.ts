import { expect, type Page, test } from "@playwright/test";

import {
  clippedTexts,
  hiddenFocus,
  longLines,
  lostInForcedColors,
  lostOnPaper,
  setInFallbackFonts,
  shownSizes,
} from "./page-inspection.ts";
import { addresses, expectNoHorizontalOverflow, onEveryAddress, open } from "./site.ts";
import { launchBySystemFonts } from "./system-fonts.ts";

/** Windows, colors and paper that are not the designer's, on every address. The titles say how many there were. */
const all = `all ${addresses.length} addresses`;

// Once is enough: a phone's emulation would widen its page to fit what overflows.
test.skip(({ isMobile }) => isMobile);
test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 320, height: 640 };
const windows = {
  "a 320 px phone": phone,
  "a phone on its side": { width: 740, height: 360 },
  "400 % zoom": { width: 320, height: 256 },
  "a 4K screen": { width: 3840, height: 2160 },
};

test(`nothing is wider than the window or cut off in ${Object.keys(windows).join(", ")}, whatever fonts the machine has, on ${all}`, async ({
  page,
  launchOptions,
}) => {
  const fits = async (page: Page) => {
    for (const [name, size] of Object.entries(windows)) {
      await page.setViewportSize(size);
      await expectNoHorizontalOverflow(page);
      expect(await page.evaluate(clippedTexts), `cut off in ${name}`).toEqual([]);
    }
    expect(await page.evaluate(longLines, 100), "long lines on a 4K screen").toEqual([]);
  };
  const fitsBeforeOurFontsCome = async (page: Page) => {
    await page.setViewportSize(phone);
    await page.evaluate(setInFallbackFonts);
    await expectNoHorizontalOverflow(page);
  };
  if (process.platform !== "linux") {
    console.log("Only on Linux other system fonts can be tried; these are this machine's.");
    return onEveryAddress(page, () => fits(page).then(() => fitsBeforeOurFontsCome(page)));
  }
  const browsers = await launchBySystemFonts(launchOptions);
  const wide = await browsers.wide.newPage();
  const bare = await browsers.bare.newPage();
  for (const page of [wide, bare]) {
    await page.setViewportSize(phone);
    // Status draws the day of its sample downtime anew on each visit.
    await page.addInitScript(() => void (Math.random = () => 0.5));
  }
  await onEveryAddress(wide, async () => {
    await open(bare, wide.url());
    await expectNoHorizontalOverflow(bare);
    // Until both are hydrated.
    await expect(async () => {
      const sizes = await wide.evaluate(shownSizes);
      expect(await bare.evaluate(shownSizes), "sizes without system fonts").toEqual(sizes);
    }).toPass({ timeout: 10_000 });
    await fits(wide);
    await fitsBeforeOurFontsCome(wide);
  });
  await Promise.all([browsers.wide.close(), browsers.bare.close()]);
});

test(`with forced colors every control, its state and the focus can be seen, on ${all}`, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await onEveryAddress(page, async () => {
    expect(await page.evaluate(lostInForcedColors)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(hiddenFocus)).toEqual([]);
  });
});

test(`paper shows the whole text, no bar and no idle control, on ${all}`, async ({ page }) => {
  // With motion: a drawing's notes wait to be scrolled to, and nobody scrolls on paper.
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  // A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await onEveryAddress(page, async () => {
    await page.keyboard.press("Control");
    expect(await page.evaluate(lostOnPaper)).toEqual([]);
    expect(await page.evaluate(clippedTexts)).toEqual([]);
    await expectNoHorizontalOverflow(page);
  });
});
