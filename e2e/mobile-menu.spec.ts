import { expect, test } from "@playwright/test";

import { openHydrated } from "./site.ts";

test.skip(({ isMobile }) => !isMobile, "the menu is for phones");

const toggle = { name: "Toggle mobile menu" };

test("opens and closes by its toggle, and says so", async ({ page }) => {
  await openHydrated(page, "/");
  const button = page.getByRole("button", toggle);
  const link = page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Pricing", exact: true });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(link).toBeHidden();

  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(link).toBeVisible();

  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(link).toBeHidden();
});

test("closes when a link is chosen", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", toggle).click();
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Solutions" })
    .click();
  await expect(page).toHaveURL("/solutions/aerospace");
  await expect(page.getByRole("button", toggle)).toHaveAttribute("aria-expanded", "false");
});

test("closes on Escape and gives the focus back", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", toggle).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: "Menu" }).getByRole("link").first(),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", toggle)).toBeFocused();
  await expect(page.getByRole("button", toggle)).toHaveAttribute("aria-expanded", "false");
});

test("closed, its links cannot be reached", async ({ page }) => {
  await openHydrated(page, "/status");
  await page.getByRole("button", toggle).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#mobile-menu :focus")).toHaveCount(0);
});

test("hangs under the bar, at the top of the page and further down", async ({ page }) => {
  await openHydrated(page, "/");
  for (const top of [0, 900]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.getByRole("button", toggle).click();
    const gap = await page.evaluate(() => {
      const bar = document.querySelector("header")!.getBoundingClientRect();
      const menu = document.querySelector("#mobile-menu")!.getBoundingClientRect();
      return menu.top - bar.bottom;
    });
    expect(Math.abs(gap)).toBeLessThanOrEqual(2);
    await page.keyboard.press("Escape");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, and its links navigate", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", toggle).click();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Contact" })
      .click();
    await expect(page).toHaveURL("/company/contact");
  });
});
