import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { templates } from "#app/site/templates.ts";

import { attributeOf, downloadBy } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

type Type = "Guide" | "Checklist" | "Template" | "Session" | "Recording";

const register = (page: Page) => page.getByRole("table", { name: /^All resources/ });
const rows = (page: Page, ...types: Type[]) =>
  register(page).locator(types.map((type) => `tr[data-type="${type}"]`).join());
const downloads = (page: Page, ...types: Type[]) =>
  rows(page, ...types).getByRole("link", { name: /^Download: / });

/** How a file of each kind begins. */
const beginnings: Record<string, RegExp> = {
  pdf: /^%PDF-1\.\d/,
  xlsx: /^PK/,
  csv: /^\uFEFF?[^\r\n]+,[^\r\n]+\r?\n/,
};

test("the index: files as its lines say, sorted by its heads, and recordings", async ({ page }) => {
  await openHydrated(page, "/resources");

  await test.step("every Download leads to a file of the kind and size that its line says", async () => {
    await expect(downloads(page, "Template")).toHaveCount(templates.length);
    const links = [
      ...(await downloads(page, "Guide", "Checklist").all()),
      ...(await downloads(page, "Template").all()),
    ];
    expect(links.length).toBeGreaterThanOrEqual(templates.length + 7);
    for (const link of links) {
      const href = await attributeOf(link, "href");
      const line = link.locator("xpath=ancestor::tr[1]");
      const answer = await page.request.get(href);
      expect(answer.status(), href).toBe(200);
      const bytes = await answer.body();
      const kind = href.split(".").at(-1)!;
      expect(bytes.toString(kind === "csv" ? "utf8" : "latin1"), href).toMatch(beginnings[kind]!);
      await expect(line).toContainText(
        `${kind.toUpperCase()}, ${Math.max(1, Math.round(bytes.length / 1000))} KB`,
      );
    }
  });

  await test.step("the six parts of the series are those of the specification", async () => {
    for (const part of [
      "AI & Automation",
      "Vendor Management",
      "Analytics & Insights",
      "Risk & Compliance",
      "Cost Optimization",
      "Digital Transformation",
    ]) {
      await expect(page.locator("#series").getByText(part)).toBeVisible();
    }
  });

  await test.step("a head sorts the index, twice turns it round, and the cover is that of the line pointed at", async () => {
    const minutes = register(page).getByRole("button", { name: /Minutes/ });
    const figures = async () =>
      (await register(page).locator("tbody td:nth-child(4)").allInnerTexts()).map((text) =>
        Number(/\d+/.exec(text)?.[0] ?? Infinity),
      );
    await minutes.click();
    await expect(minutes).toHaveAccessibleName("Sorted by Minutes, rising");
    const rising = await figures();
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await minutes.click();
    await expect(minutes).toHaveAccessibleName("Sorted by Minutes, falling");
    expect(await figures()).toEqual(rising.toReversed());

    const last = register(page).locator("tbody tr").last();
    await last.getByRole("link").first().focus();
    const number = await last.locator("td").first().innerText();
    await expect(page.locator("#register aside")).toContainText(number);
  });

  await test.step("the index leads to the recordings, and the page to the calendar of all sessions", async () => {
    const feed = await page
      .locator('link[rel=alternate][type="text/calendar"]')
      .getAttribute("href");
    const answer = await page.request.get(new URL(feed ?? "").pathname);
    expect(answer.headers()["content-type"]).toContain("text/calendar");

    const recorded = rows(page, "Recording");
    await expect(recorded).toHaveCount(4);
    await recorded.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/resources\/webinars#./);
    const card = page.locator(new URL(page.url()).hash);
    await expect(card).toBeInViewport();
    await expect(card.getByRole("button", { name: /^Play illustrated transcript/ })).toBeVisible();
  });
});

test(
  "every line says what it is about, also to a screen reader",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.goto("/resources");
    const heads = await register(page).getByRole("rowheader").all();
    expect(heads.length).toBeGreaterThan(10);
    for (const head of heads) {
      // By their roles, what nobody is told is not found.
      await expect(head.getByRole("paragraph")).toHaveCount(2);
      await expect(head.getByRole("paragraph").first()).toHaveText(/^\S.{40,}/);
    }
  },
);

test(
  "a template is saved under its own name, and a notification says so",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/resources");
    const download = await downloadBy(
      page,
      page.getByRole("link", { name: "Download: Approval matrix" }),
    );
    expect(download.suggestedFilename()).toBe("quotewright-approval-matrix.csv");
    expect((await readFile(await download.path(), "utf8")).split(/\r?\n/).length).toBeGreaterThan(
      3,
    );
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "Download started",
    );
  },
);

test("a line of the index opens its guide", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/resources");
  const title = rows(page, "Guide").getByRole("rowheader").first().getByRole("link");
  const name = await title.innerText();
  await title.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a session is saved as a calendar file", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/resources");
  const href = await downloads(page, "Session").first().getAttribute("href");
  const answer = await page.request.get(href!);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+BEGIN:VEVENT/);
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("files are saved all the same, and each line says what it is about", async ({ page }) => {
    await page.goto("/resources");
    const download = await downloadBy(page, downloads(page, "Guide").first());
    expect(download.suggestedFilename()).toMatch(/^quotewright-.+\.pdf$/);
    // No cover beside the index says what a line is about: the line does, and not to screen readers alone.
    const about = rows(page, "Guide").first().getByRole("paragraph").first();
    expect((await about.boundingBox())?.width).toBeGreaterThan(100);
  });
});
