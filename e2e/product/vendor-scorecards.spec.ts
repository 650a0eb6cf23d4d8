import { expect, type Page, test } from "@playwright/test";

import { supplierDocuments } from "#app/pages/product/vendor-scorecards/document-register.ts";

import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { openHydrated } from "../browser/site.ts";

const path = "/product/vendor-scorecards";
const categories = [
  "Delivery performance",
  "Quality standards",
  "Cost competitiveness",
  "Innovation capability",
  "Risk management",
  "Sustainability",
];
const scores = (page: Page) => page.getByRole("table", { name: "Score out of 100" });
const supplier = (page: Page, name: string) => page.getByRole("checkbox", { name });
const weight = (page: Page, name: string) =>
  page.getByRole("slider", { name: `Weight of ${name}` });
const documents = (page: Page) =>
  page.getByRole("table", { name: "Documents on file" }).locator("tbody tr");
const outlines = (page: Page) => page.locator("main svg g").filter({ visible: true });

test("six categories, weights that re-total by keyboard, and a register that is filtered", async ({
  page,
}) => {
  await openHydrated(page, path);

  await test.step("the page holds what the specification says of the module: six categories, score and trend", async () => {
    for (const text of [
      "Supplier 360",
      "Performance tracking",
      "Document storage",
      "Risk monitoring",
    ])
      await expect(page.locator("main")).toContainText(text);
    for (const category of categories) {
      const row = scores(page).getByRole("row", { name: category });
      await expect(row.getByRole("cell").nth(1)).toHaveText(/^\d{1,3}[+−]?\d+\.\d%$/);
    }
  });

  await test.step("weights re-total by keyboard, always make 100, and the new order is announced", async () => {
    const total = scores(page).getByRole("row", { name: "Total" });
    await expect(total).toContainText("89.6");
    const sustainability = weight(page, "sustainability");
    await sustainability.focus();
    await page.keyboard.press("End");
    await expect(total.getByRole("cell")).toContainText(["68.0", "94.0"]);
    await expect(
      page.locator("[aria-live=polite]", { hasText: "By total: Norrvik Metall 94.0" }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(/sustainability=100/);

    await sustainability.fill("40");
    const percents = await Promise.all(
      categories.map((name) => weight(page, name.toLowerCase()).inputValue()),
    );
    expect(percents.reduce((sum, percent) => sum + Number(percent), 0)).toBe(100);

    await page.getByRole("button", { name: "Reset weights" }).click();
    await expect(total).toContainText("89.6");
    await expect(page).toHaveURL(path);
  });

  await test.step("the register shows what is about to expire, counts it, and Back takes it back", async () => {
    await expect(documents(page)).toHaveCount(supplierDocuments.length);
    await page.getByRole("radio", { name: "About to expire" }).check();
    await expect(documents(page)).toHaveCount(3);
    await expect(page.getByText(`3 of ${supplierDocuments.length} documents`)).toBeVisible();
    await expect(page).toHaveURL(`${path}?documents=due`);
    await page.goBack();
    await expect(documents(page)).toHaveCount(supplierDocuments.length);
  });
});

test(
  "suppliers are laid over one another, three at most, in plot, table and address",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, path);
    await expect(scores(page).getByRole("columnheader", { name: /Tallow|Norrvik/ })).toHaveCount(2);
    await supplier(page, "Reinhold & Vogt").check();
    await expect(scores(page).getByRole("columnheader", { name: "Reinhold & Vogt" })).toBeVisible();
    await expect(outlines(page)).toHaveCount(3);
    await expect(supplier(page, "Ashgrove Machining")).toBeDisabled();

    await supplier(page, "Norrvik Metall").uncheck();
    await expect(scores(page).getByRole("columnheader", { name: "Norrvik Metall" })).toBeHidden();
    await expect(page).toHaveURL(/\?compare=tallow-creek&compare=reinhold-vogt&/);

    await openHydrated(page, page.url());
    await expect(supplier(page, "Norrvik Metall")).not.toBeChecked();
    await expect(supplier(page, "Reinhold & Vogt")).toBeChecked();
  },
);

test(
  "the weights move the plot's holes and the list's order",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, path);
    const holes = page.locator("main figure [data-weight]");
    const first = page.getByRole("group", { name: "Suppliers compared" }).locator("label").first();
    await expect(first).toContainText("Tallow Creek Machine");
    await weight(page, "sustainability").fill("100");
    await expect(first).toContainText("Norrvik Metall");
    const radii = () =>
      holes.evaluateAll((all) => all.map((hole) => Number(hole.getAttribute("r"))));
    await expect.poll(radii).toEqual([0, 0, 0, 0, 0, 15]);
  },
);

test(
  "axe finds nothing with three suppliers and a filtered register",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, `${path}?documents=expired`);
    await supplier(page, "Sable River Tool").check();
    await expect(documents(page)).toHaveCount(1);
    await expectAccessible(page, "main");
  },
);

test(
  "a supplier ticked before hydration shows at once, and stays",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsPass = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await supplier(page, "Ashgrove Machining").check();
    await expect(scores(page).getByRole("columnheader", { name: "Ashgrove" })).toBeVisible();
    letScriptsPass();
    await expect(page).toHaveURL(/compare=ashgrove/);
    await expect(supplier(page, "Ashgrove Machining")).toBeChecked();
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("suppliers can be compared, documents and risks read, and no dead control is offered", async ({
    page,
  }) => {
    await page.goto(path);
    await supplier(page, "Sable River Tool").check();
    await expect(scores(page).getByRole("columnheader", { name: "Sable River" })).toBeVisible();
    await expect(outlines(page)).toHaveCount(3);
    await expect(documents(page)).toHaveCount(supplierDocuments.length);
    const risk = page.getByRole("table", { name: "Risk checks by supplier" });
    await expect(risk.getByRole("row", { name: "Norrvik Metall" })).toContainText("Hold");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.locator("main").getByRole("radio")).toHaveCount(0);
  });
});
