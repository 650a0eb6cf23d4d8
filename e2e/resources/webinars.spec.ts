import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";

import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import {
  clockTime,
  sessionDay,
  sessionEnd,
  sessionStart,
  timeElsewhere,
} from "#app/site/webinars/webinar-session.ts";

import { expectAccessible } from "../browser/axe.ts";
import { attributeOf } from "../browser/located.ts";
import { expectNoHorizontalOverflow, openHydrated } from "../browser/site.ts";

const address = "/resources/webinars";
const [first, second] = upcomingSessions as [
  (typeof upcomingSessions)[number],
  (typeof upcomingSessions)[number],
];
const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const dayMs = 86_400_000;
const beforeAll = new Date(sessionStart(first).getTime() - 4 * dayMs);

test.use({ timezoneId: "Asia/Tokyo" });

async function readCalendar(page: Page, href: string) {
  const answer = await page.request.get(href);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("a coming session: its time in two zones, as a calendar, and Register Now", async ({
  page,
}) => {
  await page.clock.setFixedTime(beforeAll);
  await openHydrated(page, address);

  await test.step("the time is given in New York's zone and in the visitor's", async () => {
    await expect(card(page, first.title)).toContainText(`${clockTime(first.time)}, New York`);
    await expect(card(page, first.title)).toContainText(timeElsewhere(first, "Asia/Tokyo"));
    await expectNoHorizontalOverflow(page);
  });

  await test.step("Add to Calendar gives a file that a calendar reads, and so does the feed", async () => {
    const link = page.getByRole("link", { name: `Add to Calendar: ${second.title}` });
    const own = await readCalendar(page, await attributeOf(link, "href"));
    expect(own.map(({ summary }) => summary)).toEqual([second.title]);
    expect(own[0]!.startDate.toJSDate()).toEqual(sessionStart(second));
    const subscribe = page.getByRole("link", { name: /calendar of all sessions/ });
    const all = await readCalendar(page, await attributeOf(subscribe, "href"));
    expect(all.map(({ summary }) => summary)).toEqual(upcomingSessions.map(({ title }) => title));
  });

  await test.step("Register Now opens the contact form with the session written in", async () => {
    await page.getByRole("link", { name: `Register Now: ${first.title}` }).click();
    await expect(page).toHaveURL(/\/company\/contact\?message=/);
    await expect(page.getByRole("textbox", { name: /message/i })).toHaveValue(
      new RegExp(
        `register me for "${first.title}".+${sessionDay(first)}, ${clockTime(first.time)}`,
      ),
    );
  });
});

test("a session that has passed says so, and takes no more seats", async ({ page }) => {
  await page.clock.setFixedTime(sessionEnd(first));
  await openHydrated(page, address);
  const passed = card(page, first.title);
  await expect(passed).toContainText("This session has passed");
  await expect(passed.getByRole("link", { name: /Register Now|Add to Calendar/ })).toHaveCount(0);
  await expect(card(page, second.title).getByRole("link", { name: /^Register Now/ })).toBeVisible();
  await expectAccessible(page, "#sessions");
});

test(
  "when all sessions have passed, the page does not call them the next ones",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.clock.setFixedTime(sessionEnd(upcomingSessions.at(-1)!));
    await openHydrated(page, address);
    await expect(page.locator("#sessions").getByRole("heading", { level: 2 })).toHaveText(
      "No session is planned now. These have passed.",
    );
  },
);

const recording = (page: Page) => page.locator("#recordings").getByRole("article").first();
const position = (page: Page) => page.getByRole("slider", { name: "Position in the clip" });

const player = (page: Page) => page.getByRole("region", { name: /^Illustrated transcript/ });

async function playRecording(page: Page) {
  await openHydrated(page, address);
  await recording(page).scrollIntoViewIfNeeded();
  await page.clock.install();
  await recording(page)
    .getByRole("button", { name: /^Play illustrated transcript/ })
    .click();
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
  return { shown: player(page), lines: player(page).getByRole("list").getByRole("button") };
}

test("a recording plays in the page through its transcript, and its key moments are the chapters", async ({
  page,
}) => {
  const { shown, lines } = await playRecording(page);
  const moments = await recording(page).locator("h4").allTextContents();
  await expect(shown.getByRole("heading", { level: 4 })).toContainText(moments);
  await expect(shown.locator("svg line")).toHaveCount(moments.length);
  const caption = shown.locator("[aria-live=polite]");
  await expect(caption).toContainText(moments[0]!);
  await expect(caption).toContainText("I ran quality at a casting shop.");

  await page.clock.runFor(5_000);
  await expect(lines.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(caption).toContainText("We were scored by eleven customers");

  await lines.last().click();
  await expect(position(page)).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`, ${moments.at(-1)}$`),
  );
  await page.clock.runFor(30_000);
  await shown.getByRole("button", { name: "Play again" }).click();
  await expect(lines.nth(0)).toHaveAttribute("aria-current", "true");
  await expectNoHorizontalOverflow(page);
});

test("every sentence draws its own step of one drawing, and there are no others", async ({
  page,
}) => {
  await openHydrated(page, address);
  await recording(page).scrollIntoViewIfNeeded();
  const plays = page.getByRole("button", { name: /^Play illustrated transcript/ });
  const lines = player(page).getByRole("list").getByRole("button");
  const steps = player(page).locator("svg.drawing use");
  const cards = await page.locator("#recordings").getByRole("article").all();
  await expect(plays).toHaveCount(cards.length);
  for (const card of cards) {
    await card.getByRole("button", { name: /^Play illustrated transcript/ }).click();
    await expect(steps).toHaveCount(1);
    await lines.last().click();
    await expect(steps).toHaveCount(await lines.count());
    const [file, last] = (await attributeOf(steps.last(), "href")).split("#");
    const drawing = await (await page.request.get(file!)).text();
    expect(drawing.match(/<g id="s\d+"/g)?.at(-1)).toBe(`<g id="${last}"`);
  }
});

test("the player is worked by keyboard: space and arrows", async ({ page }) => {
  const { shown } = await playRecording(page);
  await page.keyboard.press("Space");
  await expect(shown.getByRole("button", { name: "Play" })).toBeFocused();
  // Some of the clip has played until the key was pressed, more on a busy machine.
  const held = Number(await position(page).inputValue());
  const expectAt = (seconds: number) => expect(position(page)).toHaveValue(String(held + seconds));
  await page.clock.runFor(5_000);
  await expectAt(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectAt(10);
  await page.keyboard.press("ArrowLeft");
  await expectAt(5);

  await position(page).focus();
  await page.keyboard.press("ArrowRight");
  await expectAt(6);
  await page.keyboard.press("Space");
  await expect(shown.getByRole("button", { name: "Pause" })).toBeVisible();

  // Elsewhere on the page the keys are the page's own.
  await page.keyboard.press("Space");
  await recording(page).locator("summary").focus();
  await page.keyboard.press("ArrowRight");
  await expectAt(6);
});

test(
  "the player is accessible in both prints, and still where motion is not wanted",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { shown } = await playRecording(page);
    const moving = await shown
      .locator("svg.drawing")
      .evaluate((picture) =>
        picture
          .getAnimations({ subtree: true })
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10),
      );
    expect(moving).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, "#recordings");
    }
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("key moments and transcript of a recording open, and what cannot play is not offered", async ({
    page,
  }) => {
    await page.goto(address);
    expect(await page.locator("#recordings").getByRole("article").count()).toBeGreaterThan(3);
    const first = recording(page);
    await expect(first.getByRole("button", { name: /^Play/ })).toHaveCount(0);
    await expect(first.getByRole("heading", { level: 4 }).first()).toBeHidden();
    await first.locator("summary").click();
    await expect(first.getByRole("heading", { level: 4 })).toHaveCount(4);
    await expect(first.getByText(/casting shop/)).toBeVisible();
  });
});
