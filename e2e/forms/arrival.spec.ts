import { expect, test } from "@playwright/test";

import { forms } from "#contract/forms.ts";

import { openHydrated, waitForHydration } from "../browser/site.ts";
import { fillIn, mainForm, newAnswers } from "./form-journeys.ts";
import { storedLeads } from "./stored-leads.ts";

const campaign = "/?utm_source=google&utm_medium=cpc&utm_campaign=spring%20quotes&gclid=1";
const arrival = { utm_source: "google", utm_medium: "cpc", utm_campaign: "spring quotes" };

test("a demo booked two pages after a campaign's link says which campaign it was", async ({
  page,
}) => {
  await openHydrated(page, campaign);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL("/pricing");
  await page.getByRole("banner").getByRole("link", { name: "Book a Demo" }).first().click();
  await expect(page).toHaveURL("/demo");
  const form = mainForm(page, "demo");
  const answers = newAnswers("demo");
  await fillIn(form, answers);
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(forms.demo.successMessage);
  expect(storedLeads(answers.email)).toMatchObject([{ arrival, sourcePage: "/demo" }]);
});

test("so does one from another site, over pages that the browser loaded whole, and nothing is stored", async ({
  page,
  context,
}) => {
  const referer = "https://news.example/tools?reader=ana";
  await page.goto("/", { referer });
  await page.goto("/pricing", { referer: page.url() });
  await page.goto("/demo", { referer: page.url() });
  await waitForHydration(page);
  const form = mainForm(page, "demo");
  const answers = newAnswers("demo");
  await fillIn(form, answers);
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(forms.demo.successMessage);
  expect(storedLeads(answers.email)).toMatchObject([
    { arrival: { referrer: "news.example/tools" } },
  ]);
  expect(await context.cookies()).toEqual([]);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a campaign's link to the form itself is known by its address", async ({ page }) => {
    await page.goto(`/demo${campaign.slice(1)}`);
    const form = mainForm(page, "demo");
    const answers = newAnswers("demo");
    await fillIn(form, answers);
    await form.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.demo.successMessage);
    expect(storedLeads(answers.email)).toMatchObject([{ arrival }]);
  });
});
