import { expect, test } from "@playwright/test";

import { addressNow } from "#make/collections/testing/address-now.ts";

import {
  collectComplaints,
  expectNoHorizontalOverflow,
  openHydrated,
  partsTakenOver,
} from "../browser/site.ts";
import { titleOf } from "./article-title.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.clearPermissions());

const address = addressNow("/resources/blog/landed-cost-and-incoterms");

test("a card opens its article without loading the page anew, and Back returns", async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await openHydrated(page, "/resources/blog");
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole("link", { name: titleOf("flow-downs") }).click();
  await expect(page).toHaveURL(addressNow("/resources/blog/flow-downs"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("flow-downs"));
  await expect(page).toHaveTitle(new RegExp(`^${titleOf("flow-downs")}`));
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.locator("footer")).toContainText("QW-018.");
  expect(
    await page.evaluate(() => (globalThis as { isSameDocument?: boolean }).isSameDocument),
  ).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/resources/blog");
  expect(complaints).toEqual([]);
});

test("the contents lead to the sections", { tag: "@also-phone" }, async ({ page }) => {
  await openHydrated(page, address);
  const entries = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  expect(await entries.count()).toBeGreaterThan(4);
  const entry = entries.nth(3);
  const fragment = (await entry.getAttribute("href")) ?? "";
  await entry.click();
  await expect(page).toHaveURL(`${address}${fragment}`);
  await expect(page.locator(fragment)).toBeInViewport();
});

/** Too narrow for six columns of figures. */
const smallPhone = { width: 320, height: 640 };

test(
  "a table that does not fit scrolls inside itself and can be reached by keyboard; one that fits is no stop",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize(smallPhone);
    await openHydrated(page, "/resources/blog/quantity-breaks-and-tooling");
    const sheet = page.getByRole("figure", { name: /^One year of 220 pieces/ }).locator("div");
    const scrolls = () => sheet.evaluate((area) => area.scrollWidth > area.clientWidth);
    await expect.poll(() => sheet.getAttribute("tabindex")).toBe((await scrolls()) ? "0" : null);
    expect(await scrolls()).toBe(isMobile);
    if (isMobile) {
      await sheet.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => sheet.evaluate((area) => area.scrollLeft)).toBeGreaterThan(0);
      await expect(sheet.getByRole("rowheader").first()).toBeInViewport({ ratio: 1 });
    }
    await expectNoHorizontalOverflow(page);
  },
);

test(
  "a hatched edge says that a table goes on, until its end",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize(smallPhone);
    await page.goto("/resources/blog/quantity-breaks-and-tooling");
    const sheet = page.getByRole("figure", { name: /^One year of 220 pieces/ }).locator("div");
    // The edge alone: letters would differ in any case.
    await sheet.locator("table").evaluate((table) => (table.style.visibility = "hidden"));
    await sheet.scrollIntoViewIfNeeded();
    // Without its outermost pixels, which it shares with what is around it.
    const edge = async () => {
      const { x, y, width, height } = (await sheet.boundingBox())!;
      return page.screenshot({
        clip: { x: x + 2, y: y + 4, width: width - 4, height: height - 8 },
      });
    };
    const before = await edge();
    await sheet.evaluate((area) => area.scrollTo({ left: area.scrollWidth, behavior: "instant" }));
    await expect.poll(async () => (await edge()).equals(before)).toBe(false);
    const ended = await edge();
    await sheet.evaluate((area) => (area.style.backgroundImage = "none"));
    expect((await edge()).equals(ended)).toBe(true);
  },
);

test(
  "a mouse that never leaves the text is enough to wake the page",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto(address);
    await page.mouse.move(800, 700);
    await page.mouse.move(820, 720);
    await partsTakenOver(page);
  },
);

test(
  "figures are drawn for a reader who touches nothing",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.goto(address);
    const figure = page.getByRole("img", {
      name: /^Landed cost on one scale.*: Akron, FCA \$16,980/,
    });
    await expect(figure.locator("use").first()).toHaveAttribute("href", /drawing-cost-bars/);
  },
);

test(
  "the link is copied, and a notification says so",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, `${address}?x=1#sources`);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Link copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search).toBe(address);
  },
);

test(
  "previous and next lead along, the category leads to the list, narrowed",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, address);
    const neighbors = page.getByRole("navigation", { name: "Previous and next article" });
    await expect(neighbors).toContainText("This is the newest article.");
    await neighbors.getByRole("link").click();
    await expect(page).toHaveURL(addressNow("/resources/blog/quantity-breaks-and-tooling"));
    await page.getByRole("link", { name: "Cost Optimization", exact: true }).first().click();
    await expect(page).toHaveURL(/\/resources\/blog\?category=cost-optimization/);
    await expect(page.locator("#articles li")).toHaveCount(1);
  },
);

test("the Markdown twin has the text, and paper none of the controls", async ({
  page,
  request,
}) => {
  await page.goto(address);

  await test.step("the Markdown twin is announced and has the text", async () => {
    const twin = page.locator('link[rel=alternate][type="text/markdown"]');
    const { pathname } = new URL((await twin.getAttribute("href")) ?? "");
    const answer = await request.get(pathname);
    expect(answer.headers()["content-type"]).toContain("text/markdown");
    expect(await answer.text()).toContain(`# ${titleOf("landed-cost-and-incoterms")}`);
  });

  await test.step("on paper there is the text and none of the controls", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Previous and next article" })).toBeHidden();
  });
});

test(
  "an article opened from a page that was not found is found",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/resources/blog/none");
    await page.locator("footer").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL("/resources/blog");
    await page.getByRole("link", { name: titleOf("flow-downs") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("flow-downs"));
  },
);

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole article is there, its figures too, and no dead control", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Sources", exact: true })).toBeVisible();
    await expect(page.locator("figure svg use").first()).toHaveAttribute(
      "href",
      /^\/assets\/drawing-/,
    );
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });
});
