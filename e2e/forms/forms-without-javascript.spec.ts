import { expect, test } from "@playwright/test";

import { buildDay } from "#app/site/build-day.ts";
import { hasPassed } from "#app/site/webinars/webinar-session.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { formNames, forms } from "#contract/forms.ts";

import { fillIn, formPages, mainForm, newAnswers } from "./form-journeys.ts";
import { storedLeads } from "./stored-leads.ts";

/** None, where all in the record have passed: the build warns before. */
const sessions = upcomingSessions.filter((each) => !hasPassed(each, buildDay)).slice(0, 1);

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of formNames) {
    test(`${name}: a native post is stored and answered by a page of the site`, async ({
      page,
    }) => {
      await page.goto(formPages[name]);
      const form = mainForm(page, name);
      const answers = newAnswers(name, { name: "Dana <b>$& Whitfield</b>" });
      await fillIn(form, answers);
      await form.getByRole("button").click();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms[name].successMessage);
      if (name === "demo") {
        const repeated = page.getByRole("main").getByRole("definition");
        for (const field of ["name", "email", "company", "message"]) {
          await expect(repeated.filter({ hasText: answers[field]! })).toBeVisible();
        }
        await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
      }
      await expect(page.locator("[data-result=green] h1")).toBeVisible();
      await expect(page).toHaveTitle(/^Received · /);
      await expect(page.getByRole("banner").getByRole("link", { name: /, home$/ })).toBeVisible();
      expect(storedLeads(answers.email)).toEqual([
        { form: name, fields: answers, spamReason: null, sourcePage: formPages[name], arrival: {} },
      ]);

      await page
        .getByRole("main")
        .getByRole("link", { name: /^Back to the / })
        .click();
      await expect(page).toHaveURL(formPages[name]);
    });

    const asks = `${name}: the browser asks for what is required`;
    test(asks, { tag: name === "contact" ? [] : "@nightly" }, async ({ page }) => {
      await page.goto(formPages[name]);
      const form = mainForm(page, name);
      await form.getByRole("button").click();

      const required = forms[name].fields.filter((field) => field.required);
      await expect(form.locator(`[name=${required[0]!.name}]`)).toBeFocused();
      await expect(page).toHaveURL(formPages[name]);
    });
  }

  test("a refused post says so, and going back finds the text still there", async ({ page }) => {
    await page.goto(formPages.contact);
    const form = mainForm(page, "contact");
    const answers = newAnswers("contact", { name: "  " });
    await fillIn(form, answers);
    await form.getByRole("button").click();
    await expect(page.locator("[data-result=red] h1")).toHaveText(forms.contact.failureMessage);
    expect(storedLeads(answers.email)).toEqual([]);

    await page.goBack();
    for (const [field, value] of Object.entries(answers)) {
      await expect(form.locator(`[name=${field}]`)).toHaveValue(value);
    }
    await form.getByLabel("Name").fill("Dana Whitfield");
    await form.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.contact.successMessage);
  });

  const begun = [
    ["Apply Now", "/company/careers", "Apply Now: Technical Writer", "Technical Writer"],
    [
      "Apply Now on the role's page",
      "/company/careers/technical-writer",
      "Apply Now",
      "Technical Writer",
    ],
    ...sessions.map(
      ({ title }) =>
        ["Register Now", "/resources/webinars", `Register Now: ${title}`, title] as const,
    ),
    ["docs support", "/resources/docs", "Contact support", "A question about the API."],
    ["docs support", "/resources/docs", "Report a gap in the docs", "documentation"],
  ] as const;
  for (const [what, address, link, subject] of begun) {
    const title = `${what} (${link}): the lead says what it is about`;
    test(title, { tag: what === "Register Now" ? [] : "@nightly" }, async ({ page }) => {
      await page.goto(address);
      // A role's page offers it at its head and at its end.
      await page.getByRole("main").getByRole("link", { name: link, exact: true }).last().click();
      await expect(page).toHaveURL(/\/company\/contact\?message=/);
      const named = page.locator("p:target");
      await expect(named).toContainText(subject);
      await expect(named).toContainText("This is sent along with your message.");
      const form = mainForm(page, "contact");
      const answers = newAnswers("contact");
      await fillIn(form, answers);
      await form.getByRole("button").click();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        forms.contact.successMessage,
      );
      const [lead, ...others] = storedLeads(answers.email);
      expect(others).toEqual([]);
      expect(lead).toMatchObject({ form: "contact", fields: answers, spamReason: null });
      expect(new URLSearchParams(lead!.sourcePage!.split("?")[1]).get("message")).toContain(
        subject,
      );
    });
  }

  test("the same form sent again is the same lead", async ({ page }) => {
    const answers = newAnswers("demo");
    for (const attempt of ["first", "second"]) {
      await test.step(attempt, async () => {
        await page.goto(formPages.demo);
        const form = mainForm(page, "demo");
        await fillIn(form, answers);
        await form.getByRole("button").click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.demo.successMessage);
      });
    }
    expect(storedLeads(answers.email)).toHaveLength(1);
  });
});

test("with scripts that never arrive, the native post does its work and its page stays as it is", async ({
  page,
}) => {
  const consoleMessages: string[] = [];
  page.on("console", (message) => consoleMessages.push(message.text()));
  await page.route("**/assets/*.js", () => {});
  await page.goto(formPages.demo, { waitUntil: "commit" });
  const form = mainForm(page, "demo");
  const answers = newAnswers("demo");
  await fillIn(form, answers);
  await form.getByRole("button").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.demo.successMessage);
  await page.unroute("**/assets/*.js");
  await page.mouse.move(40, 40);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.demo.successMessage);
  await expect(page.locator("script[type=module], script[src]")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeHidden();
  expect(consoleMessages).toEqual([]);
  expect(storedLeads(answers.email)).toHaveLength(1);
});
