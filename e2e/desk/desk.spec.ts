import { expect, test } from "@playwright/test";

import { claimed } from "#server/leads/testing/store-contract/opened-store.ts";
import type { DeliveryTarget } from "#server/leads/store.ts";
import { newLead } from "#server/testing/new-lead.ts";

import { axeFindings } from "../browser/axe.ts";
import { hiddenFocus, smallTargets } from "../browser/page-inspection.ts";
import { deskOnEach, openDesk } from "./open-desk.ts";

const ana = () =>
  newLead({
    form: "demo",
    fields: {
      name: "Ana Müller",
      email: "ana@acme.example",
      company: "ACME",
      phone: "+49 30 1234",
      message: "400 brackets, 6 weeks.\nCan we see it with our own quotes?",
    },
    sourcePage: "/company/contact?message=I+would+like+a+demo",
  });

test("by keyboard: search, open, answer, and find it again by its state", async ({ page }) => {
  await using desk = await openDesk();
  const lead = ana();
  for (const each of [newLead(), lead, newLead({ spamReason: "honeypot" })])
    await desk.store.save(each);
  await desk.enter(page);
  await expect(page.getByRole("row")).toHaveCount(3);

  await page.getByLabel("Search").focus();
  await page.keyboard.type("müller");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Ana Müller" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Müller");
  await expect(page.getByText("I would like a demo")).toBeVisible();

  await page.getByLabel("State").focus();
  await page.keyboard.type("Answered");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Mira");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Sent three dates.");
  await page.getByRole("button", { name: "Save" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Saved.");
  expect(await desk.store.find(lead.id)).toMatchObject({
    state: "answered",
    owner: "Mira",
    note: "Sent three dates.",
  });

  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await page.getByLabel("State").selectOption("Answered");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("leads.csv");
});

test("found by form and day, marked as spam and back; each delivery tried again or given up by itself", async ({
  page,
}) => {
  await using desk = await openDesk();
  const day = (n: number) => Date.UTC(2026, 5, n);
  const lead = { ...ana(), receivedAtMs: day(2) };
  const others = [
    newLead({ receivedAtMs: day(2) }),
    newLead({ form: "demo", receivedAtMs: day(1) }),
    newLead({ form: "demo", receivedAtMs: day(4) }),
  ];
  for (const each of [lead, ...others]) await desk.store.save(each);
  const ofDemo = (target: DeliveryTarget) => ({ target, form: "demo" }) as const;
  await desk.enter(page);
  await page.getByLabel("Form").selectOption("Demo");
  await page.getByLabel("From (UTC)").fill("2026-06-02");
  await page.getByLabel("To (UTC)").fill("2026-06-03");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Ana Müller" }).click();

  await page.getByRole("button", { name: "Mark as spam" }).click();
  await expect(page.getByRole("status")).toContainText("Marked as spam");
  await expect(page.getByText("Spam is not delivered.")).toBeVisible();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByRole("status")).toContainText("Not spam");

  await desk.store.markRefused(
    await claimed(desk.store, ofDemo("webhook"), 1, 500),
    null,
    "answered 422",
  );
  await desk.store.markFailed(
    await claimed(desk.store, ofDemo("email"), 1, 500),
    Date.now() + 1e6,
    "ECONNREFUSED",
  );
  const aside = async () =>
    (await desk.store.find(lead.id))?.deliveries.map(({ setAside }) => setAside);
  await page.reload();
  await page.getByRole("button", { name: "Give up: webhook" }).click();
  await expect(page.getByRole("status")).toContainText("Given up");
  expect(await aside()).toEqual(["skipped", null]);
  await page.getByRole("button", { name: "Give up: mail" }).click();
  await page.getByRole("button", { name: "Try again: webhook" }).click();
  await expect(page.getByRole("status")).toContainText("Due now");
  expect(await aside()).toEqual([null, "skipped"]);
});

for (const { store, open, tag } of deskOnEach) {
  test(
    `on ${store}, the last demos say which campaigns brought them, and one leads to its own`,
    { tag },
    async ({ page }) => {
      await using desk = await open();
      const letter = { utm_source: "letter", utm_campaign: "autumn" };
      const arrivals = [{}, letter, { referrer: "news.example/tools" }, letter];
      for (const arrival of arrivals) await desk.store.save(newLead({ form: "demo", arrival }));
      await desk.store.save(newLead({ arrival: letter }));
      await desk.enter(page);
      await page.getByLabel("Form").selectOption("Demo");
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(page.getByRole("list", { name: "Came from" }).getByRole("listitem")).toHaveText([
        "letter / autumn: 2",
        "news.example/tools: 1",
        "Not known: 1",
      ]);
      await page.getByRole("link", { name: "letter / autumn" }).click();
      await expect(page.getByRole("row")).toHaveCount(3);
      await expect(page.getByLabel("Form")).toHaveValue("demo");
      await page.getByRole("textbox", { name: "Came from" }).fill("NEWS.example");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("row")).toHaveCount(2);
      await expect(page.getByRole("cell", { name: "news.example/tools" })).toBeVisible();
    },
  );
}

test("two people: what one saved is not overwritten by the other", async ({ page, browser }) => {
  await using desk = await openDesk();
  const lead = ana();
  await desk.store.save(lead);
  await using context = await browser.newContext();
  const other = await context.newPage();
  for (const each of [page, other]) {
    await desk.enter(each);
    await each.getByRole("link", { name: "Ana Müller" }).click();
  }
  await other.getByLabel("Note").fill("Called at nine.");
  await other.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Note").fill("Writes in May.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Called at nine.");
  await expect(page.getByLabel("Note")).toHaveValue("Writes in May.");
  expect((await desk.store.find(lead.id))?.note).toBe("Called at nine.");
});

test("a person is forgotten after a preview, and spam is passed on when it is none", async ({
  page,
}) => {
  await using desk = await openDesk();
  const caught = newLead({ spamReason: "too-fast" });
  const lead = ana();
  for (const each of [caught, lead]) await desk.store.save(each);
  await desk.enter(page);
  await page.getByLabel("Spam").selectOption("Only spam");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("link", { name: "Ada Marsh" }).click();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  expect((await desk.store.find(caught.id))?.spamReason).toBeNull();

  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await page.getByRole("link", { name: "Ana Müller" }).click();
  await page.getByRole("link", { name: "Forget this person" }).click();
  await expect(page.getByText("1 lead of ana@acme.example")).toBeVisible();
  await page.getByRole("button", { name: "Erase 1 lead" }).click();
  await expect(page.getByRole("status")).toContainText("Erased 1 lead.");
  expect(await desk.store.find(lead.id)).toBeUndefined();
});

test("axe finds nothing, nothing overflows at 320 px, and every stop is marked", async ({
  page,
}) => {
  await using desk = await openDesk();
  const lead = ana();
  await desk.store.save(lead);
  const arrival = { utm_source: "letter", utm_campaign: "W".repeat(90) };
  await desk.store.save(newLead({ arrival, fields: { ...lead.fields, company: "W".repeat(190) } }));
  await desk.enter(page);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  const origin = new URL(page.url()).origin;
  for (const path of ["/", `/leads/${lead.id}`, "/forget?email=ana%40acme.example", "/nowhere"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(origin + path);
      expect(await axeFindings(page)).toEqual([]);
    }
    expect(await page.evaluate(smallTargets)).toEqual([]);
    expect(await page.evaluate(hiddenFocus, {})).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(await page.evaluate(ownLetters)).toEqual(["National Park", "Spline Sans Mono"]);
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
});

/** The site's own fonts that the page has loaded. */
async function ownLetters(): Promise<string[]> {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  return [...new Set(loaded.map(({ family }) => family.replaceAll('"', "")))].toSorted();
}
