import { expect, type Page, test } from "@playwright/test";

import { FORM_ACTION, type FormName, formNames, forms, MIN_FILL_MS } from "#contract/forms.ts";

import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { fillIn, formPages, mainForm, newAnswers } from "./form-journeys.ts";
import { openHydrated } from "../browser/site.ts";
import { storedLeads } from "./stored-leads.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.setOffline(false));

async function openForm(page: Page, name: FormName, address: string = formPages[name]) {
  await openHydrated(page, address);
  const form = mainForm(page, name);
  await expect(form, "React has taken the form over").toHaveAttribute("novalidate", "");
  return form;
}

/** A post that comes sooner is kept as spam. */
async function passMinimumFillTime(page: Page) {
  await page.waitForFunction((minimumMs) => performance.now() > minimumMs, MIN_FILL_MS);
}

function countPosts(page: Page) {
  const posts: string[] = [];
  page.on("request", (request) => {
    const isForm = request.method() === "POST" && new URL(request.url()).pathname === FORM_ACTION;
    if (isForm) posts.push(request.url());
  });
  return posts;
}

for (const name of formNames) {
  const { successMessage, failureMessage } = forms[name];
  // Where its answer comes up on a phone, one shows; that of the demo is stored in demo-and-contact.spec.ts.
  const whenStored = { contact: "@both", newsletter: [], demo: "@nightly" }[name];

  test(
    `${name}: a filled form is stored, thanked for and emptied`,
    { tag: whenStored },
    async ({ page }) => {
      const form = await openForm(page, name);
      const answers = newAnswers(name);
      await fillIn(form, answers);
      await passMinimumFillTime(page);
      await form.getByRole("button").click();

      const result = form.getByRole("status").locator("[data-result=green]");
      await expect(result).toHaveText(successMessage);
      await expect(result).toBeFocused();
      await expect(result).toBeInViewport();
      for (const field of Object.keys(answers)) {
        await expect(form.locator(`[name=${field}]`)).toHaveValue("");
      }
      expect(storedLeads(answers.email)).toEqual([
        { form: name, fields: answers, spamReason: null, sourcePage: formPages[name], arrival: {} },
      ]);
    },
  );

  test(
    `${name}: when the server cannot store, the visitor is told and keeps the text`,
    { tag: name === "contact" ? "@also-phone" : "@nightly" },
    async ({ page }) => {
      await page.route("/", (route) => route.fulfill({ status: 503 }));
      const form = await openForm(page, name);
      const answers = newAnswers(name);
      await fillIn(form, answers);
      await form.getByRole("button").click();

      const result = form.getByRole("alert").locator("[data-result=red]");
      await expect(result).toHaveText(failureMessage);
      await expect(result).toBeInViewport();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const ground = await result.evaluate((box) => getComputedStyle(box).backgroundColor);
        const [red = 0, ...others] = ground.match(/\d+/g)!.map(Number);
        expect(red - Math.max(...others), `red in ${ground}`).toBeGreaterThan(30);
      }
      await expect(form.getByRole("button")).toBeFocused();
      for (const [field, value] of Object.entries(answers)) {
        await expect(form.locator(`[name=${field}]`)).toHaveValue(value);
      }

      await page.unroute("/");
      await page.keyboard.press("Enter");
      await expect(form.getByRole("status")).toHaveText(successMessage);
      expect(storedLeads(answers.email)).toHaveLength(1);
    },
  );
}

test("a double click stores one lead", async ({ page }) => {
  const posts = countPosts(page);
  const form = await openForm(page, "contact");
  const answers = newAnswers("contact");
  await fillIn(form, answers);
  await form.getByRole("button").dblclick();

  await expect(form.getByRole("status")).toHaveText(forms.contact.successMessage);
  expect(posts).toHaveLength(1);
  expect(storedLeads(answers.email)).toHaveLength(1);
});

test(
  "the second of a double click that comes after the answer leaves the thanks",
  { tag: "@nightly" },
  async ({ page }) => {
    const form = await openForm(page, "contact");
    await fillIn(form, newAnswers("contact"));
    await form.getByRole("button").click();
    await expect(form.getByRole("status")).toHaveText(forms.contact.successMessage);

    await form.getByRole("button").dispatchEvent("click", { detail: 2 });
    await expect(form.locator("[aria-invalid]")).toHaveCount(0);
    await expect(form.getByRole("status")).toHaveText(forms.contact.successMessage);
  },
);

test("an answer that gets lost on the way does not make two leads of one", async ({ page }) => {
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    await route.abort("connectionreset");
  });
  const form = await openForm(page, "demo");
  const answers = newAnswers("demo");
  await fillIn(form, answers);
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toHaveText(forms.demo.failureMessage);
  expect(storedLeads(answers.email)).toHaveLength(1);

  await page.unroute("/");
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(forms.demo.successMessage);
  expect(storedLeads(answers.email)).toHaveLength(1);
});

test("a server that does not answer is given 15 seconds", async ({ page }) => {
  await page.clock.install();
  await page.route("/", () => {});
  const form = await openForm(page, "contact");
  await fillIn(form, newAnswers("contact"));
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole("button").click();
  const button = form.getByRole("button", { name: forms.contact.submittingLabel });
  await expect(button).toHaveAttribute("aria-disabled", "true");

  await page.clock.runFor(14_000);
  await expect(button).toBeFocused();
  await expect(form.getByRole("alert")).toBeEmpty();

  await page.clock.runFor(1_500);
  await expect(form.getByRole("alert")).toHaveText(forms.contact.failureMessage);
  await expect(form.getByRole("button")).toHaveText(forms.contact.submitLabel);
});

test("offline is said at once, and the form can be sent when the connection is back", async ({
  page,
  context,
}) => {
  const posts = countPosts(page);
  const form = await openForm(page, "contact");
  const answers = newAnswers("contact");
  await fillIn(form, answers);
  await context.setOffline(true);
  await form.getByRole("button").click();
  await expect(form.locator("[data-result=red]")).toHaveText(forms.contact.failureMessage);
  await expect(form.getByRole("alert")).toContainText("You are offline.");
  expect(posts).toEqual([]);

  await context.setOffline(false);
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(forms.contact.successMessage);
  expect(storedLeads(answers.email)).toHaveLength(1);
});

test("with the keyboard alone: the summary leads to each field, then the form is sent", async ({
  page,
}) => {
  const form = await openForm(page, "contact");
  const answers = newAnswers("contact", { phone: "" });
  await form.getByLabel("Name").focus();
  await page.keyboard.press("Enter");

  const summary = form.getByRole("group", {
    name: "4 fields need a correction. Nothing was sent.",
  });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  for (const [index, name] of ["name", "email", "company", "message"].entries()) {
    await summary.getByRole("link").nth(index).focus();
    await page.keyboard.press("Enter");
    const field = form.locator(`[name=${name}]`);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeInViewport();
    await page.keyboard.insertText(answers[name] ?? "");
    await expect(field).not.toHaveAttribute("aria-invalid");
  }
  expect(new URL(page.url()).hash).toBe("");

  await page.keyboard.press("Tab");
  await expect(form.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText(forms.contact.successMessage);
  expect(storedLeads(answers.email)).toHaveLength(1);
});

test(
  "the Tab key passes the fields in their order and never meets the honeypot",
  { tag: "@nightly" },
  async ({ page }) => {
    const form = await openForm(page, "demo");
    await form.getByLabel("Name").focus();
    for (const { name } of forms.demo.fields) {
      // The times to choose from stand between two fields.
      while (await form.locator("[type=checkbox]:focus").count()) await page.keyboard.press("Tab");
      await expect(form.locator(`[name=${name}]`)).toBeFocused();
      await page.keyboard.press("Tab");
    }
    await expect(form.getByRole("button")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(form.getByLabel("Message")).toBeFocused();
  },
);

test("what is typed before the scripts arrive is kept and sent", async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto(formPages.contact);
  const form = mainForm(page, "contact");
  const answers = newAnswers("contact");
  await fillIn(form, answers);
  await expect(form).not.toHaveAttribute("novalidate");
  letScriptsPass();
  await expect(form).toHaveAttribute("novalidate", "");
  await form.getByRole("button").click();

  await expect(form.getByRole("status")).toHaveText(forms.contact.successMessage);
  expect(storedLeads(answers.email).map((lead) => lead.fields)).toEqual([answers]);
});

test(
  "the footer's newsletter form works beside the page's own",
  { tag: "@nightly" },
  async ({ page }) => {
    const own = await openForm(page, "newsletter");
    const form = page.locator("footer form[name=newsletter]");
    const { email } = newAnswers("newsletter");
    await form.getByLabel("Work email").fill(email);
    await form.getByRole("button").click();

    await expect(form.getByRole("status")).toHaveText(forms.newsletter.successMessage);
    await expect(own.getByRole("status")).toBeEmpty();
    expect(storedLeads(email)).toHaveLength(1);
  },
);

test(
  "every state of a form is accessible, in both prints",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const expectNothingFound = async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, "main form");
      }
    };
    const refused = ["name", "company"].map((name) => ({ name, text: "Please type it again." }));
    await page.route("/", (route) => route.fulfill({ status: 422, json: { fields: refused } }));
    const form = await openForm(page, "contact");
    const answers = newAnswers("contact");
    await fillIn(form, answers);
    await form.getByRole("button").click();
    await form.getByLabel("Name").fill("Dana");
    await expect(form.getByText("Corrected.")).toBeVisible();
    await expect(form.getByLabel("Company")).toHaveAttribute("aria-invalid", "true");
    await expect(form.locator("[data-result=red]")).toBeVisible();
    await expectNothingFound();

    await page.unroute("/");
    await form.getByRole("button").click();
    await expect(form.locator("[data-result=green]")).toBeVisible();
    await expectNothingFound();
  },
);
