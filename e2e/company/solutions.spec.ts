import { expect, type Locator, type Page, test } from "@playwright/test";

import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { boxOf } from "../browser/located.ts";
import { expectNoHorizontalOverflow, openHydrated } from "../browser/site.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.clearPermissions());

const sheet = (page: Page, name: string) => page.getByRole("form", { name });

/** What was changed is accessible and fits, and the address opens it again as it stands. */
async function expectToHold(page: Page, form: Locator, verdict: string | RegExp) {
  await expect(form).toContainText(verdict);
  await expect(page).toHaveURL(/\?/);
  await expectAccessible(page, "#inspection-sheet");
  await expectNoHorizontalOverflow(page);

  await openHydrated(page, page.url());
  await expect(form).toContainText(verdict);
  await form.getByRole("button", { name: "Reset" }).click();
  await expect(form).not.toContainText(verdict);
  await expect(page).not.toHaveURL(/\?/);
}

test(
  "aerospace: a clause that is waived lets its supplier into the rank",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/solutions/aerospace");
    const form = sheet(page, "Compliance matrix");
    await expect(form).toContainText("Corrigan Castings is first of 2 at $209,316 landed");
    for (const term of ["AS9100", "Nadcap", "DFARS 252.225-7009", "First article, AS9102"]) {
      await expect(form).toContainText(term);
    }

    // On a desktop the suppliers' names stay over their columns.
    const lastClause = form.getByRole("row", { name: /Quality records/ });
    await lastClause.evaluate((row) => row.scrollIntoView({ block: "center" }));
    const names = form.getByRole("columnheader").filter({ hasText: "Corrigan Castings" });
    if (page.viewportSize()!.width > 1000) await expect(names).toBeInViewport({ ratio: 1 });

    const heatTreating = form.getByRole("checkbox", { name: "Nadcap, heat treating must hold" });
    await heatTreating.focus();
    await page.keyboard.press("Space");
    await expect(heatTreating).not.toBeChecked();
    await expectToHold(page, form, "Sable River Foundry is first of 3 at $180,800 landed");
  },
);

test(
  "aerospace: with every clause waived that a buyer can waive, the DFARS clause still holds",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/solutions/aerospace?must=none");
    await expect(sheet(page, "Compliance matrix")).toContainText(
      "more than Lotus Ridge Castings, which misses DFARS 252.225-7009.",
    );
  },
);

test(
  "eVTOL: the ladder changes hands with the quantity, and the date is a gate",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/solutions/evtol");
    const form = sheet(page, "Quantity ladder");
    await expect(form).toContainText("At 3 shipsets, Tallow Creek Machine is cheapest: $91,229");

    await form.getByRole("slider", { name: "Shipsets" }).focus();
    for (let step = 3; step < 12; step++) await page.keyboard.press("ArrowRight");
    await expect(form).toContainText("At 12 shipsets, Norrvik Forge is cheapest: $259,143");
    await form.getByRole("spinbutton", { name: "First article needed in" }).fill("130");
    await expect(form.getByRole("table")).toContainText("38 d late");
    await expectToHold(page, form, "At 12 shipsets, Quillan Additive is cheapest: $267,698");
  },
);

test(
  "electronics: the build is rounded up to packs, and lifecycle leaves offers out",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/solutions/electronics");
    const form = sheet(page, "Bill of materials");
    await expect(form).toContainText("Copperline fills the whole bill for $4,892.11");
    const boards = form.getByRole("spinbutton", { name: "Boards to build" });

    await boards.fill("0");
    await expect(boards).toHaveAttribute("aria-invalid", "true");
    await expect(boards).toHaveAccessibleDescription("A whole number from 1 to 100,000.");
    await expect(form).toContainText("Check this number: Boards to build.");
    await boards.fill("5000");
    await expect(form).toContainText("Copperline fills the whole bill for $45,997.62");
    await form.getByText("Active only").click();
    await expect(form.getByText("Left out: not active")).toHaveCount(6);
    await expect(form).toContainText("2 lines without an offer");
    await boards.fill("500");
    await expectToHold(page, form, "Nordkette fills the whole bill for $7,680.21");
  },
);

test(
  "discrete: volume and index decide which process wins",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/solutions/discrete-manufacturing");
    const form = sheet(page, "Casting worksheet");
    await expect(form).toContainText("Kessler Druckguss is first");

    await form.getByRole("spinbutton", { name: "Pieces a year" }).fill("6000");
    await expect(form).toContainText("Kessler Druckguss is cheaper a piece, at $35.62");
    await form.getByRole("spinbutton", { name: "Aluminum index today" }).fill("2.1");
    await expect(form).toContainText("Kessler Druckguss is first");
    await form.getByRole("spinbutton", { name: "Pieces a year" }).fill("300");
    await expectToHold(page, form, "Lakehead Foundry is first: sand casting");
  },
);

test(
  "multi-plant: a plant that would pay more can stay out, and the break still holds",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/solutions/multi-plant");
    const form = sheet(page, "Ship-to split");
    await expect(form).toContainText("the company saves $9,128 a year");

    await form.getByRole("checkbox", { name: "Brno, CZ is in the pool" }).uncheck();
    await expect(form).toContainText(
      "saves $9,338 a year, and no other choice of plants saves more",
    );
    const plant = form.getByRole("row", { name: /Dayton/ });
    const [box, balloon] = [
      await boxOf(plant.getByRole("checkbox")),
      await boxOf(plant.locator("label .rounded-full")),
    ];
    expect(box.y + box.height / 2, "the box beside its balloon").toBeCloseTo(
      balloon.y + balloon.height / 2,
      0,
    );
    const dayton = plant.getByRole("spinbutton");
    await dayton.fill("83999");
    await expect(form).toContainText("1 short of the next price");
    await expectToHold(page, form, "Lakehead Fastener at 249,999 pieces");
  },
);

test("what is set before hydration is worked", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/solutions/multi-plant#inspection-sheet", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "Brno, CZ is in the pool" }).uncheck();
  letScriptsPass();
  await expect(sheet(page, "Ship-to split")).toContainText("saves $9,338 a year");
});

test(
  "Copy link puts the sheet's address on the clipboard",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, "/solutions/electronics");
    const form = sheet(page, "Bill of materials");
    await form.getByRole("spinbutton", { name: "Boards to build" }).fill("120");
    await expect(form).toContainText("$1,335.24");
    await form.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Link copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/solutions\/electronics\?boards=120.*#inspection-sheet$/);
  },
);

test("a case link leads to the case", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/solutions/evtol");
  await page.getByRole("link", { name: "Read the Kitebird case" }).click();
  await expect(page).toHaveURL("/customers/case-studies#kitebird");
  await expect(page.locator("#kitebird")).toBeInViewport();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  const examples = {
    "/solutions/aerospace": "$209,316 landed",
    "/solutions/evtol": "$91,229",
    "/solutions/electronics": "$4,892.11",
    "/solutions/discrete-manufacturing": "$32.90",
    "/solutions/multi-plant": "$9,128",
  };

  test("each sheet is one worked example, without dead controls", async ({ page }) => {
    for (const [address, figure] of Object.entries(examples)) {
      await page.goto(address);
      const form = page.locator("#inspection-sheet form");
      await expect(form, address).toContainText(figure);
      await expect(
        form.getByText("JavaScript is off, so this is one worked example."),
      ).toBeVisible();
      for (const control of ["button", "input"]) {
        await expect(form.locator(`${control}:visible`), address).toHaveCount(0);
      }
    }
  });
});
