import { expect, test } from "@playwright/test";

import {
  clippedTexts,
  hiddenFocus,
  longLines,
  lostInForcedColors,
  lostOnPaper,
} from "./page-inspection.ts";
import { addresses, expectNoHorizontalOverflow, onEveryAddress } from "./site.ts";

/** Windows, colors and paper that are not the designer's, on every address. The titles say how many there were. */
const all = `all ${addresses.length} addresses`;

// Once is enough: a phone's emulation would widen its page to fit what overflows.
test.skip(({ isMobile }) => isMobile);
test.use({ contextOptions: { reducedMotion: "reduce" } });

const windows = {
  "a 320 px phone": { width: 320, height: 640 },
  "a phone on its side": { width: 740, height: 360 },
  "400 % zoom": { width: 320, height: 256 },
  "a 4K screen": { width: 3840, height: 2160 },
};

test(`nothing is wider than the window or cut off in ${Object.keys(windows).join(", ")}, on ${all}`, async ({
  page,
}) => {
  await onEveryAddress(page, async () => {
    for (const [name, size] of Object.entries(windows)) {
      await page.setViewportSize(size);
      await expectNoHorizontalOverflow(page);
      expect(await page.evaluate(clippedTexts), `cut off in ${name}`).toEqual([]);
    }
    expect(await page.evaluate(longLines, 100), "long lines on a 4K screen").toEqual([]);
  });
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
