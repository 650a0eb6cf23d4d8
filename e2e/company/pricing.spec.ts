import { expect, type Page, test } from "@playwright/test";

import { formatMoney } from "#app/format/format-money.ts";
import { annualSaving } from "#app/site/plans/annual-saving.ts";
import { plans } from "#app/site/plans/plans.ts";

import { holdScripts } from "../browser/held-scripts.ts";
import { boxOf } from "../browser/located.ts";
import { openFolds, openHydrated, waitForHydration } from "../browser/site.ts";

const plan = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const toggle = (page: Page, name: "Monthly" | "Annual") => page.getByRole("radio", { name });

const priced = plans.flatMap(({ name, monthlyPrice, annualPrice }) =>
  monthlyPrice === null || annualPrice === null
    ? []
    : {
        name,
        monthly: formatMoney(monthlyPrice),
        annual: formatMoney(annualPrice),
        saved: formatMoney(annualSaving({ monthlyPrice, annualPrice })!),
      },
);

async function expectAnnual(page: Page) {
  for (const { name, monthly, annual, saved } of priced) {
    await expect(plan(page, name)).toContainText(annual);
    await expect(plan(page, name).getByText(`Save ${saved}`)).toBeVisible();
    await expect(plan(page, name).getByText("Billed annually")).toBeVisible();
    await expect(plan(page, name).getByText(monthly)).toBeHidden();
  }
}

async function expectMonthly(page: Page) {
  for (const { name, monthly, annual, saved } of priced) {
    await expect(plan(page, name).getByText(monthly)).toBeVisible();
    for (const text of [annual, `Save ${saved}`, "Billed annually"]) {
      await expect(plan(page, name).getByText(text)).toBeHidden();
    }
  }
}

test("annual is on by default; the toggle shows monthly prices, keeps the choice in the address, and goes back", async ({
  page,
}) => {
  await openHydrated(page, "/pricing");

  await test.step("annual is on by default, with the savings and every line of each plan", async () => {
    await expect(toggle(page, "Annual")).toBeChecked();
    await expectAnnual(page);
    await expect(page.getByText("Save up to 20%").first()).toBeVisible();
    await expect(plan(page, "Growth")).toContainText("Most Popular");
    for (const { name, features } of plans) {
      for (const text of features) await expect(plan(page, name)).toContainText(text);
    }
    await expect(plan(page, "Enterprise")).toContainText("Custom");
    for (const name of ["Starter", "Growth"]) {
      await expect(plan(page, name).getByRole("link")).toHaveAttribute("href", "/demo");
    }
    await expect(plan(page, "Enterprise").getByRole("link")).toHaveAttribute(
      "href",
      "/company/contact",
    );
  });

  await test.step("the toggle shows monthly prices, keeps the choice in the address, and goes back", async () => {
    await page.getByText("Monthly", { exact: true }).click();
    await expectMonthly(page);
    await expect(page).toHaveURL("/pricing?billing=monthly");
    await toggle(page, "Annual").check();
    await expectAnnual(page);
    await expect(page).toHaveURL("/pricing");
  });
});

test("pressing the switch itself, wherever, changes sides", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, "/pricing");
  const box = await boxOf(page.locator("#billing-annual"));
  for (const expected of ["Monthly", "Annual"] as const) {
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
    await expect(toggle(page, expected)).toBeChecked();
  }
});

test("the arrow keys move the toggle", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/pricing");
  await toggle(page, "Annual").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(toggle(page, "Monthly")).toBeFocused();
  await expectMonthly(page);
});

test("Back leaves the page, and coming back finds the choice", async ({ page }) => {
  await openHydrated(page, "/");
  await page.goto("/pricing");
  await waitForHydration(page);
  await toggle(page, "Monthly").check();
  await expect(page).toHaveURL("/pricing?billing=monthly");
  await plan(page, "Starter").getByRole("link", { name: "Book a Demo" }).click();
  await expect(page).toHaveURL("/demo");
  await page.goBack();
  await expect(page).toHaveURL("/pricing?billing=monthly");
  await expectMonthly(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("an address opens the billing it names", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/pricing?billing=monthly");
  await expectMonthly(page);
});

test("a choice made before hydration stands, and reaches the address", async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/pricing", { waitUntil: "commit" });
  await page.getByText("Monthly", { exact: true }).click();
  await expectMonthly(page);
  letScriptsPass();
  await expect(page).toHaveURL("/pricing?billing=monthly");
  await expectMonthly(page);
});

test(
  "the comparison's header stays under the bar while the table passes",
  { tag: "@both" },
  async ({ page }) => {
    await openHydrated(page, "/pricing");
    await openFolds(page);
    const table = page.getByRole("table", { name: "Plans compared line by line" });
    await table
      .getByText("Support", { exact: true })
      .evaluate((line) => line.scrollIntoView({ block: "center", behavior: "instant" }));
    const bar = await boxOf(page.getByRole("banner"));
    for (const name of ["Starter", "Growth", "Enterprise"]) {
      const header = table.getByRole("columnheader", { name });
      await expect(header).toBeInViewport();
      const box = await boxOf(header);
      expect(Math.abs(box.y - (bar.y + bar.height))).toBeLessThan(2);
    }
    const support = table.getByRole("row", { name: /^Support/ });
    await expect(support).toContainText("Dedicated customer success manager");
  },
);

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the toggle works, questions unfold, and the worksheet is a worked example", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await expectAnnual(page);
    await page.getByText("Monthly", { exact: true }).click();
    await expectMonthly(page);

    const answer = page.getByText("reached on Enterprise annual terms");
    await expect(answer).toBeHidden();
    await page.getByText("How much does paying annually save?").click();
    await expect(answer).toBeVisible();
    for (const { saved } of priced) await expect(answer).toContainText(saved);

    const worksheet = page.getByRole("form", { name: "Savings worksheet" });
    await expect(worksheet).toContainText(formatMoney((1_445 - plans[0]!.monthlyPrice!) * 12));
    await expect(worksheet.getByRole("spinbutton")).toHaveCount(0);
    await expect(worksheet.getByRole("button", { name: "Copy link" })).toBeHidden();
  });
});
