import { expect, type Page, test } from "@playwright/test";

import { holdScripts } from "../browser/held-scripts.ts";
import { openHydrated } from "../browser/site.ts";

const rows = (page: Page) =>
  page.getByRole("list", { name: "Suppliers ranked by score" }).getByRole("listitem");
const weight = (page: Page, name: string) =>
  page.getByRole("slider", { name: `Weight of ${name}` });

async function expectOrder(page: Page, suppliers: string[]) {
  for (const [index, supplier] of suppliers.entries()) {
    await expect(rows(page).nth(index)).toContainText(supplier);
  }
}

test(
  "shows three vendors with cost, lead time and the specified scores, and the analysis time",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.goto("/");
    const expected = [
      { supplier: "Tallow Creek Machine", cost: "$44,582", lead: "22 d", score: "95" },
      { supplier: "Norrvik Metall", cost: "$41,280", lead: "34 d", score: "91" },
      { supplier: "Reinhold & Vogt", cost: "$51,600", lead: "18 d", score: "87" },
    ];
    await expect(rows(page)).toHaveCount(3);
    for (const [index, vendor] of expected.entries()) {
      const row = rows(page).nth(index);
      for (const text of Object.values(vendor)) await expect(row).toContainText(text);
    }
    await expect(page.getByText("2.4s", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "best 3 of 14 responses" })).toBeVisible();
  },
);

test("weights re-rank by keyboard, always total 100, and are in the address", async ({ page }) => {
  await openHydrated(page, "/");

  await test.step("weights re-rank by keyboard, and the new order is announced", async () => {
    const cost = weight(page, "landed cost");
    await cost.focus();
    for (let percent = 40; percent < 60; percent += 1) await page.keyboard.press("ArrowRight");
    await expectOrder(page, ["Tallow Creek Machine", "Norrvik Metall"]);

    await page.keyboard.press("ArrowRight");
    await expect(cost).toHaveAttribute("aria-valuetext", "61 percent");
    await expectOrder(page, ["Norrvik Metall", "Tallow Creek Machine"]);
    await expect(page.locator("[aria-live=polite]", { hasText: "1, Norrvik Metall" })).toHaveCount(
      1,
    );
    await expect(cost).toBeFocused();
  });

  await page.getByRole("button", { name: "Reset weights" }).click();

  await test.step("the weights always total 100", async () => {
    const sliders = ["landed cost", "lead time", "reliability"];
    const total = async () => {
      const values = await Promise.all(sliders.map((name) => weight(page, name).inputValue()));
      return values.reduce((sum, value) => sum + Number(value), 0);
    };
    await weight(page, "lead time").fill("77");
    expect(await total()).toBe(100);
    await expectOrder(page, ["Reinhold & Vogt"]);
    await weight(page, "reliability").fill("100");
    expect(await total()).toBe(100);
  });

  await page.getByRole("button", { name: "Reset weights" }).click();

  await test.step("a permalink holds the weights", async () => {
    await weight(page, "landed cost").fill("70");
    await expect(page).toHaveURL(/\?cost=70&lead=15&reliability=15$/);
    await openHydrated(page, page.url());
    await expect(weight(page, "landed cost")).toHaveValue("70");
    await expectOrder(page, ["Norrvik Metall"]);
    await page.getByRole("button", { name: "Reset weights" }).click();
    await expectOrder(page, ["Tallow Creek Machine", "Norrvik Metall", "Reinhold & Vogt"]);
    await expect(page).toHaveURL("/");
  });
});

test(
  "weights of an address that cannot be used are ignored",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/?cost=90&lead=90&reliability=90");
    await expect(weight(page, "landed cost")).toHaveValue("40");
  },
);

test("works by touch", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, "/");
  const slider = weight(page, "lead time");
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  expect(box.width, "px, of which a point is to have three").toBeGreaterThan(300);
  await page.touchscreen.tap(box.x + box.width * 0.95, box.y + box.height / 2);
  await expectOrder(page, ["Reinhold & Vogt"]);
});

test(
  "a slider moved before the script arrives is honored",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsPass = await holdScripts(page);
    await page.goto("/");
    await weight(page, "lead time").fill("90");
    letScriptsPass();
    await expectOrder(page, ["Reinhold & Vogt"]);
    await expect(weight(page, "lead time")).toHaveValue("90");
  },
);
