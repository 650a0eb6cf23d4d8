import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";

import { upcomingSessions } from "#app/content/webinars.ts";
import { sessionEnd, sessionStart } from "#app/lib/webinar-session.ts";

import { expectNoHorizontalOverflow, openHydrated } from "./site.ts";

const address = "/resources/webinars";
const [first, second] = upcomingSessions as [
  (typeof upcomingSessions)[number],
  (typeof upcomingSessions)[number],
];
const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const beforeAll = new Date("2026-11-15T12:00:00Z");

test.use({ timezoneId: "Asia/Tokyo" });

test("Register Now opens the contact form with the session written in", async ({ page }) => {
  await page.clock.setFixedTime(beforeAll);
  await openHydrated(page, address);
  await page.getByRole("link", { name: `Register Now: ${first.title}` }).click();
  await expect(page).toHaveURL(/\/company\/contact\?message=/);
  await expect(page.getByRole("textbox", { name: /message/i })).toHaveValue(
    new RegExp(`register me for "${first.title}".+November 19, 2026, 1:00 PM`),
  );
});

test("Add to Calendar gives a file that a calendar reads, and so does the feed", async ({
  page,
}) => {
  await page.goto(address);
  const link = page.getByRole("link", { name: `Add to Calendar: ${second.title}` });
  const own = await readCalendar(page, (await link.getAttribute("href"))!);
  expect(own.map(({ summary }) => summary)).toEqual([second.title]);
  expect(own[0]!.startDate.toJSDate()).toEqual(sessionStart(second));
  const subscribe = page.getByRole("link", { name: /calendar of all sessions/ });
  const all = await readCalendar(page, (await subscribe.getAttribute("href"))!);
  expect(all.map(({ summary }) => summary)).toEqual(upcomingSessions.map(({ title }) => title));
});

async function readCalendar(page: Page, href: string) {
  const answer = await page.request.get(href);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("the time is given in New York's zone and in the visitor's", async ({ page }) => {
  await page.clock.setFixedTime(beforeAll);
  await openHydrated(page, address);
  await expect(card(page, first.title)).toContainText("1:00 PM, New York");
  await expect(card(page, first.title)).toContainText("Fri, Nov 20, 3:00 AM GMT+9");
  await expectNoHorizontalOverflow(page);
});

test("a session that has passed says so, and takes no more seats", async ({ page }) => {
  await page.clock.setFixedTime(sessionEnd(first));
  await openHydrated(page, address);
  const passed = card(page, first.title);
  await expect(passed).toContainText("This session has passed");
  await expect(passed.getByRole("link", { name: /Register Now|Add to Calendar/ })).toHaveCount(0);
  await expect(card(page, second.title).getByRole("link", { name: /^Register Now/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include("#sessions").analyze();
  expect(violations).toEqual([]);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("key moments and transcript of a recording open", async ({ page }) => {
    await page.goto(address);
    const recordings = page.locator("#recordings").getByRole("article");
    await expect(recordings).toHaveCount(4);
    const recording = recordings.first();
    await expect(recording.getByRole("heading", { level: 4 }).first()).toBeHidden();
    await recording.locator("summary").click();
    await expect(recording.getByRole("heading", { level: 4 })).toHaveCount(4);
    await expect(recording.getByText(/casting shop/)).toBeVisible();
  });
});
