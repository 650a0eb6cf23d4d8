import { expect, type Page, test } from "@playwright/test";

import { isAll, openHydrated } from "../browser/site.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const lists = [
  { menu: "Product", page: "Approval routing", address: "/product/approval-routing" },
  { menu: "Solutions", page: "eVTOL", address: "/solutions/evtol" },
  { menu: "Resources", page: "Guides", address: "/resources/guides" },
  { menu: "Company", page: "About", address: "/company/about" },
];
const opener = (page: Page, menu: string) =>
  main(page)
    .locator("summary")
    .filter({ hasText: new RegExp(`^${menu}`) });

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}

/** Each on one device, and all on both by `npm run test:all`. */
const asked = (isMobile: boolean) =>
  lists.filter((_, index) => isAll || (index % 2 === 1) === isMobile);

/** On a phone the lists are folded inside of the menu. */
async function openMenu(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: "Toggle mobile menu" }).click();
}

test("every list unfolds and leads to its pages", { tag: "@both" }, async ({ page, isMobile }) => {
  await openHydrated(page, "/status");
  for (const { menu, page: name, address } of asked(isMobile)) {
    await test.step(`${menu} leads to ${address}`, async () => {
      await openMenu(page, isMobile);
      const link = main(page).getByRole("link", { name, exact: true });
      await expect(link).toBeHidden();
      await opener(page, menu).click();
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(link).toBeHidden();
      await expect(page.locator("#main")).toBeFocused();
    });
  }
});

test("one list is open at a time, by pointer and by keyboard", async ({ page }) => {
  await openHydrated(page, "/status");

  await test.step("one list is open at a time, and a press beside it folds it", async () => {
    const open = main(page).locator("details[open]");
    await opener(page, "Product").click();
    await opener(page, "Company").click();
    await expect(open).toHaveCount(1);
    await page.locator("h1").click();
    await expect(open).toHaveCount(0);
  });

  await test.step("the keyboard opens a list, goes through it and comes back", async () => {
    const summary = opener(page, "Resources");
    const links = main(page).locator("details[open] a");
    await summary.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(summary).toBeFocused();
    await expect(links).toHaveCount(0);

    await page.keyboard.press("Space");
    await expect(links.first()).toBeVisible();
    await main(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(main(page).locator(":focus")).toHaveCount(0);
    await expect(links).toHaveCount(0);
  });
});

test("a menu draws the page that is pointed at or in focus, and fetches that when it opens", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("drawing-menu-sheet")) fetched.push(request.url());
  });
  await openHydrated(page, "/status");
  await main(page).getByRole("link", { name: "Pricing" }).hover();
  expect(fetched).toEqual([]);

  await opener(page, "Solutions").click();
  const drawing = main(page).locator(".menu-drawing svg");
  const places = [await drawing.getAttribute("viewBox")];
  await main(page).getByRole("link", { name: "eVTOL" }).hover();
  places.push(await drawing.getAttribute("viewBox"));
  await main(page).getByRole("link", { name: "Multi-plant" }).focus();
  places.push(await drawing.getAttribute("viewBox"));
  expect(new Set(places).size).toBe(3);
  expect(fetched).toHaveLength(1);
});

test("a menu in a narrow window fetches no drawing", { tag: "@phone" }, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("drawing-menu-sheet")) fetched.push(request.url());
  });
  await openHydrated(page, "/status");
  for (const { menu, page: name } of lists) {
    await openMenu(page, true);
    await opener(page, menu).click();
    const link = main(page).getByRole("link", { name, exact: true });
    await link.focus();
    await expect(link).toBeInViewport();
    await page.getByRole("button", { name: "Toggle mobile menu" }).click();
  }
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
});

test(
  "no entry stands twice, and no page but that of Solutions",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/");
    const entries = await main(page)
      .locator("a")
      .evaluateAll((links) =>
        links.map((link) => ({ label: link.textContent, address: link.getAttribute("href") })),
      );
    const twice = (values: (string | null)[]) =>
      values.filter((value, place) => values.indexOf(value) !== place);
    expect(twice(entries.map(({ label }) => label))).toEqual([]);
    // The specification has Solutions lead to the first of its industries.
    expect(twice(entries.map(({ address }) => address))).toEqual(["/solutions/aerospace"]);
  },
);

test(
  "Book a Demo is in the bar, also further down",
  { tag: ["@both", "@nightly"] },
  async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("banner").getByRole("link", { name: "Book a Demo" });
    await expect(button).toBeInViewport();
    for (const width of [320, 360, page.viewportSize()!.width]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await button.evaluate(linesOf), `lines at ${width} px`).toBe(1);
    }
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await expect(button).toBeInViewport();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every list leads to its pages", { tag: "@also-phone" }, async ({ page, isMobile }) => {
    await page.goto("/status");
    for (const { menu, page: name, address } of asked(isMobile)) {
      await openMenu(page, isMobile);
      await opener(page, menu).click();
      await main(page).getByRole("link", { name, exact: true }).click();
      await expect(page, menu).toHaveURL(address);
    }
  });

  test(
    "an open list is not in the way of what the keyboard goes on to",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/status");
      await opener(page, "Company").click();
      const link = main(page).getByRole("link", { name: "Careers" });
      await expect(link).toBeVisible();
      await page.getByRole("main").getByRole("link").first().focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus-visible")).toHaveCount(1);
      await expect(link).toBeHidden();
    },
  );
});
