import { expect, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

test.describe("on a wide screen", () => {
  test("brand, four links and See Pricing lead where they say", async ({ page }) => {
    await page.goto("/");
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
    await expect(header.getByRole("link", { name: "Book a Demo" })).toHaveAttribute(
      "href",
      "/demo",
    );
    await expect(header.getByRole("link", { name: "See Pricing" })).toHaveAttribute(
      "href",
      "/pricing",
    );
  });

  const cases = [
    { address: "/product", current: "/product", value: "page" },
    { address: "/product/copilot", current: "/product", value: "true" },
    { address: "/solutions/evtol", current: "/solutions/aerospace", value: "true" },
    { address: "/pricing", current: "/pricing", value: "page" },
    { address: "/company/contact", current: "/company/contact", value: "page" },
  ];
  for (const { address, current, value } of cases) {
    test(`${address} marks ${current} as current`, async ({ page }) => {
      await page.goto(address);
      const marked = page
        .getByRole("navigation", { name: "Main" })
        .locator("a[aria-current]:visible");
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute("href", current);
      await expect(marked).toHaveAttribute("aria-current", value);
    });
  }

  test("stays in view while the page scrolls", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await expect(page.getByRole("link", { name: "See Pricing" }).first()).toBeInViewport();
  });
});

test(
  "the print toggle overrides the system and is remembered without a flash",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await openHydrated(page, "/status");
    if (isMobile) await page.getByRole("button", { name: "Toggle mobile menu" }).click();
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.querySelector(".sheet")!).backgroundColor);
    const paper = await ground();

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

test("without a choice the print follows the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/status");
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.querySelector(".sheet")!).backgroundColor);
  const paper = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).not.toBe(paper);
});

test("the skip link is first, and leads to the content", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
