import { expect, type Page, test } from "@playwright/test";

const held = ":root[data-in-pieces]";

/** The load event waits for the drawing, so the page stays as it is before that. */
async function holdLoad(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const hold = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/drawing-*.svg", async (route) => {
    await hold;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.waitForLoadState("load");
  };
}

const footerTop = (page: Page) =>
  page.evaluate(() => document.querySelector("footer")!.getBoundingClientRect().top + scrollY);

test("once loaded, a first visit comes to the same layout as one that was laid out at once", async ({
  page,
}) => {
  await page.goto("/#main");
  await expect(page.locator(held)).toHaveCount(0);
  const whole = await footerTop(page);

  await page.goto("about:blank");
  const release = await holdLoad(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(held)).toHaveCount(1);
  await expect(page.locator("footer")).toBeAttached();
  expect(await footerTop(page)).not.toBe(whole);
  await release();
  await expect(page.locator(held)).toHaveCount(0);
  expect(await footerTop(page)).toBe(whole);
});

test("a key lays out the rest at once", async ({ page }) => {
  const release = await holdLoad(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(held)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.locator(held)).toHaveCount(0);
  await release();
});

test("a reload is laid out at once, for it returns to where the visitor was", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(held)).toHaveCount(0);
  const release = await holdLoad(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await expect(page.locator(held)).toHaveCount(0);
  await release();
});
