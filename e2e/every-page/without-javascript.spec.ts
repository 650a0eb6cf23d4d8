import { expect, test } from "@playwright/test";

import { addresses, windowSizes } from "../browser/site.ts";

test.use({ javaScriptEnabled: false });

test("every address shows its heading and its whole navigation, in a wide and a narrow window", async ({
  page,
}) => {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    for (const size of windowSizes) {
      await page.setViewportSize(size);
      await expect(page.locator("h1"), address).toBeVisible();
      await expect(page.locator("footer a[href='/status']").first(), address).toBeVisible();
    }
  }
});

test("drawings are shown", async ({ page }) => {
  await page.goto("/");
  const drawing = page.getByRole("img", { name: /^Inspection stamp/ }).first();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  await expect(drawing.locator("use").first()).toHaveAttribute("href", /^\/assets\/drawing-stamp-/);
});

test("controls that need JavaScript are not offered", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  await expect(page.getByRole("button", { name: /blueprint print/ })).toBeHidden();
});
