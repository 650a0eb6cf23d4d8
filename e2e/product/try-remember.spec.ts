import { expect, type Page, test } from "@playwright/test";

import { expectAccessibleFromTop } from "../browser/axe.ts";
import { expectNoHorizontalOverflow } from "../browser/site.ts";
import { csvFile, expectToolAccessible, fileInput, openTool, tool } from "./try.ts";

// What the page keeps for offline work (try-offline.spec.ts) is a tenth of each journey.
test.use({ serviceWorkers: "block" });

/** It names no currency and no supplier, and its figures can be read in two ways. */
const november = `Code,Pcs,Rate,Delivery
A-100,500,"1,234",9
B-200,250,"2,345",8`;
/** Other parts, quantities and prices. */
const december = `Code,Pcs,Rate,Delivery
C-300,40,"7,125",6
A-100,900,"1,180",7
D-410,75,"9,500",5`;

const answers: readonly (readonly [RegExp, string])[] = [
  [/currency/, "USD"],
  [/^How are numbers written/, "1.234,56: decimals after a comma"],
  [/^Which lead time/, "7 weeks"],
];

/** Each question by the answer given above, or by its first one; says how many there were. */
async function answerAll(page: Page): Promise<number> {
  const panel = tool(page).locator("section:has(#try-it-question)");
  for (let count = 0; ; count += 1) {
    if ((await panel.count()) === 0) return count;
    const title = await panel.getByRole("heading").first().textContent();
    const answer = answers.find(([asked]) => asked.test(title ?? ""))?.[1];
    const offered = panel.locator("ol").getByRole("button");
    await (answer ? offered.filter({ hasText: answer }) : offered).first().click();
    await expect(panel.getByRole("heading", { name: title ?? "", exact: true })).toHaveCount(0);
  }
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("try-it-suppliers"));
const recalled = (page: Page) =>
  tool(page).getByRole("list", { name: "Read as you settled it before" });
const rememberButton = (page: Page) =>
  tool(page).getByRole("button", { name: /^Remember .* on this device$/ });

async function bringAndRemember(page: Page, text = november) {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("northwind-2026-11.csv", text));
  await expect(tool(page).getByRole("heading", { name: "A-100" })).toBeVisible();
  expect(await answerAll(page)).toBeGreaterThan(2);
  expect(await stored(page)).toBeNull();
  await rememberButton(page).click();
  await expect(tool(page).getByRole("list", { name: "Remembered suppliers" })).toBeVisible();
}

async function bringDecember(page: Page, text = december) {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("northwind-2026-12.csv", text));
  await expect(tool(page).getByRole("heading", { name: "A-100" })).toBeVisible();
}

test(
  "next month's file of a supplier that is remembered asks nothing, until it is forgotten",
  { tag: "@also-phone" },
  async ({ page }) => {
    await bringAndRemember(page);
    await expectToolAccessible(page);
    await expectNoHorizontalOverflow(page);
    await bringDecember(page);
    await expect(page.locator("#try-it-question")).toHaveCount(0);
    await expect(recalled(page)).toContainText("Read as you settled it for northwind");
    await expect(tool(page).locator("#result")).toContainText("1,062.00 USD");
    // On a phone the line below covers other controls until the result is in view.
    await expectAccessibleFromTop(page, "[aria-label='Read as you settled it before']");

    await recalled(page).getByRole("button", { name: /^Undo/ }).click();
    await expect(page.locator("#try-it-question")).toBeFocused();
    await expect(recalled(page)).toHaveCount(0);

    await bringDecember(page);
    await recalled(page)
      .getByRole("button", { name: /^Forget/ })
      .click();
    await expect(tool(page).getByRole("list", { name: "Remembered suppliers" })).toHaveCount(0);
    expect(await stored(page)).toBeNull();
    await bringDecember(page);
    await expect(page.locator("#try-it-question")).toBeVisible();
    await expect(recalled(page)).toHaveCount(0);
  },
);

test(
  "the file goes before what is remembered: what it states otherwise is said, which of its lead times counts is not asked again",
  { tag: ["@also-phone", "@nightly"] },
  async ({ page }) => {
    const leadTimes = "\nStock sizes ship in 2 weeks.\nOther sizes ship in 7 weeks.";
    const quote = november.replaceAll(/,(Delivery|9|8)$/gm, "");
    await bringAndRemember(page, quote + leadTimes);
    await bringDecember(
      page,
      `All prices in EUR\n${quote.replaceAll("234", "180")}${leadTimes.replace("7", "8")}`,
    );
    await expect(page.locator("#try-it-question")).toHaveCount(0);
    await expect(recalled(page)).toContainText("Currency: EUR, not USD as before.");
    await expect(recalled(page)).toContainText("Chosen as before: lead time 8 weeks.");
    await expectNoHorizontalOverflow(page);
  },
);
