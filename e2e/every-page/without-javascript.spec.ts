import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("drawings are shown, and controls that need JavaScript are not offered", async ({ page }) => {
  await page.goto("/");

  await test.step("drawings are shown", async () => {
    const drawing = page.getByRole("img", { name: /^Inspection stamp/ }).first();
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toBeVisible();
    await expect(drawing.locator("use").first()).toHaveAttribute(
      "href",
      /^\/assets\/drawing-stamp-/,
    );
  });

  await test.step("controls that need JavaScript are not offered", async () => {
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await expect(page.getByRole("button", { name: /blueprint print/ })).toBeHidden();
  });
});
