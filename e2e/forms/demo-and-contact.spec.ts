import { expect, type Locator, type Page, test } from "@playwright/test";

import { FORM_ACTION, forms } from "#contract/forms.ts";

import { holdScripts } from "../browser/held-scripts.ts";
import { fillIn, mainForm, newAnswers } from "./form-journeys.ts";
import { openHydrated, waitForHydration } from "../browser/site.ts";
import { storedLeads } from "./stored-leads.ts";

test.use({ timezoneId: "America/Chicago" });

const slot = (page: Page, name: string) => page.getByRole("checkbox", { name });
const message = (page: Page) => mainForm(page, "demo").getByLabel("Message");

test("demo: the post keeps the specified fields, and a sent form empties the picker", async ({
  page,
}) => {
  await openHydrated(page, "/demo");
  const form = mainForm(page, "demo");
  const answers = newAnswers("demo");
  await fillIn(form, answers);
  await slot(page, "Friday midday, noon to 2").check();
  const post = page.waitForRequest(
    (request) => request.method() === "POST" && new URL(request.url()).pathname === FORM_ACTION,
  );
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(forms.demo.successMessage);

  const sent = new URLSearchParams((await post).postData() ?? "");
  expect([...sent.keys()]).toEqual(["form-name", "name", "email", "company", "phone", "message"]);
  const [lead] = storedLeads(answers.email);
  expect(lead?.fields["message"]).toBe(
    `${answers["message"]}\n\nPreferred times (America/Chicago): Fri noon-2`,
  );
  await expect(slot(page, "Friday midday, noon to 2")).not.toBeChecked();

  const repeated = form.getByRole("definition");
  await expect(repeated.filter({ hasText: answers.email })).toBeVisible();
  await expect(repeated.filter({ hasText: "Fri noon-2" })).toBeVisible();
  await expect(form.getByRole("heading", { name: "What happens next" })).toBeVisible();
});

test("demo: chosen times are written into the message; the trial, the picker by keyboard, and a message that was missing", async ({
  page,
}) => {
  await openHydrated(page, "/demo");

  await test.step("demo: chosen times are written into the message, after what the visitor wrote", async () => {
    await message(page).fill("Fourteen quotes.");
    await slot(page, "Thursday afternoon, 2 to 5").check();
    await slot(page, "Tuesday morning, 9 to noon").check();
    await expect(message(page)).toHaveValue(
      "Fourteen quotes.\n\nPreferred times (America/Chicago): Tue 9-noon, Thu 2-5",
    );
    await expect(page.locator("[aria-live]", { hasText: "In the message" })).toContainText(
      "Tue 9-noon, Thu 2-5",
    );
    await slot(page, "Thursday afternoon, 2 to 5").uncheck();
    await slot(page, "Tuesday morning, 9 to noon").uncheck();
    await expect(message(page)).toHaveValue("Fourteen quotes.");
  });

  await message(page).fill("");

  await test.step("demo: name and email come before the times", async () => {
    const form = mainForm(page, "demo");
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    const times = await topOf(form.getByRole("group", { name: "Preferred times" }));
    for (const field of ["Name", "Work email"]) {
      expect(await topOf(form.getByLabel(field))).toBeLessThan(times);
    }
    expect(await topOf(message(page))).toBeGreaterThan(times);
  });

  await test.step("demo: the trial is a box, and the wish is the message's first line", async () => {
    await slot(page, "Monday midday, noon to 2").check();
    await slot(page, "Start my 14-day free trial").check();
    await expect(message(page)).toHaveValue(
      "Start my 14-day free trial.\n\nPreferred times (America/Chicago): Mon noon-2",
    );
    await slot(page, "Start my 14-day free trial").uncheck();
    await expect(message(page)).toHaveValue("Preferred times (America/Chicago): Mon noon-2");
  });

  await slot(page, "Monday midday, noon to 2").uncheck();

  await test.step("demo: the picker works by keyboard", async () => {
    await slot(page, "Monday morning, 9 to noon").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(message(page)).toHaveValue(/Mon 9-noon, Tue 9-noon$/);
  });

  await test.step("demo: a message that was missing is no longer marked once times are in it", async () => {
    await slot(page, "Monday morning, 9 to noon").uncheck();
    await slot(page, "Tuesday morning, 9 to noon").uncheck();
    await expect(message(page)).toHaveValue("");
    await mainForm(page, "demo").getByRole("button").click();
    await expect(message(page)).toHaveAttribute("aria-invalid", "true");
    await slot(page, "Wednesday midday, noon to 2").check();
    await expect(message(page)).not.toHaveAttribute("aria-invalid");
  });
});

test(
  "demo: a time chosen before the scripts arrived counts",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsPass = await holdScripts(page);
    await page.goto("/demo");
    await slot(page, "Monday midday, noon to 2").check();
    await expect(message(page)).toHaveValue("");
    letScriptsPass();
    await waitForHydration(page);
    await mainForm(page, "demo").getByLabel("Name").focus();
    await expect(message(page)).toHaveValue("Preferred times (America/Chicago): Mon noon-2");
  },
);

test(
  "demo: what to expect, in minutes, and when the proposal comes",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/demo");
    const main = page.getByRole("main");
    await expect(main).toContainText("15-minute demo");
    await expect(main).toContainText("proposal follows within 24 hours");
    await expect(
      main.getByRole("list", { name: "The demo, step by step" }).locator("li"),
    ).toHaveCount(4);
  },
);

test("contact: mailboxes with their reply times, the demo, and three offices with their plans", async ({
  page,
}) => {
  await page.goto("/company/contact");
  const main = page.getByRole("main");
  for (const mailbox of ["sales", "support"]) {
    await expect(main.getByRole("link", { name: `${mailbox}@quotewright.example` })).toBeVisible();
  }
  await expect(main.getByText("reply within 2 hours", { exact: true })).toBeVisible();
  await expect(main.getByText("reply within 24 hours", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Book a Demo", exact: true })).toHaveAttribute(
    "href",
    "/demo",
  );

  const offices = main.locator("#offices li");
  await expect(offices).toHaveCount(3);
  for (const office of await offices.all()) {
    await expect(office.getByRole("img", { name: /^Floor plan of the/ })).toBeVisible();
    await expect(office.locator("address")).not.toBeEmpty();
    await expect(office.locator("a[href^='tel:+']")).toBeVisible();
    await expect(office.locator("a[href^='mailto:']")).toBeVisible();
  }
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("demo: times are asked for in the message, and the picker is not offered", async ({
    page,
  }) => {
    await page.goto("/demo");
    await expect(slot(page, "Monday morning, 9 to noon")).toBeHidden();
    await expect(page.getByText("Name two times that suit you in the message")).toBeVisible();
    await expect(mainForm(page, "demo")).toBeVisible();
  });
});
