import { expect, type Page, test } from "@playwright/test";

import { openFolds, openHydrated, waitForHydration } from "../browser/site.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollDown = (page: Page, y: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);

/** By a link of this page, from wherever it is; the new page starts at the top. */
async function goToSecurity(page: Page): Promise<void> {
  await page
    .locator("a[href='/security']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/security");
  await expect.poll(() => scrollTop(page)).toBe(0);
}

test(
  "a new page starts at the top; back and forward restore the position",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/");
    await scrollDown(page, 1500);
    await goToSecurity(page);

    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => scrollTop(page)).toBe(1500);

    await page.goForward();
    await expect(page).toHaveURL("/security");
    await expect.poll(() => scrollTop(page)).toBe(0);
  },
);

/** From here on; the browser tells of each frame in which the page moved. */
const countScrolls = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset["scrolls"] = "0";
    addEventListener("scroll", () => {
      dataset["scrolls"] = String(Number(dataset["scrolls"]) + 1);
    });
  });
const scrollCount = async (page: Page) =>
  Number(await page.locator("html").getAttribute("data-scrolls"));

test(
  "the way back leads to the place at once, also with motion",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openHydrated(page, "/legal/terms");
    await scrollDown(page, 1500);
    await goToSecurity(page);
    await countScrolls(page);
    await page.goBack();
    await expect(page).toHaveURL("/legal/terms");
    await expect.poll(() => scrollTop(page)).toBe(1500);
    expect(await scrollCount(page)).toBeLessThanOrEqual(2);
  },
);

test(
  "the way to the top is smooth, unless motion is reduced",
  { tag: "@nightly" },
  async ({ page }) => {
    const positions = async () => {
      await openHydrated(page, "/legal/terms");
      await scrollDown(page, 1500);
      await countScrolls(page);
      await goToSecurity(page);
      return scrollCount(page);
    };
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await positions()).toBeLessThanOrEqual(2);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await positions()).toBeGreaterThan(2);
  },
);

test("the new page is announced by its title, and focus moves to it", async ({ page }) => {
  await openHydrated(page, "/legal/terms");
  await page.locator("footer a[href='/company/about']").click();
  await expect(page).toHaveURL("/company/about");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("[data-route-announcement]")).toHaveText(await page.title());
});

test(
  "a page that was pointed at, or seen on a phone, is shown from files already there",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await openHydrated(page, "/legal/terms");
    await openFolds(page, "footer");
    const link = page.locator("footer a[href='/company/about']");
    await (isMobile ? link.scrollIntoViewIfNeeded() : link.hover());
    const parts = ["about", "company", "related-sheets-strip"];
    for (const part of parts) {
      await expect.poll(() => requests.join()).toContain(`/assets/${part}-`);
    }
    await page.waitForLoadState("networkidle");
    requests.length = 0;
    await link.click();
    await expect(page).toHaveURL("/company/about");
    await expect(page.locator("#main")).toBeFocused();
    // Links that come into view then have their pages fetched in turn.
    const own = new RegExp(`/assets/(${parts.join("|")})-`);
    expect(requests.filter((url) => own.test(url))).toEqual([]);
  },
);

test("See How It Works goes to its section", { tag: ["@both", "@nightly"] }, async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("link", { name: "See How It Works" }).click();
  await expect(page).toHaveURL("/#how-it-works");
  await expect(page.locator("#how-it-works h2")).toBeInViewport();
});

test("React adds nothing to a page before the sheet of the whole site is there", async ({
  page,
}) => {
  const letGo = Promise.withResolvers<void>();
  await page.route("**/assets/app-*.css", async (route) => {
    await letGo.promise;
    await route.continue();
  });
  const code = page.waitForResponse(/\/entry\.client-/);
  await page.goto("/legal/terms", { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: 1 })),
  );
  await (await code).finished();
  const isStarted = await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return Object.keys(document.querySelector("header") ?? {}).some((key) =>
      key.startsWith("__react"),
    );
  });
  expect(isStarted).toBe(false);

  letGo.resolve();
  await waitForHydration(page);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets).toEqual([null, expect.stringMatching(/\/assets\/app-/)]);
});

test(
  "a part that never comes keeps nobody from going elsewhere",
  { tag: "@nightly" },
  async ({ page }) => {
    const asked = page.waitForRequest("**/assets/line-by-line-*.js");
    await page.route("**/assets/line-by-line-*.js", () => {});
    await openHydrated(page, "/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Pricing", exact: true }).click();
    await asked;
    await menu.getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/company/contact");
    await expect(page.locator("#main")).toBeFocused();
  },
);
