import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { approvalRules } from "#app/samples/approvals.ts";

import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { downloadBy } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

const path = "/product/approval-routing";
const simulator = (page: Page) => page.locator("#simulator");
const signatures = (page: Page) =>
  simulator(page).getByRole("list", { name: "Signatures" }).getByRole("listitem");
const amount = (page: Page) => simulator(page).getByRole("spinbutton", { name: "Amount" });
const sign = (page: Page, title: string) =>
  simulator(page).getByRole("button", { name: `Sign as ${title}` });
const lapse = (page: Page, title: string) =>
  simulator(page).getByRole("button", { name: `the time of the ${title}` });
const trail = (page: Page) =>
  simulator(page).getByRole("table", { name: "Audit trail of the request" }).locator("tbody tr");
const status = (page: Page) => simulator(page).getByRole("status");

async function openSimulator(page: Page, query = "") {
  await openHydrated(page, `${path}${query}#simulator`);
  await amount(page).focus();
}

test("the five steps, an amount that cannot be used, and a clock that runs out", async ({
  page,
}) => {
  await openSimulator(page);

  await test.step("the page holds what the specification says of the module, its five steps in order", async () => {
    const main = page.locator("main");
    const said = [
      "Role-based routing",
      "SLA tracking",
      "Complete audit trail",
      "by role and budget",
      "5x",
      "faster approvals",
    ];
    for (const text of said) await expect(main).toContainText(text);
    await expect(main.getByRole("list", { name: "The flow" }).getByRole("heading")).toHaveText([
      "Request submission",
      "Automatic routing",
      "Parallel approval",
      "Final approval",
      "Escalation after SLA thresholds",
    ]);
  });

  await test.step("an amount that cannot be used is said at the field", async () => {
    await amount(page).fill("0");
    await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
    await expect(amount(page)).toHaveAccessibleDescription(/from 1 to 10,000,000/);
    await amount(page).fill("900");
    await expect(signatures(page)).toHaveCount(2);
  });

  await amount(page).fill("44582");

  await test.step("a clock that runs out escalates; Undo takes it back, another request begins anew", async () => {
    await lapse(page, "finance controller").click();
    await expect(trail(page).nth(0)).toContainText("escalated to finance director");
    await expect(trail(page).nth(1)).toContainText("Reminder to J. Tan");
    await expect(signatures(page).first()).toContainText("Escalated, due 8 h");
    await expect(sign(page, "finance director")).toBeVisible();

    await expectAccessible(page, "#simulator");

    await simulator(page).getByRole("button", { name: "Undo" }).click();
    await expect(trail(page)).toHaveCount(2);
    await expect(sign(page, "finance controller")).toBeVisible();

    await lapse(page, "quality engineer").click();
    await simulator(page).getByRole("radio", { name: "Tooling" }).check();
    await expect(status(page)).toContainText("Hour 0. Waiting for finance controller");
    await expect(trail(page)).toHaveCount(2);
  });
});

test(
  "amount, category, plant and the supplier's country decide who signs, and the address keeps them",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openSimulator(page);
    await expect(signatures(page)).toHaveCount(3);
    await amount(page).fill("620000");
    await simulator(page).getByRole("radio", { name: "Castings and forgings" }).check();
    await simulator(page).getByRole("combobox", { name: "Plant" }).selectOption("monterrey");
    const asked = ["Finance controller", "Quality engineer", "Trade compliance", "VP operations"];
    for (const [index, title] of [...asked, "Chief financial officer"].entries()) {
      await expect(signatures(page).nth(index)).toContainText(title);
    }
    await expect(signatures(page).nth(4)).toContainText("Asked by 16 h");
    const country = simulator(page).getByRole("combobox", { name: "Supplier in" });
    await country.selectOption("Mexico");
    await expect(signatures(page)).toHaveCount(4);
    await expect(signatures(page).filter({ hasText: "Trade compliance" })).toHaveCount(0);
    await country.selectOption("Germany");
    await expect(page).toHaveURL(/\?amount=620000&category=castings&plant=monterrey&from=de$/);

    await openHydrated(page, page.url());
    await expect(signatures(page)).toHaveCount(5);
    await simulator(page).getByRole("button", { name: "Reset" }).click();
    await expect(amount(page)).toHaveValue("44582");
    await expect(page).toHaveURL(path);
  },
);

test("signing by keyboard asks the next, releases the request, and each step is in the trail", async ({
  page,
}) => {
  await openSimulator(page);
  await expect(trail(page)).toHaveCount(2);
  await sign(page, "finance controller").focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Hour 1. Waiting for quality engineer, 7 h left.");
  await expect(sign(page, "quality engineer")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sign(page, "plant manager")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Released");
  await expect(trail(page).first()).toContainText("Released for export");
  await expect(trail(page)).toHaveCount(6);
  await expect(simulator(page).getByRole("button", { name: /^Sign as/ })).toHaveCount(0);
});

test(
  "the page closes on the title block, with a stamp for every signature",
  { tag: "@nightly" },
  async ({ page }) => {
    await openSimulator(page);
    const block = page.getByRole("figure").filter({ hasText: "of 3 signed" });
    await expect(block).toContainText("0 of 3 signed");
    await sign(page, "quality engineer").click();
    await expect(block).toContainText("P. Holm, 1 h");
    await expect(block.locator("dd svg.drawing")).toHaveCount(1);
    await amount(page).fill("900");
    await expect(page.getByRole("figure").filter({ hasText: "0 of 2 signed" })).toBeVisible();
  },
);

test("the trail downloads as it stands", { tag: "@nightly" }, async ({ page }) => {
  await openSimulator(page);
  await sign(page, "quality engineer").click();
  const download = await downloadBy(
    page,
    simulator(page).getByRole("button", { name: "Download CSV" }),
  );
  const rows = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(rows.slice(1)).toEqual([
    "A,0,Request submitted,A. Reyes",
    'B,0,"Routed by R1, R2, R7",Routing',
    "C,1,Signed as quality engineer,P. Holm",
  ]);
});

test("a category chosen before hydration stands", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await simulator(page).getByText("Electronics", { exact: true }).click();
  letScriptsPass();
  await expect(page).toHaveURL(/category=electronics/);
  await expect(signatures(page).nth(1)).toContainText("Design engineer");
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the rules and one worked example can be read, and no dead control is offered", async ({
    page,
  }) => {
    await page.goto(path);
    const rules = page.getByRole("table", { name: "Approval rules" }).locator("tbody tr");
    await expect(rules).toHaveCount(approvalRules.length);
    await expect(signatures(page)).toHaveCount(3);
    await expect(trail(page).filter({ visible: true }).first()).toContainText("Released");
    await expect(trail(page).filter({ visible: true, hasText: "escalated to" })).toHaveCount(1);
    await expect(simulator(page).getByRole("button")).toHaveCount(0);
    await expect(simulator(page).getByRole("radiogroup")).toHaveCount(0);
  });
});
