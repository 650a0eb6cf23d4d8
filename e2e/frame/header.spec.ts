import { expect, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

test("the skip link is first; brand, four links and See Pricing lead where they say, and stay in view", async ({
  page,
}) => {
  await page.goto("/legal/terms");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Quotewright, home" })).toHaveAttribute(
    "href",
    "/",
  );
  const main = header.getByRole("navigation", { name: "Main" });
  for (const [name, address] of [
    ["Product", "/product"],
    ["Solutions", "/solutions/aerospace"],
    ["Pricing", "/pricing"],
    ["Contact", "/company/contact"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  }
  await expect(main.getByRole("link", { name: "Try it" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Book a Demo" })).toHaveAttribute("href", "/demo");
  await expect(header.getByRole("link", { name: "See Pricing" })).toHaveAttribute(
    "href",
    "/pricing",
  );
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(header.getByRole("link", { name: "See Pricing" })).toBeInViewport();
});

test(
  "the print follows the system; its toggle overrides that, and is remembered without a flash",
  { tag: "@also-phone" },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openHydrated(page, "/status");
    if (isMobile) await page.getByRole("button", { name: "Toggle mobile menu" }).click();
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.querySelector(".sheet")!).backgroundColor);
    const paper = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await ground()).not.toBe(paper);
    await page.emulateMedia({ colorScheme: "light" });

    await page.getByRole("button", { name: "Switch between paper and blueprint print" }).click();
    await expect.poll(ground).not.toBe(paper);
    const blueprint = await ground();

    await page.reload({ waitUntil: "commit" });
    await page.waitForSelector(".sheet", { state: "attached" });
    expect(await page.evaluate(() => document.documentElement.dataset["print"])).toBe("blueprint");
    await page.waitForLoadState();
    expect(await ground()).toBe(blueprint);
  },
);
