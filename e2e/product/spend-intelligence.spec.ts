import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { formatMoney } from "#app/format/format-money.ts";
import {
  addUp,
  filterLines,
  groupSpend,
  spendLines,
} from "#app/pages/product/spend-intelligence/spend-figures.ts";

import { expectAccessibleFromTop } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { downloadBy } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

const address = "/product/spend-intelligence";
const whole = formatMoney(addUp(spendLines).total);
const cells = (page: Page) =>
  page.getByRole("group", { name: "Spend as areas" }).getByRole("button");
const list = (page: Page) => page.getByRole("table", { name: "Spend list" });
const summary = (page: Page) => page.locator("#sheet").getByRole("status");

test(
  "sheet, list and summary come to the same total, and opened axe finds nothing",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, address);
    const groups = groupSpend(spendLines, "category");
    await expect(list(page).locator("tbody tr")).toHaveCount(groups.length);
    for (const { name, total } of groups) {
      const row = list(page).locator("tbody").getByRole("row", { name });
      await expect(row).toContainText(formatMoney(total));
    }
    await expect(list(page).locator("tfoot")).toContainText(whole);
    await expect(summary(page)).toContainText(`${whole} in ${spendLines.length} orders`);
    await page.getByText("Every area as a table").click();
    const rows = page.getByRole("table", { name: "Areas and the parts" }).locator("tbody tr");
    await expect(rows).toHaveCount(await cells(page).count());
    await cells(page).first().focus();
    await expectAccessibleFromTop(page, "#sheet");
  },
);

test("a cell opens by keyboard, and what is inside comes to it; Back and its path lead out", async ({
  page,
}) => {
  await openHydrated(page, address);
  const [first, second] = groupSpend(spendLines, "category");
  await cells(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cells(page).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(cells(page).first()).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`${address}?category=${first!.id}`);
  await expect(summary(page)).toContainText(`${first!.name}: ${formatMoney(first!.total)}`);
  await expect(list(page).locator("tfoot")).toContainText(formatMoney(first!.total));
  await expect(list(page)).not.toContainText(second!.name);
  await expect(cells(page).first()).toBeFocused();

  await page.goBack();
  await expect(list(page).locator("tfoot")).toContainText(whole);

  await cells(page).first().press("Enter");
  await expect(summary(page)).toContainText(`${first!.name}: ${formatMoney(first!.total)}`);
  const path = page.getByRole("navigation", { name: "Path to the spend shown" });
  await path.getByRole("button", { name: "All spend" }).press("Enter");
  await expect(list(page).locator("tfoot")).toContainText(whole);
  await expect(page).toHaveURL(address);
});

test("a tap on a cell opens its sheet too", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, `${address}?by=plant`);
  const [plant] = groupSpend(spendLines, "plant");
  await cells(page).first().click();
  await expect(page).toHaveURL(`${address}?plant=${plant!.id}`);
});

test("layout and filters combine, and an address opens what it was", async ({ page }) => {
  await openHydrated(page, address);
  await page.getByRole("combobox", { name: "Plant" }).selectOption({ label: "Aachen, DE" });
  await page.getByRole("combobox", { name: "Quarter" }).selectOption({ label: "2026 Q3" });
  await page.getByRole("radio", { name: "Supplier", exact: true }).check();
  await expect(page).toHaveURL(`${address}?plant=aachen&quarter=2026-q3&by=supplier`);
  const lines = filterLines(spendLines, { plant: "aachen", quarter: "2026-q3" });
  await expect(list(page).locator("tbody tr")).toHaveCount(groupSpend(lines, "supplier").length);

  await openHydrated(page, page.url());
  await expect(list(page).locator("tfoot")).toContainText(formatMoney(addUp(lines).total));
  await expect(page.getByRole("combobox", { name: "Plant" })).toHaveValue("aachen");
  await expect(page.getByRole("radio", { name: "Supplier", exact: true })).toBeChecked();
});

test("a choice made before hydration stands", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  // A key pressed before the page's first script is there wakes nothing.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.getByRole("combobox", { name: "Plant" }).selectOption({ label: "Dayton, OH" });
  letScriptsPass();
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(`${address}?plant=dayton`);
  await expect(page.getByRole("combobox", { name: "Plant" })).toHaveValue("dayton");
});

test(
  "an address that leaves nothing says so, with a way out",
  { tag: "@nightly" },
  async ({ page }) => {
    const supplier = groupSpend(spendLines, "supplier").find(
      ({ id }) => filterLines(spendLines, { supplier: id, plant: "aachen" }).length === 0,
    )!;
    await openHydrated(page, `${address}?supplier=${supplier.id}&plant=aachen`);
    await expect(page.getByRole("button", { name: "Download CSV" })).toBeDisabled();
    await page.getByRole("button", { name: "Show all spend" }).click();
    await expect(list(page).locator("tfoot")).toContainText(whole);
  },
);

test(
  "the orders of the cut download, and a notification says so",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, `${address}?category=electronics`);
    const download = await downloadBy(page, page.getByRole("button", { name: "Download CSV" }));
    expect(download.suggestedFilename()).toBe("quotewright-spend.csv");
    const rows = (await readFile(await download.path(), "utf8")).split("\r\n").slice(1, -1);
    const lines = filterLines(spendLines, { category: "electronics" });
    expect(rows.map((row) => row.split(",")[0])).toEqual(lines.map(({ id }) => id));
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Export done");
  },
);

test("a link of the four cuts lays out the sheet", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, address);
  await page.getByRole("link", { name: "Group by quarter" }).click();
  await expect(page).toHaveURL(`${address}?by=quarter#sheet`);
  await expect(list(page).locator("tbody tr")).toHaveCount(4);
  await expect(page.locator("#sheet")).toBeInViewport();
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("sheet, list and table can be read, and no dead control is offered", async ({ page }) => {
    await page.goto(address);
    await expect(list(page).locator("tfoot")).toContainText(whole);
    await page.getByText("Every area as a table").click();
    await expect(page.getByRole("table", { name: "Areas and the parts" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Download CSV" })).toBeHidden();
    await expect(page.getByRole("combobox", { name: "Plant" })).toBeHidden();
    await expect(cells(page)).toHaveCount(0);
  });
});

test(
  "who has no keys is not told to press them",
  { tag: ["@both", "@nightly"] },
  async ({ page }, { project }) => {
    const hasKeys = project.name === "desktop";
    await openHydrated(page, address);
    await expect(page.getByText("Use the arrow keys")).toBeVisible({ visible: hasKeys });
    await expect(page.getByText("Tap an area")).toBeVisible({ visible: !hasKeys });
    await openHydrated(page, "/product/copilot");
    await expect(page.getByText("Press Up or Down")).toBeVisible({ visible: hasKeys });
  },
);
