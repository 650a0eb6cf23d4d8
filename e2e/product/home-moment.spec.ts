import { expect, type Page, test } from "@playwright/test";

import { motorMountQuotation } from "#app/samples/motor-mount-quotation.ts";

import { nextFrames, openHydrated, takenOver } from "../browser/site.ts";
import { shifted, watchShifts } from "../browser/layout-shifts.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const quotation = (page: Page) => page.locator("[data-quotation]");
const rows = (page: Page) =>
  page.getByRole("list", { name: "Suppliers ranked by score" }).getByRole("listitem");
const again = (page: Page) => page.getByRole("button", { name: "Read it again" });
const inTheAir = (page: Page) =>
  page.locator("[data-sky]").evaluate((sky) => sky.shadowRoot?.childElementCount ?? 0);
/** Asked in each frame: between two of Playwright's own looks a busy machine may show all of it. */
const untilInTheAir = (page: Page) =>
  page.waitForFunction(
    () => (document.querySelector("[data-sky]")?.shadowRoot?.childElementCount ?? 0) > 0,
  );
const moving = (page: Page) =>
  page.locator("[data-moment]").evaluate((stage) => stage.getAnimations({ subtree: true }).length);
const isMomentCode = (address: string) => /\/moment-[^/]+\.js$/.test(address);

/** Walks through it on its own clock, and says where each value is first and last seen, and what it reads there. */
function watchFlights(stage: Element) {
  const sky = stage.querySelector("[data-sky]")!.shadowRoot!;
  const all = [...sky.getAnimations(), ...stage.getAnimations({ subtree: true })];
  const ends = Number(all[0]!.effect!.getComputedTiming().endTime);
  for (const each of all) each.pause();
  const row = stage.querySelector("[data-supplier='reinhold-vogt']")!;
  const seen = [...sky.children].map((carrier) => ({
    carrier,
    first: "",
    from: 0,
    last: "",
    to: "",
  }));
  const marks = [...stage.querySelectorAll("[data-quotation] mark")];
  for (let at = 0; at < ends; at += 10) {
    for (const each of all) each.currentTime = at;
    seen.forEach((flight, index) => {
      if (getComputedStyle(flight.carrier).opacity !== "1") return;
      // Each covers the other as far as it is drawn.
      const shown = [...flight.carrier.children].filter((side) => {
        const inset =
          getComputedStyle(side)
            .clipPath.match(/-?[\d.]+px/g)
            ?.map(parseFloat) ?? [];
        return Math.max(0, ...inset) < side.clientWidth / 2;
      });
      const text = shown.map((side) => side.lastChild!.textContent).join();
      const place = shown[0]?.getBoundingClientRect();
      if (!place) return;
      if (flight.first === "") {
        const mark = marks[index]!.getBoundingClientRect();
        flight.first = text;
        flight.from = Math.hypot(
          place.left - mark.left,
          place.top + place.height / 2 - mark.top - mark.height / 2,
        );
      }
      flight.last = text;
      const middle = place.top + place.height / 2;
      const cell = [...row.children].find((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return place.left >= left && place.left < right && middle > top && middle < bottom;
      });
      flight.to = cell?.textContent ?? "";
    });
  }
  for (const each of all) each.finish();
  return seen.map(({ first, from, last, to }) => ({ first, from, last, to }));
}

test(
  "each value flies from its words in the quotation to its place in the ranking, converted by the record",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/");
    await again(page).click();
    await expect.poll(() => inTheAir(page)).toBe(motorMountQuotation.lines.length);
    const flights = await page.locator("[data-moment]").evaluate(watchFlights);
    for (const [index, { part, asQuoted, becomes }] of motorMountQuotation.lines.entries()) {
      const flight = flights[index]!;
      await expect(quotation(page).getByText(asQuoted)).toBeVisible();
      expect(flight.first).toBe(asQuoted);
      expect(flight.from, `px from where ${asQuoted} stands`).toBeLessThan(40);
      expect(flight.last).toBe(becomes);
      expect(flight.to, becomes).toContain(part === "leadTime" ? "18 d" : "$51,600");
    }
    await expect.poll(() => inTheAir(page)).toBe(0);
    await expect(rows(page).last()).toContainText("Reinhold & Vogt");
  },
);

test("it begins by itself after the first paint, moves nothing in the layout, and a weight that is moved ends it", async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto("/");
  // Beside the rest of the start: on a busy machine that takes longer than all of it.
  await Promise.all([untilInTheAir(page), takenOver(page)]);
  const before = await shifted(page);
  const [fetchedAt, paintedAt] = await page.evaluate(() => [
    performance.getEntriesByType("resource").find(({ name }) => /\/moment-[^/]+\.js$/.test(name))
      ?.startTime,
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  ]);
  expect(fetchedAt).toBeGreaterThan(paintedAt ?? Number.NaN);
  await expect.poll(() => inTheAir(page)).toBe(0);
  expect(await moving(page)).toBe(0);
  expect(await shifted(page)).toBe(before);

  await again(page).click();
  await untilInTheAir(page);
  await page.getByRole("slider", { name: "Weight of lead time" }).fill("77");
  expect(await inTheAir(page)).toBe(0);
  await expect(rows(page).first()).toContainText("Reinhold & Vogt");
});

test.describe("with reduced motion", () => {
  test("nothing flies, and the end of it is there", { tag: "@also-phone" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const code = page.waitForResponse((response) => isMomentCode(response.url()));
    await openHydrated(page, "/");
    await (await code).finished();
    await quotation(page).scrollIntoViewIfNeeded();
    await nextFrames(page);
    expect(await inTheAir(page)).toBe(0);
    await expect(again(page)).toBeHidden();
    await expect(quotation(page)).toBeVisible();
    await expect(rows(page).last()).toContainText("$51,600");
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the quotation and its row in the ranking are there", async ({ page }) => {
    await page.goto("/");
    for (const { asQuoted } of motorMountQuotation.lines) {
      await expect(quotation(page).getByText(asQuoted)).toBeVisible();
    }
    await expect(rows(page).last()).toContainText("$51,600");
    await expect(rows(page).last()).toContainText("18 d");
    await expect(again(page)).toBeHidden();
  });
});
