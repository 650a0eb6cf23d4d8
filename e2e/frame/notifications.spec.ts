import { expect, type Locator, type Page, test } from "@playwright/test";

import { boxesOverlap } from "#app/layout/use-covers-focus.ts";

import { edgesOf } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.clearPermissions());

async function openArticle(page: Page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openHydrated(page, "/resources/blog/flow-downs");
  const region = page.getByRole("region", { name: "Notifications" });
  return {
    region,
    copyLink: page.getByRole("button", { name: "Copy link" }),
    toasts: region.getByRole("listitem"),
    closeButtons: region.getByRole("button", { name: "Close toast" }),
  };
}

/** With a finger where there is one, with the mouse elsewhere. */
async function swipe(
  page: Page,
  target: Locator,
  travel: { x: number; y: number },
  byTouch: boolean,
) {
  const { left, top, bottom } = await edgesOf(target);
  const start = { x: left + 60, y: (top + bottom) / 2 };
  const steps = [0.2, 0.4, 0.6, 0.8, 1].map((share) => ({
    x: start.x + travel.x * share,
    y: start.y + travel.y * share,
  }));
  if (byTouch) {
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: (typeof start)[]) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [start]);
    for (const point of steps) await touch("touchMove", [point]);
    await touch("touchEnd", []);
  } else {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const point of steps) await page.mouse.move(point.x, point.y);
    await page.mouse.up();
  }
}

test(
  "copying the link raises a toast at the bottom right, which is announced and goes by itself",
  { tag: "@also-phone" },
  async ({ page }) => {
    const { region, copyLink, toasts } = await openArticle(page);
    await copyLink.click();
    await expect(toasts).toContainText(/copied/i);
    await expect(region.getByRole("status")).toContainText(/copied/i);

    const viewport = page.viewportSize()!;
    await expect
      .poll(async () => {
        const { right, bottom } = await edgesOf(toasts);
        return viewport.width - right < 48 && viewport.height - bottom < 48;
      })
      .toBe(true);

    // Wherever the button stands: under the pointer the toast would stay.
    await page.mouse.move(10, 300);
    await page.clock.fastForward(6000);
    await expect(toasts).toHaveCount(0);
  },
);

test(
  "a toast under the pointer stays, goes after it has left, and by its close button",
  { tag: "@nightly" },
  async ({ page }) => {
    const { copyLink, toasts, closeButtons } = await openArticle(page);
    await copyLink.click();
    await toasts.hover();
    await page.clock.fastForward(60_000);
    await expect(toasts).toBeVisible();
    await page.mouse.move(10, 300);
    await page.clock.fastForward(6000);
    await expect(toasts).toHaveCount(0);

    await copyLink.click();
    await closeButtons.click();
    await expect(toasts).toHaveCount(0);
  },
);

test(
  "a swipe to the right or down dismisses it, one to the left does nothing",
  { tag: "@phone" },
  async ({ page, hasTouch }) => {
    const { copyLink, toasts } = await openArticle(page);
    const dismissing = { right: { x: 120, y: 4 }, down: { x: 4, y: 60 } };
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const [direction, travel] of Object.entries(dismissing)) {
        await copyLink.click();
        await expect(toasts).toHaveCount(1);
        await swipe(page, toasts, travel, hasTouch);
        await expect(toasts, `${direction}, motion: ${reducedMotion}`).toHaveCount(0);
      }
    }
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await copyLink.click();
    await expect(toasts).toHaveCount(1);
    await swipe(page, toasts, { x: -50, y: 0 }, hasTouch);
    await expect(toasts).toHaveCSS("translate", "none");
    await expect(toasts).toBeVisible();
  },
);

test(
  "several toasts lie on a pile, which Alt+T opens and Escape closes",
  { tag: "@nightly" },
  async ({ page }) => {
    const { region, copyLink, closeButtons } = await openArticle(page);
    await copyLink.focus();
    for (let raised = 1; raised <= 5; raised++) {
      await page.keyboard.press("Enter");
      await expect(region.locator("li")).toHaveCount(raised);
    }
    await expect(region.getByRole("button", { name: "5 notifications" })).toBeVisible();
    await expect(closeButtons).toHaveCount(1);
    const slivers = region.locator("li:visible");
    await expect(slivers).toHaveCount(4);

    await page.keyboard.press("Alt+t");
    await expect(region).toBeFocused();
    await expect(closeButtons).toHaveCount(5);

    await page.keyboard.press("Escape");
    await expect(copyLink).toBeFocused();
    await expect(closeButtons).toHaveCount(1);
  },
);

test(
  "hovering opens the pile, and closing a toast with the pointer does not keep it open",
  { tag: "@nightly" },
  async ({ page }) => {
    const { region, copyLink, closeButtons } = await openArticle(page);
    for (let raised = 1; raised <= 3; raised++) {
      await copyLink.click();
      await expect(region.locator("li")).toHaveCount(raised);
    }
    await region.locator("li").last().hover();
    await expect(closeButtons).toHaveCount(3);
    await closeButtons.first().click();
    await expect(region.locator("li")).toHaveCount(2);
    await page.mouse.move(10, 300);
    await expect(closeButtons).toHaveCount(1);
  },
);

test("toasts are closed one by one with the keyboard, and focus goes back where it was", async ({
  page,
}) => {
  const { region, copyLink, closeButtons } = await openArticle(page);
  await copyLink.focus();
  await page.keyboard.press("Enter");
  await expect(region.locator("li")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(region.locator("li")).toHaveCount(2);
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await expect(region.getByRole("button", { name: "2 notifications" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(closeButtons.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(region).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(closeButtons).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(copyLink).toBeFocused();
});

test("a toast makes way for what has focus", { tag: "@also-phone" }, async ({ page }) => {
  const { copyLink, toasts } = await openArticle(page);
  await copyLink.focus();
  await copyLink.evaluate((button) => {
    const top = button.getBoundingClientRect().bottom + scrollY - innerHeight + 40;
    scrollTo({ top, behavior: "instant" });
  });
  await page.keyboard.press("Enter");
  await expect(toasts).toBeVisible();
  await expect
    .poll(async () => boxesOverlap(await edgesOf(toasts), await edgesOf(copyLink)))
    .toBe(false);
  const { top, bottom } = await edgesOf(toasts);
  expect(top).toBeGreaterThanOrEqual(64);
  expect(bottom).toBeLessThan(page.viewportSize()!.height);
});

test.describe("without JavaScript", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });
  test("the region is in the page and shows nothing", async ({ page }) => {
    await page.goto("/pricing");
    const region = page.locator("[aria-label=Notifications]");
    await expect(region).toBeAttached();
    await expect(region.getByText("No notifications")).toBeHidden();
  });
});
