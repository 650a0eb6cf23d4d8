import { expect, type Locator, test } from "@playwright/test";

import { isExpanded } from "../browser/accessibility-tree.ts";
import { openHydrated } from "../browser/site.ts";

const toggle = { name: "Toggle mobile menu" };

/** The switch of the print stands below the links, and needs a script. */
const lastStop = (menu: Locator) =>
  menu.getByRole("link").or(menu.getByRole("button")).filter({ visible: true }).last();

test(
  "opens and closes by its toggle, on Escape and when a link is chosen; hangs under the bar",
  { tag: "@phone" },
  async ({ page }) => {
    await openHydrated(page, "/legal/terms");
    const button = page.getByRole("button", toggle);
    const menu = page.getByRole("navigation", { name: "Main" });

    await test.step("by its toggle, and says so", async () => {
      const link = menu.getByRole("link", { name: "Pricing", exact: true });
      await expect.poll(() => isExpanded(button)).toBe(false);
      await expect(link).toBeHidden();
      await button.click();
      await expect.poll(() => isExpanded(button)).toBe(true);
      await expect(link).toBeVisible();
      await button.click();
      await expect.poll(() => isExpanded(button)).toBe(false);
      await expect(link).toBeHidden();
    });

    await test.step("on Escape, and gives the focus back", async () => {
      await button.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await expect.poll(() => isExpanded(button)).toBe(false);
    });

    await test.step("hangs under the bar, at the top of the page and further down", async () => {
      for (const top of [0, 900]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        await button.click();
        const gap = await page.evaluate(() => {
          const bar = document.querySelector("header")?.getBoundingClientRect();
          const menu = document.querySelector("#mobile-menu")?.getBoundingClientRect();
          return menu && bar ? menu.top - bar.bottom : Number.NaN;
        });
        expect(Math.abs(gap)).toBeLessThanOrEqual(2);
        await page.keyboard.press("Escape");
      }
    });

    await test.step("when a link is chosen", async () => {
      await button.click();
      await menu.getByRole("link", { name: "Solutions", exact: true }).click();
      await expect(page).toHaveURL("/solutions/aerospace");
      await expect.poll(() => isExpanded(button)).toBe(false);
    });
  },
);

test(
  "closes when Tab leaves it for the content or the bar, and closed its links cannot be reached",
  { tag: "@phone" },
  async ({ page }) => {
    await openHydrated(page, "/status");
    const button = page.getByRole("button", toggle);
    const menu = page.getByRole("navigation", { name: "Main" });
    await button.focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("#mobile-menu :focus")).toHaveCount(0);
    for (const { key, to } of [
      { key: "Tab", to: "main" },
      { key: "Shift+Tab", to: "header" },
    ]) {
      await test.step(`${key} leaves it for the ${to}, and focus goes on`, async () => {
        await button.focus();
        await page.keyboard.press("Enter");
        await (key === "Tab" ? lastStop(menu) : button).focus();
        await expect(menu).toBeVisible();
        await page.keyboard.press(key);
        await expect(menu).toBeHidden();
        await expect(page.locator(to).locator(":focus-visible")).toBeInViewport();
        await expect(button).not.toBeFocused();
      });
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, and its links navigate", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", toggle).click();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Contact" })
      .click();
    await expect(page).toHaveURL("/company/contact");
  });

  test(
    "is not in the way of what the keyboard goes on to",
    { tag: ["@phone", "@nightly"] },
    async ({ page }) => {
      await page.goto("/status");
      const menu = page.getByRole("navigation", { name: "Main" });
      await page.getByRole("button", toggle).focus();
      await page.keyboard.press("Enter");
      await lastStop(menu).focus();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus-visible")).toHaveCount(1);
      await expect(menu).toBeHidden();
    },
  );
});
