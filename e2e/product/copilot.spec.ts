import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { exampleQuestions } from "#app/pages/product/copilot/records/questions.ts";

import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { downloadBy } from "../browser/located.ts";
import { expectNoHorizontalOverflow, openHydrated } from "../browser/site.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Ask a question" });
const sheet = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const readAs = (page: Page) => sheet(page).locator("p", { hasText: "Read as:" });
const figures = (page: Page) =>
  page.getByRole("list", { name: "Figures, with the rows they come from" }).locator("> li");
const example = (page: Page, question: string) =>
  page.getByRole("list", { name: "Example questions" }).getByRole("link", { name: question });

async function ask(page: Page, question: string) {
  await box(page).fill(question);
  await box(page).press("Enter");
}

test("a typed question is read, computed and shown with its rows, and Back returns to the one before", async ({
  page,
}) => {
  // So low that the answer begins below the fold.
  await page.setViewportSize({ width: 1440, height: 480 });
  await openHydrated(page, "/product/copilot");
  await ask(page, "freight by suplier for castings, not at Dayton, in Q1");
  await expect(readAs(page)).toHaveText(
    "Read as: freight by supplier in castings and forgings not at Dayton in Q1 2026",
  );
  await expect(page).toHaveURL(/\?q=freight\+by\+suplier/);
  const addends = await figures(page).first().locator("ol > li").allInnerTexts();
  const figure = await figures(page).first().locator("div span").first().innerText();
  const dollars = (text: string) => Number(/\$([\d,]+)\s*$/.exec(text)?.[1]?.replaceAll(",", ""));
  expect(addends.reduce((sum, text) => sum + dollars(text), 0)).toBe(dollars(figure));
  // Below the fold it was scrolled to, with the focus; the next answer is in view, and the box keeps it.
  await expect(sheet(page)).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(page, "duty by plant");
  await expect(readAs(page)).toHaveText("Read as: duty by plant");
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(readAs(page)).toContainText("freight by supplier");

  await example(page, "What is waiting for approval?").click();
  await expect(readAs(page)).toContainText("list of pending approvals");
  await expect(box(page)).toHaveValue("What is waiting for approval?");
  await page.goBack();
  await expect(readAs(page)).toContainText("freight by supplier");
  await expect(box(page)).toHaveValue(/^freight by suplier/);
});

test("what it cannot answer it says, and offers what it can", async ({ page }) => {
  await openHydrated(page, "/product/copilot?q=Will+freight+go+up+next+year%3F");
  await expect(sheet(page)).toContainText("No answer");
  await expect(figures(page)).toHaveCount(0);
  await page
    .getByRole("list", { name: "Questions it can answer" })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(figures(page)).toHaveCount(3);
});

test(
  "earlier questions are recalled, an unsure one is asked back, all is accessible, and an award is handed to the approval page",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/product/copilot");
    const announcement = sheet(page).locator("xpath=../following-sibling::*[@role='status']");
    await expect(announcement).toBeEmpty();

    await test.step("the questions of the visit are listed, and the arrow keys recall them", async () => {
      await ask(page, "spend by plant");
      await ask(page, "duty by plant");
      const asked = page.getByRole("list", { name: "Earlier questions" });
      await expect(asked.getByRole("link")).toHaveText(["duty by plant", "spend by plant"]);
      await box(page).press("ArrowUp");
      await box(page).press("ArrowUp");
      await expect(box(page)).toHaveValue("spend by plant");
      await box(page).press("Enter");
      await expect(readAs(page)).toHaveText("Read as: spend by plant");
    });

    await test.step("below 95 percent it asks back, and a reading is one press away", async () => {
      await ask(page, "best supplier");
      await expect(sheet(page)).toContainText("87%");
      const readings = page.getByRole("list", { name: "Nearest readings" }).getByRole("link");
      await expect(readings).toHaveCount(3);
      await readings.first().press("Enter");
      await expect(readAs(page)).toHaveText("Read as: on-time rate by supplier");
      await expect(sheet(page)).toBeFocused();
    });

    await test.step("asking, asking back and declining are accessible and fit", async () => {
      for (const question of [
        "On-time rate by supplier, worst first",
        "best supplier",
        "Will it rain?",
      ]) {
        await ask(page, question);
        await expect(page.getByRole("heading", { level: 2, name: question })).toBeAttached();
        await expectAccessible(page, "section[aria-label='Answer']");
        await expectNoHorizontalOverflow(page);
      }
    });

    await test.step("an award is announced once and handed on with amount, category and plant", async () => {
      await ask(page, "Who is best on the motor mount?");
      await expect(announcement).toHaveText(/^Tallow Creek Machine is highest at 95 points/);
      await expect(page.getByRole("status").filter({ hasText: "Tallow Creek" })).toHaveCount(1);
      await sheet(page).getByRole("link", { name: "Send for approval" }).click();
      await expect(page).toHaveURL(
        "/product/approval-routing?amount=44582&category=machined&plant=dayton&from=us#simulator",
      );
    });
  },
);

test("every row used can be taken along", { tag: "@nightly" }, async ({ page }) => {
  await openHydrated(page, "/product/copilot?q=spend+with+Norrvik+in+2026");
  await expect(sheet(page)).toContainText("10 of 140 orders");
  await page.getByText("Every row used").first().click();
  const download = await downloadBy(page, page.getByRole("button", { name: "Download CSV" }));
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(11);
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Export done");
});

test("a question asked before hydration is answered", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/product/copilot", { waitUntil: "commit" });
  await box(page).fill("duty by plant");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/product/copilot?q=duty+by+plant");
  letScriptsPass();
  await expect(readAs(page)).toHaveText("Read as: duty by plant");
  await expect(box(page)).toHaveValue("duty by plant");
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the example questions stand with their answers, and there is no box", async ({ page }) => {
    await page.goto("/product/copilot");
    await expect(box(page)).toBeHidden();
    await expect(figures(page)).toHaveCount(3);
    for (const question of exampleQuestions.slice(1)) {
      await expect(page.locator("summary").filter({ hasText: question })).toBeVisible();
    }
    await page.locator("summary").filter({ hasText: "motor mount" }).click();
    const opened = page.locator("details[open]", { hasText: "motor mount" });
    await expect(opened).toContainText("Read as: score by supplier on RFQ-2417");
  });
});

test(
  "who skips to the content is not taken to the answer",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/product/copilot");
    await ask(page, "duty by plant");
    await expect(readAs(page)).toHaveText("Read as: duty by plant");
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await expect(page.locator("#main")).toBeFocused();
  },
);

test(
  "one button is the primary one in view: asking is not",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/product/copilot");
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const primary = page.getByRole("main").getByRole("link", { name: "Book a Demo" }).first();
    const ask = page.getByRole("button", { name: "Ask", exact: true });
    expect(await ask.evaluate(groundOf)).not.toBe(await primary.evaluate(groundOf));
  },
);
