import { expect, type Page, test } from "@playwright/test";

import { formatMoney } from "#app/format/format-money.ts";
import { plans } from "#app/site/plans/plans.ts";

import { holdScripts } from "../browser/held-scripts.ts";
import { boxOf } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.clearPermissions());

const field = (page: Page, name: string) => page.getByRole("spinbutton", { name });
const line = (page: Page, label: string) =>
  page
    .getByRole("form", { name: "Savings worksheet" })
    .locator("dl > div", { has: page.getByText(label, { exact: true }) })
    .locator("dd");
const foundPlan = (page: Page) => page.getByRole("region", { name: "Plan finder" });

const [starter, growth] = plans.map(({ monthlyPrice }) => monthlyPrice ?? 0) as [number, number];
/** Labor and landed cost of the defaults, as the worksheet adds them, less the plan that is found. */
const netAMonth = 320 + 1_125 - starter;
const netAYear = formatMoney(netAMonth * 12);

async function openWorksheet(page: Page, query = "") {
  await openHydrated(page, `/pricing${query}#worksheet`);
  await field(page, "RFQs a month").focus();
}

test("the worksheet works what is typed, and says what cannot be used or does not pay", async ({
  page,
}) => {
  await openWorksheet(page);

  await test.step("the defaults are worked line by line", async () => {
    const expected = {
      "Hours by hand": "40.0 h",
      "Hours saved": "8.0 h",
      "Labor saved": "$320",
      Orders: "$50,000",
      "Landed cost saved": "$1,125",
      "Starter, billed monthly": formatMoney(starter),
      "Net a month": formatMoney(netAMonth),
      "Net a year": netAYear,
    };
    for (const [label, value] of Object.entries(expected)) {
      await expect(line(page, label)).toHaveText(value);
    }
    await expect(foundPlan(page).getByRole("heading")).toHaveText("Starter");
  });

  await test.step("what cannot be used is said at the field, and nothing is worked from it", async () => {
    const quotes = field(page, "Quotes for each");
    await quotes.fill("0");
    await expect(quotes).toHaveAttribute("aria-invalid", "true");
    await expect(quotes).toHaveAccessibleDescription("A whole number from 1 to 100.");
    await expect(line(page, "Net a year")).toBeHidden();
    const verdict = page.locator("#worksheet [data-verdict]");
    await expect(verdict).toContainText("Check this number: Quotes for each.");
    await expect(verdict).toBeInViewport();
    await quotes.fill("4");
    await expect(line(page, "Net a year")).toHaveText(netAYear);
  });

  await test.step("when it does not pay, the sheet says so", async () => {
    await field(page, "RFQs a month").fill("1");
    await expect(page.getByText(/would cost more than it saves/)).toBeVisible();
    await expect(line(page, "Net a month")).toHaveText(/^-\$\d+$/);
  });

  await test.step("other numbers work out at once, find another plan and say why", async () => {
    await field(page, "RFQs a month").fill("60");
    await expect(line(page, "Orders")).toHaveText("$150,000");
    await expect(line(page, "Growth, billed monthly")).toHaveText(formatMoney(growth));
    await expect(foundPlan(page).getByRole("heading")).toHaveText("Growth");
    await expect(foundPlan(page)).toContainText("Starter stops at 50 RFQs/month.");

    const singleSignOn = page.getByRole("checkbox", { name: "SSO" });
    expect((await boxOf(singleSignOn)).height, "a box is no smaller than a target").toBe(24);
    await singleSignOn.check();
    await expect(foundPlan(page).getByRole("heading")).toHaveText("Enterprise");
    await expect(foundPlan(page)).toContainText("Growth has no SSO.");
    await expect(line(page, "Enterprise, billed monthly")).toHaveText("Custom");
    await expect(line(page, "Saved, before the plan price, a year")).toBeVisible();
    await expect(foundPlan(page).getByRole("link")).toHaveAttribute("href", "/company/contact");
  });
});

test("the page closes on the bolt that was sized", { tag: "@nightly" }, async ({ page }) => {
  await openWorksheet(page);
  const bolt = page.getByRole("figure").filter({ has: page.getByText(/^Starter for a team of 3/) });
  await expect(bolt).toHaveCount(1);
  await field(page, "People who would log in").fill("12");
  const sized = page
    .getByRole("figure")
    .filter({ has: page.getByText(/^Growth for a team of 12/) });
  await sized.scrollIntoViewIfNeeded();
  await expect(sized.locator("use").first()).toHaveAttribute("href", /bolt-m10/);
  const end = sized.locator("svg.redraws").first();
  await expect(end).toHaveAttribute("x", `${(12 / 25) * 100}%`);
});

test("the address holds the sheet beside the billing, and Reset empties it", async ({ page }) => {
  await openWorksheet(page, "?billing=monthly");
  await field(page, "RFQs a month").fill("60");
  await page.getByRole("radio", { name: "50%" }).check();
  await page.getByRole("checkbox", { name: "API access" }).check();
  await expect(page).toHaveURL(/billing=monthly&rfqs=60&.*counted=50&need=api$/);
  const [link, net] = [page.url(), await line(page, "Net a year").innerText()];

  await openHydrated(page, link);
  await expect(field(page, "RFQs a month")).toHaveValue("60");
  await expect(page.getByRole("radio", { name: "50%" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "API access" })).toBeChecked();
  await expect(line(page, "Net a year")).toHaveText(net);
  await expect(page.locator("#billing-monthly")).toBeChecked();

  await page.getByRole("button", { name: "Reset" }).click();
  await expect(line(page, "Net a year")).toHaveText(netAYear);
  await expect(page).toHaveURL("/pricing?billing=monthly");
});

test("what is typed before hydration is worked", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/pricing#worksheet", { waitUntil: "commit" });
  await field(page, "RFQs a month").fill("40");
  letScriptsPass();
  await expect(line(page, "Orders")).toHaveText("$100,000");
  await expect(field(page, "RFQs a month")).toHaveValue("40");
  await expect(page).toHaveURL(/rfqs=40/);
});

test(
  "Copy link puts the sheet's address on the clipboard and raises a notification",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openWorksheet(page);
    await field(page, "Average order").fill("9000");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Link copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/pricing\?.*order=9000.*#worksheet$/);
  },
);

test("Print puts the worksheet alone on paper", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openWorksheet(page);
  await page.getByRole("button", { name: "Print worksheet" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(line(page, "Net a year")).toBeVisible();
  await expect(field(page, "RFQs a month")).toBeVisible();
  await expect(page.locator("h1")).toBeHidden();
  await expect(page.getByRole("table", { name: "Plans compared line by line" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();

  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("h1")).toBeVisible();
});
