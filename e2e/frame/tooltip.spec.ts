import { expect, type Page, test } from "@playwright/test";

import { boxOf } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

/** The names in the sales widget carry tooltips: three terms side by side. The clock stands still. */
async function openTerms(page: Page) {
  await page.clock.install();
  await openHydrated(page, "/");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  const card = page.getByRole("region", { name: "Sales Team" });
  const term = (name: string) => card.getByRole("button", { name });
  await expect(term("Nora Lindqvist")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  return {
    nora: term("Nora Lindqvist"),
    amit: term("Amit Desai"),
    tooltip: page.getByRole("tooltip"),
  };
}

test("by pointer it opens after 700 ms, the next one at once, and the pointer can travel into it; by keyboard at once", async ({
  page,
}) => {
  const { nora, amit, tooltip } = await openTerms(page);

  await test.step("opens when the pointer has rested on its term for 700 ms", async () => {
    await nora.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toBeVisible();
    await expect(nora).toHaveAccessibleDescription(await tooltip.innerText());
  });

  await test.step("the next one opens at once within 300 ms, and waits again after that", async () => {
    const first = await tooltip.innerText();
    await amit.hover();
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).not.toHaveText(first);
    await page.mouse.move(10, 300);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(300);
    await nora.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText(first);
  });

  await test.step("the pointer can travel along the leader into it and stay there", async () => {
    const [term, bubble] = [await boxOf(nora), await boxOf(tooltip)];
    const x = Math.max(term.x, bubble.x) + 8;
    await page.mouse.move(x, term.y + 2);
    await page.mouse.move(x, bubble.y + bubble.height / 2, { steps: 20 });
    await page.clock.runFor(5000);
    await expect(tooltip).toBeVisible();
    await page.mouse.move(10, 300);
    await expect(tooltip).toHaveCount(0);
  });

  await test.step("keyboard focus opens it, Escape closes it, leaving the term closes it", async () => {
    await amit.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(nora).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(amit).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(tooltip).toHaveCount(0);
  });
});

test(
  "near the right edge it turns to the left, near the top it turns below its trigger",
  { tag: "@nightly" },
  async ({ page }) => {
    const { tooltip } = await openTerms(page);
    const window = page.viewportSize()!;
    const atTheRight = page.getByRole("button", { name: "Tomas Berg" });
    await atTheRight.hover();
    await page.clock.runFor(700);
    const left = await boxOf(tooltip);
    expect(left.x + left.width).toBeLessThanOrEqual(window.width);
    expect(left.y + left.height).toBeLessThan((await boxOf(atTheRight)).y);

    const underTheBar = page.locator("main .tip").first();
    await underTheBar.evaluate((trigger) => {
      scrollBy({ top: trigger.getBoundingClientRect().top - 58, behavior: "instant" });
    });
    const trigger = await boxOf(underTheBar);
    await page.mouse.move(trigger.x + 10, trigger.y + 14);
    await page.clock.runFor(700);
    const below = await boxOf(tooltip);
    expect(below.y).toBeGreaterThan(trigger.y + trigger.height);
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true });
  test("a tap explains a term at once, a tap elsewhere closes it", async ({ page }) => {
    const { nora, tooltip } = await openTerms(page);
    await nora.tap();
    await expect(tooltip).toBeVisible();
    await page.touchscreen.tap(300, 300);
    await expect(tooltip).toHaveCount(0);
  });
});
