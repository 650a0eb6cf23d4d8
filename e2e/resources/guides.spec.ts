import { readFile } from "node:fs/promises";

import { type Download, expect, type Page, test } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { extractText, getDocumentProxy } from "unpdf";

import { templates } from "#app/site/templates.ts";
import { readCollection } from "#make/collections/read-collection.ts";

import { expectAccessible } from "../browser/axe.ts";
import { downloadBy } from "../browser/located.ts";
import { expectNoHorizontalOverflow, openHydrated, waitForHydration } from "../browser/site.ts";

const shelf = readCollection("guides").filter(({ kind }) => kind === "guide");
const beginner = shelf.filter(({ level }) => level === "Beginner");

const cards = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Download Guide/ }) });
const filter = (page: Page, field: string, choice: string) =>
  page
    .getByRole("navigation", { name: `Filter by ${field}` })
    .getByRole("link", { name: choice, exact: true });
const count = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: "guides" });

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

test("guides: a card for each with category, level, pages, read time, rating and downloads", async ({
  page,
}) => {
  await page.goto("/resources/guides");
  await expect(cards(page)).toHaveCount(shelf.length);
  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/Beginner|Intermediate|Advanced/);
    await expect(card).toContainText(/Pages\d+/);
    await expect(card).toContainText(/Read\d+ min/);
    await expect(card).toContainText(/Rating4\.\d \/ 5/);
    await expect(card).toContainText(/Downloads\d{1,2},\d{3}/);
  }
  const main = page.getByRole("main");
  await expect(main.getByText("25+", { exact: true })).toBeVisible();
  await expect(main.getByText("50K+", { exact: true })).toBeVisible();
  await expect(main).toContainText("illustrative");
  const names = (field: string) =>
    page
      .getByRole("navigation", { name: `Filter by ${field}` })
      .getByRole("link")
      .allTextContents();
  expect(await names("category")).toEqual([
    "All",
    "Technology",
    "Vendor Management",
    "Analytics",
    "Risk Management",
    "Digital Transformation",
    "Compliance",
  ]);
  expect(await names("level")).toEqual(["All Levels", "Beginner", "Intermediate", "Advanced"]);
});

test("guides: filters narrow the shelf, say so, and live in the address", async ({ page }) => {
  await openHydrated(page, "/resources/guides");
  await expect(count(page)).toHaveText(`All ${shelf.length} guides on this shelf.`);
  await filter(page, "level", "Beginner").click();
  await expect(page).toHaveURL("/resources/guides?level=beginner");
  await expect(cards(page)).toHaveCount(beginner.length);
  await expect(count(page)).toHaveText(
    `${beginner.length} of ${shelf.length} guides on this shelf.`,
  );
  await expect(filter(page, "level", "Beginner")).toHaveAttribute("aria-current", "true");
  await expect(filter(page, "level", "Beginner")).toBeInViewport();

  await filter(page, "category", "Technology").press("Enter");
  await expect(page).toHaveURL("/resources/guides?category=technology&level=beginner");
  await expect(cards(page)).toHaveCount(
    beginner.filter(({ category }) => category === "Technology").length,
  );
  await page.goBack();
  await expect(cards(page)).toHaveCount(beginner.length);
});

test(
  "guides: an address holds its filters, and one that nothing matches says so",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/resources/guides?category=technology&level=advanced");
    await expect(count(page)).toHaveText(`0 of ${shelf.length} guides on this shelf.`);
    await expect(page.getByRole("heading", { name: "Nothing on that shelf." })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Show all guides" }).click();
    await expect(cards(page)).toHaveCount(shelf.length);
  },
);

test("guides: Download Guide saves a PDF with the guide's words, on as many pages as the card says", async ({
  page,
}) => {
  await openHydrated(page, "/resources/guides");
  const card = cards(page).first();
  const title = await card.getByRole("heading").textContent();
  const pages = Number(/Pages(\d+)/.exec((await card.textContent()) ?? "")?.[1]);
  const download = await downloadBy(page, card.getByRole("link", { name: /^Download Guide/ }));
  expect(download.suggestedFilename()).toMatch(/^quotewright-[a-z-]+\.pdf$/);
  await expect(page.getByText("Download started", { exact: true })).toBeVisible();

  const pdf = await getDocumentProxy(await bytesOf(download));
  const { text, totalPages } = await extractText(pdf, { mergePages: false });
  expect(totalPages).toBe(pages);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: title });
  expect((await pdf.getOutline()).length).toBeGreaterThan(3);

  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  const headings = page.getByRole("main").locator("h2[id]");
  expect(text.join(" ").replaceAll(/\s+/g, "")).toContain(
    (await headings.first().textContent())?.trim().replaceAll(/\s+/g, ""),
  );
});

test(
  "guide: contents lead to their sections, boxes are ticked and counted, nothing overflows",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/resources/guides/rfq-readiness-checklist");
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
    await expect(page.locator("h2:target")).toBeInViewport();
    const box = page.getByRole("checkbox").first();
    await box.check();
    await expect(box).toBeChecked();
    expect(await page.getByRole("checkbox").count()).toBe(29);
    const sheet = page.getByRole("group", { name: "Checklist" });
    await expect(sheet).toContainText("1 / 29");
    await page.getByRole("checkbox").nth(1).press("Space");
    await expect(sheet).toContainText("2 / 29");
    await expect(sheet).toContainText("Not ready");
    for (const each of await page.getByRole("checkbox").all()) await each.check();
    await expect(sheet).toContainText("29 / 29");
    await expect(sheet).toContainText("Send it.");
    await expectAccessible(page);
    await page.goto("/resources/guides/single-source-risk");
    await expectNoHorizontalOverflow(page);
  },
);

test.describe("without JavaScript", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("guide: the checklist's boxes are ticked, and no score is promised", async ({ page }) => {
    await page.goto("/resources/guides/rfq-readiness-checklist");
    const box = page.getByRole("checkbox").first();
    await box.check();
    await expect(box).toBeChecked();
    await expect(page.getByText("0 / 29")).toBeHidden();
  });
});

test("a guide that does not exist is not found", { tag: "@nightly" }, async ({ page }) => {
  const answer = await page.goto("/resources/guides/none");
  expect(answer?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});

test("templates: each file is there, of its type, and opens", async ({ request }) => {
  for (const { href, format } of templates) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    const body = await answer.body();
    if (format === "csv") {
      expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
      expect(body.toString("utf8").split("\r\n").length).toBeGreaterThan(5);
    } else {
      expect(answer.headers()["content-type"]).toContain("spreadsheetml.sheet");
      const { sheets } = await readXlsx(new Uint8Array(body));
      expect(sheets.length).toBe(3);
    }
  }
});

test("an interrupted download can go on", { tag: "@nightly" }, async ({ request }) => {
  const href = "/resources/guides/total-landed-cost.pdf";
  const answer = await request.get(href, { headers: { range: "bytes=0-4" } });
  expect(answer.status()).toBe(206);
  expect((await answer.body()).toString()).toBe("%PDF-");
});

test.describe("without JavaScript", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("all guides are shown, filters that could do nothing are not, files are links", async ({
    page,
  }) => {
    await page.goto("/resources/guides?level=advanced");
    await expect(cards(page)).toHaveCount(shelf.length);
    await expect(page.getByRole("navigation", { name: "Filter by level" })).toBeHidden();
    const download = await downloadBy(
      page,
      page.getByRole("link", { name: "Download the checklist" }),
    );
    expect(Buffer.from(await bytesOf(download)).toString("latin1", 0, 5)).toBe("%PDF-");
  });
});
