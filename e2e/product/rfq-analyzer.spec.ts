import { expect, type Page, test } from "@playwright/test";

import {
  gearboxPackage,
  packageMix,
  rankPackage,
} from "#app/pages/product/rfq-analyzer/gearbox-package.ts";
import { formatMoney } from "#app/format/format-money.ts";

import { expectAccessibleFromTop } from "../browser/axe.ts";
import { openFolds, openHydrated } from "../browser/site.ts";

const address = "/product/rfq-analyzer";
const rows = (page: Page) =>
  page.getByRole("table", { name: "The ten best responses, ranked by score" }).locator("tbody tr");
const weight = (page: Page, name: string) =>
  page.getByRole("slider", { name: `Weight of ${name}` });
const values = (page: Page) =>
  page
    .getByRole("table", { name: "The values of the quote, as quoted and normalized" })
    .locator("tbody tr");
const namesUnder = (weights: typeof gearboxPackage.weights) =>
  rankPackage(weights).best.map(({ quote }) => quote.supplier);

async function expectOrder(page: Page, suppliers: string[]) {
  await expect(rows(page).getByRole("rowheader")).toContainText(suppliers);
}

test(
  "names the ten best with score, price and lead time, in a 12-second sample",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.goto(address);
    const { best } = rankPackage(gearboxPackage.weights);
    await expect(rows(page)).toHaveCount(10);
    for (const [index, { quote, score }] of best.entries()) {
      const row = rows(page).nth(index);
      for (const text of [
        quote.supplier,
        score.toFixed(1),
        formatMoney(quote.landedCost),
        `${quote.leadTimeDays} days`,
      ]) {
        await expect(row).toContainText(text);
      }
    }
    await expect(page.getByText("12-second sample analysis")).toBeAttached();
    await expect(page.getByText("12 seconds", { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText(`Sample analysis, ${packageMix.responses} responses`).first(),
    ).toBeVisible();
  },
);

test("weights re-rank the ten by keyboard, and the new order is announced", async ({ page }) => {
  await openHydrated(page, address);
  const lead = weight(page, "lead time");
  await lead.focus();
  await page.keyboard.press("End");
  await expectOrder(page, namesUnder({ landedCost: 0, leadTime: 100, reliability: 0 }));
  await expect(
    page.locator("[aria-live=polite]", { hasText: "1, Rosewater Tool & Die" }),
  ).toHaveCount(1);
  await expect(lead).toBeFocused();

  await page.getByText("The other 14").click();
  await expect(page.getByText("no lead time given")).toBeVisible();
});

test(
  "a shared link opens the ranking where it stands, with its weights",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, address);
    await weight(page, "landed cost").fill("70");
    await expect(page).toHaveURL(`${address}?cost=70&lead=15&reliability=15`);

    await openHydrated(page, `${address}?cost=70&lead=15&reliability=15#ten-best`);
    await expect(page.getByRole("heading", { name: "The ten best" })).toBeInViewport();
    await expectOrder(page, namesUnder({ landedCost: 70, leadTime: 15, reliability: 15 }));
    await page.getByRole("button", { name: "Reset weights" }).click();
    await expectOrder(page, namesUnder(gearboxPackage.weights));
  },
);

test(
  "a balloon leads to its other end and back, and both ends show it",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, address);
    const quoted = page.getByRole("link", { name: "7, Lead time, normalized" });
    const normalized = page.getByRole("link", { name: "7, Lead time, as quoted" });
    const words = page.locator("mark", { hasText: "5–6 Wo. n. Freigabe" });
    const background = (locator: typeof words) =>
      locator.evaluate((node) => getComputedStyle(node).backgroundColor);
    const atRest = await background(words);

    await quoted.click();
    await expect(normalized).toBeFocused();
    await expect(normalized).toBeInViewport();
    await expect.poll(() => background(words)).not.toBe(atRest);
    expect(await background(normalized)).toBe(await background(quoted));

    await page.keyboard.press("Enter");
    await expect(quoted).toBeFocused();

    await openFolds(page);
    await page.getByText("The other 14").click();
    await expectAccessibleFromTop(page, "main");
  },
);

test(
  "pointing at a line of the sheet shows it in the document",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, address);
    const balloon = page.getByRole("link", { name: "3, Pinion shaft, price, normalized" });
    const background = () => balloon.evaluate((node) => getComputedStyle(node).backgroundColor);
    const atRest = await background();
    await values(page).nth(2).hover();
    await expect.poll(background).not.toBe(atRest);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect.poll(background).toBe(atRest);
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the quote, its values, the ten and the formats can be read, and no dead control is offered", async ({
    page,
  }) => {
    await page.goto(address);
    await expect(values(page)).toHaveCount(9);
    await expect(values(page).filter({ hasText: "asks a person" })).toHaveCount(2);
    await page.getByRole("link", { name: "6, Delivery term, normalized" }).click();
    await expect(page).toHaveURL(`${address}#normalized-6`);
    await expect(values(page).nth(5)).toBeInViewport();

    await expectOrder(page, namesUnder(gearboxPackage.weights));
    await expect(weight(page, "landed cost")).toBeHidden();
    for (const format of ["PDF", ".xlsx", ".xls", "CSV", "Email attachments"]) {
      await expect(page.getByRole("rowheader", { name: format }).first()).toBeVisible();
    }
    await page.getByText("The other 14").click();
    await expect(page.getByText("Corvin Machine")).toBeVisible();
  });
});
