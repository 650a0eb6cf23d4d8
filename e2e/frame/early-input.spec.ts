import { readdirSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { forms } from "#contract/forms.ts";

import { newAnswers } from "../forms/form-journeys.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { storedLeads } from "../forms/stored-leads.ts";

/** An article, with the newsletter's form below it. */
const article = `/resources/blog/${readdirSync("app/prose/articles")[0]!.replace(/\.md$/, "")}`;
const newsletter = (page: Page) => page.locator("footer form[name=newsletter]");

test("a button pressed before the scripts arrive does its work once they do, and once", async ({
  page,
}) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/product/approval-routing", { waitUntil: "commit" });
  // What comes last in the page is there: so are all buttons before it.
  await expect(page.locator("footer")).toBeAttached();
  const sign = page.getByRole("button", { name: /^Sign as / });
  const waiting = await sign.count();
  await sign.first().click();
  await sign.first().click();
  await expect(sign).toHaveCount(waiting);
  letScriptsPass();
  await expect(sign).toHaveCount(waiting - 1);
});

test(
  "a button of the frame pressed before the scripts arrive is not lost",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsPass = await holdScripts(page);
    await page.goto(article, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Switch between paper and blueprint print" }).click();
    await expect(page.locator("html[data-print]")).toHaveCount(0);
    letScriptsPass();
    await expect(page.locator("html[data-print]")).toHaveCount(1);
  },
);

test("the search's shortcut pressed before the scripts arrive is not lost", async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto(article, { waitUntil: "commit" });
  await expect(page.locator("#search-button")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  letScriptsPass();
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
});

test("a newsletter form sent before the scripts arrive leaves the visitor with the article", async ({
  page,
}) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto(article, { waitUntil: "commit" });
  const { email } = newAnswers("newsletter");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await newsletter(page).getByRole("textbox").fill(email);
  await newsletter(page).getByRole("button").click();
  await newsletter(page).getByRole("button").click();
  letScriptsPass();
  await expect(newsletter(page).getByText(forms.newsletter.successMessage)).toBeVisible();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(storedLeads(email)).toHaveLength(1);
});

test("where the scripts cannot be had, the form posts by itself", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(article);
  const { email } = newAnswers("newsletter");
  await newsletter(page).getByRole("textbox").fill(email);
  await newsletter(page).getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.newsletter.successMessage);
  expect(storedLeads(email)).toHaveLength(1);
});
