import { expect, type Page, test } from "@playwright/test";

import { trial } from "#app/site/facts/trial.ts";

import { expectAccessible } from "../browser/axe.ts";
import { openHydrated } from "../browser/site.ts";

const cards = (page: Page) =>
  page
    .getByRole("list", { name: "Testimonials" })
    .getByRole("article", { name: /^Testimonial by/ });
const playButtons = (page: Page) => page.getByRole("button", { name: /^Play Video/ });

test(
  "testimonials: quotes and figures, and an accessible dialog that keeps the focus and gives it back",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/customers/testimonials");

    await test.step("testimonials: six quotes, each with its rating in words, author, title, company and industry", async () => {
      await expect(cards(page)).toHaveCount(6);
      for (const card of await cards(page).all()) {
        await expect(card.locator("blockquote")).not.toBeEmpty();
        await expect(card.getByText("5 out of 5")).toBeVisible();
        await expect(card.locator("svg.drawing").first()).toBeVisible();
        for (const label of ["Company", "Industry"]) {
          await expect(card.locator("dt", { hasText: label }).locator("+ dd")).not.toBeEmpty();
        }
      }
      await expect(page.getByRole("main")).toContainText(
        "People, customers, logos and figures on this site are illustrative.",
      );
    });

    await test.step("testimonials: the figures of the specification", async () => {
      for (const figure of ["98%", "500+", "4.9/5"]) {
        await expect(page.getByRole("main").getByText(figure, { exact: true })).toBeVisible();
      }
    });

    await test.step("the dialog is accessible in both prints, keeps the focus and gives it back", async () => {
      const opener = playButtons(page).nth(1);
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "One buyer, three plants" });
      await expect(dialog.locator(":focus")).toHaveCount(1);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, "dialog");
      }
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press("Tab");
        const isOutside = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest("dialog");
        });
        expect(isOutside, `after ${press + 1} presses`).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await dialog.getByRole("button", { name: "Close video" }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  },
);

test(
  "Play Video opens the sample, with nothing loaded before",
  { tag: "@also-phone" },
  async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openHydrated(page, "/customers/testimonials");
    await expect(playButtons(page)).toHaveCount(2);
    await playButtons(page).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const isOfTheClip = (path: string) =>
      /storyboard-dialog|drawing-op-|drawing-rotor-frame-compact/.test(path);
    expect(requests.filter(isOfTheClip)).toEqual([]);

    await playButtons(page).first().click();
    const dialog = page.getByRole("dialog", { name: "Quoting 212 parts before first flight" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(/sample/i);
    expect(requests.filter(isOfTheClip)).not.toEqual([]);
  },
);

test(
  "the clip plays through its captions, and can be stopped, moved and played again",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/customers/testimonials");
    await page.clock.install();
    await playButtons(page).first().click();
    const dialog = page.getByRole("dialog");
    const lines = dialog.getByRole("list").getByRole("button");
    const position = dialog.getByRole("slider", { name: "Position in the clip" });
    await expect(lines.nth(0)).toHaveAttribute("aria-current", "true");

    await page.clock.runFor(7_000);
    await expect(lines.nth(1)).toHaveAttribute("aria-current", "true");

    await dialog.getByRole("button", { name: "Pause" }).click();
    const stoppedAt = await position.inputValue();
    await page.clock.runFor(10_000);
    await expect(position).toHaveValue(stoppedAt);

    await lines.nth(4).click();
    await expect(position).toHaveValue("24");
    await expect(lines.nth(4)).toHaveAttribute("aria-current", "true");

    await position.focus();
    await page.keyboard.press("End");
    await expect(position).toHaveAttribute("aria-valuetext", "0:36 of 0:36");
    await dialog.getByRole("button", { name: "Play again" }).click();
    await expect(lines.nth(0)).toHaveAttribute("aria-current", "true");
    await expect(dialog.getByRole("button", { name: "Pause" })).toBeVisible();
  },
);

test(
  "a player that cannot be fetched is reported, and the transcript is still there",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/customers/testimonials");
    await page.route("**/assets/storyboard-dialog*", (route) => route.abort());
    await playButtons(page).first().click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "The clip could not be loaded",
    );
    const transcript = page.locator("main details").first();
    await transcript.locator("summary").click();
    await expect(transcript.locator("p").first()).toBeVisible();
  },
);

test("case studies: three customers, each with challenge, solution, testimonial and results", async ({
  page,
}) => {
  await page.goto("/customers/case-studies");
  for (const [id, industry] of [
    ["halvard", "Aerospace"],
    ["tessel", "Electronics"],
    ["kitebird", "eVTOL"],
  ] as const) {
    const study = page.locator(`#${id}`);
    await expect(study.getByText(industry, { exact: true })).toBeVisible();
    await expect(study.getByRole("heading", { name: "Challenge" })).toBeVisible();
    await expect(study.getByRole("heading", { name: "Solution" })).toBeVisible();
    await expect(study.getByRole("article", { name: /^Testimonial by \w+ \w+/ })).toBeVisible();
    const results = study.getByRole("table", { name: /^Results at/ }).locator("tbody tr");
    await expect(results).toHaveCount(3);
    for (const result of await results.all()) {
      await expect(result).toContainText(/\d+% less|\dx faster/);
      await expect(result.locator("th svg")).toBeVisible();
    }
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Start a free trial" })).toHaveAttribute(
    "href",
    trial.tool,
  );
  await expect(main.getByRole("link", { name: "Book a Demo" })).toHaveAttribute("href", "/demo");
});

test(
  "case studies: before and after are drawn to one scale, from one start",
  { tag: "@also-phone" },
  async ({ page }) => {
    await page.goto("/customers/case-studies");
    const results = page.getByRole("table", { name: /^Results at/ }).locator("tbody tr");
    await expect(results).toHaveCount(9);
    for (const result of await results.all()) {
      // What is out of view is not laid out.
      await result.scrollIntoViewIfNeeded();
      const [before, after] = await result
        .locator("td > div")
        .filter({ has: page.locator("svg") })
        .evaluateAll((rooms) =>
          rooms.map((room) => {
            const length = room.querySelector("svg")!.getBoundingClientRect();
            const cell = room.parentElement!.getBoundingClientRect();
            return { from: length.left - cell.left, width: length.width };
          }),
        );
      expect(after!.from).toBeCloseTo(before!.from, 0);
      expect(after!.width).toBeCloseTo(before!.width, 0);
    }
  },
);

test("customers: three figures, two stories, and each leads to its case", async ({ page }) => {
  await openHydrated(page, "/customers");
  const main = page.getByRole("main");
  for (const text of [
    "60-80%",
    "cycle time reduction",
    "5x",
    "faster approvals",
    "9%",
    "landed cost savings",
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("article")).toHaveCount(2);
  await main.getByRole("link", { name: /^Read the Kitebird case/ }).click();
  await expect(page).toHaveURL("/customers/case-studies#kitebird");
  await expect(page.locator("#kitebird h2")).toBeInViewport();
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the transcripts can be read, and what cannot play is not offered", async ({ page }) => {
    await page.goto("/customers/testimonials");
    await expect(playButtons(page).first()).toBeHidden();
    const transcript = page.locator("main details").nth(1);
    await transcript.locator("summary").click();
    await expect(transcript.locator("p").last()).toBeVisible();
  });
});
