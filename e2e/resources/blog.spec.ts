import { expect, type Page, test } from "@playwright/test";

import { articleCategories } from "#app/prose/article-categories.ts";
import { articlesPerPage } from "#app/prose/blog-pages.ts";
import { readFields } from "#app/prose/markdown/compile-record.ts";

import { slugsOf, sourceOf } from "../../make/collections/read-collection.ts";
import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { openHydrated } from "../browser/site.ts";
import { titleOf } from "./article-title.ts";

const articles = slugsOf("articles").map((slug) =>
  readFields("articles", slug, sourceOf("articles", slug)),
);
const articleCount = articles.length;
/** Of the first page, under the featured article. */
const listedCount = Math.min(articlesPerPage, articleCount - 1);
const countOf = (category: string) =>
  articles.filter((article) => article.category === category).length;

const list = (page: Page) => page.locator("#articles li:has(article)");
const found = (page: Page, title: string) => list(page).filter({ hasText: title });
const category = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Category" }).getByRole("radio", { name, exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const count = (page: Page) => page.locator("#articles").getByRole("status");

test("the blog: articles with their facts, feeds, and categories that narrow the list", async ({
  page,
  request,
}) => {
  await openHydrated(page, "/resources/blog");

  await test.step("a featured article and the others, each with cover, category, author, date and read time", async () => {
    await expect(page.getByText("Featured", { exact: false }).first()).toBeVisible();
    await expect(list(page)).toHaveCount(listedCount);
    for (const row of await list(page).all()) {
      await expect(row.locator("svg").first()).toBeVisible();
      await expect(row).toContainText(new RegExp(articleCategories.join("|")));
      await expect(row).toContainText(/\w+ \d{1,2}, \d{4}/);
      await expect(row).toContainText(/\d+ min/);
    }
  });

  await test.step("feeds are announced, and have the latest twenty articles", async () => {
    for (const type of ["application/rss+xml", "application/feed+json"]) {
      const address = await page
        .locator(`link[rel=alternate][type="${type}"]`)
        .getAttribute("href");
      const answer = await request.get(new URL(address ?? "").pathname);
      expect(answer.status()).toBe(200);
      const text = await answer.text();
      const items = type.includes("json") ? JSON.parse(text).items.length : text.match(/<item>/g);
      expect(type.includes("json") ? items : items?.length).toBe(Math.min(20, articleCount));
    }
  });

  await test.step("the eight category buttons narrow the list, count what is left, and Back takes it back", async () => {
    for (const name of ["All", ...articleCategories])
      await expect(category(page, name)).toBeAttached();
    await category(page, "Compliance").check();
    await expect(page).toHaveURL("/resources/blog?category=compliance");
    await expect(count(page)).toHaveText(`${countOf("Compliance")} of ${articleCount} articles`);
    await expect(found(page, titleOf("flow-downs"))).toHaveCount(1);
    await category(page, "Supply Chain").check();
    await expect(found(page, titleOf("landed-cost-and-incoterms"))).toHaveCount(1);
    await expect(found(page, titleOf("flow-downs"))).toHaveCount(0);

    await page.goBack();
    await expect(found(page, titleOf("flow-downs"))).toHaveCount(1);
    await page.goBack();
    await expect(list(page)).toHaveCount(listedCount);
    await expect(category(page, "All")).toBeChecked();
  });
});

test(
  "the search answers as it is typed, is in the address, and says when nothing matches",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/resources/blog");
    await search(page).pressSequentially("scorecard");
    await expect(page).toHaveURL("/resources/blog?q=scorecard");
    await expect(found(page, titleOf("supplier-scorecard"))).toHaveCount(1);
    await expect(found(page, titleOf("flow-downs"))).toHaveCount(0);

    await search(page).fill("zeppelin");
    await expect(count(page)).toHaveText(`0 of ${articleCount} articles`);
    await expectAccessible(page, "#articles");
    await page.getByRole("button", { name: "Show every article" }).click();
    await expect(list(page)).toHaveCount(listedCount);
    await expect(search(page)).toHaveValue("");
  },
);

test("an address opens the list as it was narrowed", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/resources/blog?category=technology&q=carton");
  await expect(found(page, titleOf("unit-and-currency-normalization"))).toHaveCount(1);
  await expect(count(page)).toHaveText(/^\d+ of \d+ articles$/);
  await expect(search(page)).toHaveValue("carton");
  await expect(category(page, "Technology")).toBeChecked();
});

test("what was typed and chosen before hydration stands", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/resources/blog", { waitUntil: "commit" });
  await search(page).fill("matrix");
  letScriptsPass();
  await expect(page).toHaveURL("/resources/blog?q=matrix");
  await expect(found(page, titleOf("approval-matrix"))).toHaveCount(1);
  await expect(found(page, titleOf("flow-downs"))).toHaveCount(0);
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("every article is listed with its cover, and no dead control is offered", async ({
    page,
  }) => {
    await page.goto("/resources/blog");
    await expect(list(page)).toHaveCount(listedCount);
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole("radiogroup", { name: "Category" })).toBeHidden();
    await expect(list(page).first().locator("noscript svg use")).toHaveAttribute(
      "href",
      /^\/assets\/drawing-cover-/,
    );
  });
});
