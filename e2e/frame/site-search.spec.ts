import { expect, type Page, test } from "@playwright/test";

import { searchIndexPath } from "#app/search/search-index.ts";
import { addressNow } from "#make/collections/testing/address-now.ts";

import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { attributeOf } from "../browser/located.ts";
import { collectComplaints, expectNoHorizontalOverflow, openHydrated } from "../browser/site.ts";

const button = (page: Page) => page.getByRole("button", { name: "Search the site" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the site" });
const field = (page: Page) => dialog(page).getByRole("textbox");
const lines = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");
const group = (page: Page, name: string) => dialog(page).getByRole("region", { name });

/** Addresses of the index that the page has asked for. */
function indexRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(searchIndexPath)) requests.push(request.url());
  });
  return requests;
}

async function openSearch(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

test(
  "by the button: words, arrows, Enter; the page is there and the search is gone",
  { tag: "@both" },
  async ({ page }) => {
    const complaints = collectComplaints(page);
    await openSearch(page, "/status");
    await field(page).fill("approval routing");
    await expect(lines(page).first()).toContainText("Approval routing");
    await expect(dialog(page).getByText(/^\d+ results?[.,]/)).toHaveCount(1);

    await field(page).press("ArrowDown");
    await expect(lines(page).first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(lines(page).last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/product/approval-routing");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test("by the shortcut, also while typing elsewhere; Escape gives the focus back", async ({
  page,
}) => {
  await openHydrated(page, "/resources/docs");
  const docsField = page.getByRole("textbox", { name: "Search the documentation" });
  await page.keyboard.press("/");
  await expect(docsField).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("GET /api/v1/vendors");
  await expect(field(page)).toHaveValue("GET /api/v1/vendors");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(docsField).toBeFocused();

  await button(page).click();
  await expect(field(page)).toHaveValue("");
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(button(page)).toBeFocused();
});

test("a place on the page that is open is gone to", { tag: "@also-phone" }, async ({ page }) => {
  await openSearch(page, "/resources/docs/reference");
  await field(page).fill("GET /api/v1/vendors");
  await expect(lines(page).first()).toContainText("GET /api/v1/vendors");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/resources/docs/reference#list-vendors");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("#list-vendors")).toBeInViewport();
});

test(
  "a place in the documentation is reached from another page, by Enter in the field",
  { tag: "@nightly" },
  async ({ page }) => {
    await openSearch(page, "/pricing");
    await field(page).fill("webhoks");
    await expect(group(page, "Docs").getByRole("link").first()).toContainText("Webhooks");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/resources/docs/events#webhooks");
    await expect(page.locator("#webhooks")).toBeInViewport();
  },
);

for (const [place, query, path] of [
  ["an article", "bank account", "/resources/blog/rfq-package-security"],
  ["a page", "ten best", "/product/rfq-analyzer"],
] as const) {
  const title = `a heading within ${place} is gone to, and the way back and forth keeps the reader's place`;
  test(title, { tag: place === "an article" ? "@nightly" : [] }, async ({ page }) => {
    await openSearch(page, "/pricing");
    await field(page).fill(query);
    const line = lines(page).filter({ hasText: "Under" }).first();
    const address = await attributeOf(line, "href");
    const [pathname, id] = address.split("#");
    expect(pathname).toBe(path);
    await line.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(`#${id}`)).toBeInViewport();

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect(page.locator("h1")).toBeInViewport();
  });
}

test(
  "pages, guides, articles, docs and roles are found, each under its kind; axe finds nothing with results and with none",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openSearch(page, "/status");
    for (const [query, kind, address] of [
      ["pricing", "Pages", "/pricing"],
      ["total landed cost", "Guides", "/resources/guides/total-landed-cost"],
      ["flow-downs paper", "Articles", "/resources/blog/flow-downs"],
      ["pagination", "Docs", "/resources/docs/requests#pagination"],
      ["technical writer", "Open roles", "/company/careers/technical-writer"],
    ] as const) {
      await field(page).fill(query);
      await expect(group(page, kind).getByRole("link").first()).toHaveAttribute(
        "href",
        addressNow(address),
      );
    }
    await expectNoHorizontalOverflow(page);
    for (const query of ["supplier", "zebra crossing"]) {
      await field(page).fill(query);
      await expect(lines(page).first()).toBeVisible();
      await expectAccessible(page);
    }
  },
);

test("before anything is asked there are pages to start from, then those opened from here", async ({
  page,
}) => {
  await openSearch(page, "/status");
  await group(page, "Start here").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/company/careers");
  await button(page).click();
  await expect(group(page, "Opened before").getByRole("link")).toHaveAttribute(
    "href",
    "/company/careers",
  );
  await page.goBack();
  await expect(page).toHaveURL("/status");
  await expect(dialog(page)).toBeHidden();
});

test(
  "nothing found says what was looked through, and leads to a person",
  { tag: "@nightly" },
  async ({ page }) => {
    await openSearch(page, "/status");
    await field(page).fill("zebra crossing");
    await expect(dialog(page)).toContainText(/\d+ pages, \d+ guides, \d+ articles/);
    await expect(dialog(page).getByText("Nothing found.")).toHaveCount(1);
    await dialog(page).getByRole("link", { name: "ask a person" }).click();
    await expect(page).toHaveURL("/company/contact");
  },
);

test(
  "the index is fetched on first use, and once within five minutes",
  { tag: "@nightly" },
  async ({ page }) => {
    const requests = indexRequests(page);
    await openHydrated(page, "/status");
    await button(page).focus();
    expect(requests).toEqual([]);
    for (const query of ["pricing", "security"]) {
      await button(page).click();
      await field(page).fill(query);
      await expect(group(page, "Pages")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
    expect(requests).toHaveLength(1);
  },
);

test(
  "an index that does not come is tried four times, then owned up to; Try again works",
  { tag: "@nightly" },
  async ({ page }) => {
    const requests = indexRequests(page);
    await page.route(`**${searchIndexPath}`, (route) => route.abort());
    await openSearch(page, "/status");
    await field(page).fill("pricing");
    await expect(dialog(page).getByRole("status")).toContainText("Trying again, 1 of 3");
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("could not be fetched");
    expect(requests).toHaveLength(4);
    await expect(group(page, "Start here")).toBeVisible();
    await expectAccessible(page);

    await page.unroute(`**${searchIndexPath}`);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(group(page, "Pages").getByRole("link").first()).toHaveAttribute(
      "href",
      "/pricing",
    );
    await expect(field(page)).toBeFocused();
  },
);

test(
  "pressed before the page's scripts have come, it opens all the same",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsPass = await holdScripts(page);
    await page.goto("/demo", { waitUntil: "commit" });
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    letScriptsPass();
    await expect(field(page)).toBeFocused();
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("no dead button is offered; the footer has every page", async ({ page }) => {
    await page.goto("/");
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Docs" })).toBeVisible();
  });
});
