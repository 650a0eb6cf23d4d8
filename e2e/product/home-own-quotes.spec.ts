import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "../browser/axe.ts";
import { openHydrated } from "../browser/site.ts";
import { csvFile, offers, ownQuotes, suppliers, withoutSecondReader } from "./try.ts";

test.use({ serviceWorkers: "block" });
test.beforeEach(({ page }) => withoutSecondReader(page));

const panel = (page: Page) => page.getByRole("region", { name: "Introduction" });
const rows = (page: Page) =>
  panel(page).getByRole("list", { name: "Your quotes ranked by score" }).getByRole("listitem");
const files = (page: Page) => panel(page).locator("input[type=file]");
const chip = (page: Page, name: string) => panel(page).getByRole("button", { name });
const ownSample = (page: Page) => panel(page).getByText("Tallow Creek Machine", { exact: true });
/** With the fonts there. */
const heightOf = (page: Page) =>
  panel(page).evaluate(async (zone) => {
    await document.fonts.ready;
    return zone.clientHeight;
  });

test(
  "a sample is ranked in place by what is fetched then, nothing moves, and the bench opens with the same answer",
  { tag: "@also-phone" },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, "/");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /quote-worker|rank-quotes|\/samples\//.test(path))).toEqual([]);
    const height = await heightOf(page);
    await chip(page, "Aerospace").click();
    await expect(rows(page)).toHaveCount(2);
    expect(asked.some((path) => path.includes("quote-worker"))).toBe(true);
    await expect(chip(page, "Aerospace")).toHaveAttribute("aria-pressed", "true");
    await expect(
      panel(page).getByRole("heading", { name: "RFQ-3108, illustrative" }),
    ).toBeVisible();
    await expect(rows(page).first()).toBeInViewport();
    const excluded = panel(page).getByText("Three foundries miss clauses of the order");
    await expect(excluded.getByRole("link")).toHaveAttribute("href", "/solutions/aerospace");
    expect(await heightOf(page)).toBe(height);
    await expectAccessible(page, "main section:first-of-type");
    const best = await rows(page).locator("b").allInnerTexts();
    expect(best).toHaveLength(2);

    await panel(page).getByRole("link", { name: "Open the full tool" }).click();
    await expect(page).toHaveURL(/\/try\?.*sample=aerospace/);
    await expect(offers(page).first()).toBeVisible();
    const onTheBench = await suppliers(page).allInnerTexts();
    for (const [index, supplier] of best.entries()) {
      expect(onTheBench[index]).toContain(supplier);
    }
    const onBench = page.locator("#result").getByText("Three foundries miss clauses of the order");
    await expect(onBench.getByRole("link")).toHaveAttribute("href", "/solutions/aerospace");
  },
);

test("own files are ranked by the weights, and go along to the bench", async ({ page }) => {
  await openHydrated(page, "/");
  await files(page).setInputFiles([csvFile("quotes.csv", ownQuotes)]);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("Brandt");

  await panel(page).getByRole("slider", { name: "Weight of lead time" }).fill("100");
  await expect(rows(page).first()).toContainText("Acme");

  await panel(page).getByRole("link", { name: "Open the full tool" }).click();
  await expect(page).toHaveURL(/\/try/);
  await expect(suppliers(page).first()).toContainText("Acme");
});

test("files dropped anywhere on the page are ranked in the hero", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "dropped.csv", { type: "text/csv" }));
    const target = document.querySelector("footer") ?? document.body;
    for (const type of ["dragover", "drop"]) {
      target.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
      );
    }
  }, ownQuotes);
  await expect(rows(page)).toHaveCount(3);
  await expect(panel(page).getByText("dropped.csv")).toBeVisible();
});

test("by keyboard alone: to a sample and back", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/");
  await chip(page, "eVTOL").focus();
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toBeVisible();
  await expect(chip(page, "eVTOL")).toBeFocused();
  await expect(panel(page).getByText("are excluded")).toHaveCount(0);
  await chip(page, "Motor mount").press("Enter");
  await expect(rows(page)).toHaveCount(0);
  await expect(ownSample(page)).toBeVisible();
});

test("what cannot be ranked is said in place", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/");
  const height = await heightOf(page);
  await files(page).setInputFiles([csvFile("empty.csv", "")]);
  await expect(panel(page).getByRole("status")).toContainText("None of these quotes can be ranked");
  await expect(panel(page).getByRole("status")).toContainText("empty.csv");
  expect(await heightOf(page)).toBe(height);
  await expect(ownSample(page)).toBeHidden();
});

test(
  "a sample that cannot be fetched is said to have failed",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/");
    await page.route("**/downloads/samples/**", (route) => route.abort());
    await chip(page, "Electronics").click();
    await expect(panel(page).getByRole("status")).toContainText("could not be read");
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the samples are links to the bench, and no dead control is offered", async ({ page }) => {
    await page.goto("/");
    await expect(panel(page).getByRole("link", { name: "Aerospace" })).toHaveAttribute(
      "href",
      "/try?sample=aerospace",
    );
    await expect(chip(page, "Aerospace")).toBeHidden();
    await expect(files(page)).toBeHidden();
  });
});
