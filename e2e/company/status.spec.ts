import { expect, type Page, test } from "@playwright/test";

import { holdScripts } from "../browser/held-scripts.ts";
import { attributeOf, boxOf } from "../browser/located.ts";
import { collectComplaints, openHydrated, takenOver } from "../browser/site.ts";

const rule = (page: Page) => page.getByRole("slider", { name: "Day on the 90-day rule" });
const downDay = (page: Page) => page.locator("[data-down-day]");

test("status: nothing open, six services that are operational, and a rule that is read by keyboard", async ({
  page,
}) => {
  await openHydrated(page, "/status");

  await test.step("no incident is open, and the target for a notice is said", async () => {
    const log = page.getByRole("table", { name: "Incidents" });
    await expect(log).toContainText("Nothing open.");
    await expect(log).toContainText("24 hours");
  });

  await test.step("the rule is one tab stop, and arrow keys read each of the 90 days", async () => {
    await page.getByRole("link", { name: "Home", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(rule(page)).toBeFocused();
    await page.keyboard.press("End");

    const readings: string[] = [];
    for (let day = 0; day < 90; day += 1) {
      readings.push(await attributeOf(rule(page), "aria-valuetext"));
      await page.keyboard.press("ArrowLeft");
    }
    expect(new Set(readings).size).toBe(90);
    expect(readings[0]).toMatch(/^Today: /);
    const downtime = readings.filter((reading) => reading.endsWith("104 min down"));
    expect(downtime).toHaveLength(1);
    expect(readings.indexOf(downtime[0]!)).toBe(
      Number(await downDay(page).getAttribute("data-down-day")),
    );

    await page.keyboard.press("Tab");
    await expect(page.getByText("All 90 days in figures")).toBeFocused();
  });

  await test.step("all six services are operational, with their uptimes, and the whole says so", async () => {
    await expect(page.locator("[data-overall-status=operational]")).toHaveText("Operational");
    const rows = page
      .getByRole("table", { name: "Status and 90-day uptime of each service" })
      .locator("tbody tr");
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) {
      await expect(row).toContainText("Operational");
      const uptime = Number.parseFloat(/([\d.]+)%/.exec(await row.innerText())![1]!);
      expect(uptime).toBeGreaterThanOrEqual(99.92);
      expect(uptime).toBeLessThanOrEqual(100);
    }
    const inFooter = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Status: All systems operational" });
    await expect(inFooter).toHaveAttribute("href", "/status");
    // Where it breaks, the lamp stands beside its first line.
    await page.setViewportSize({ width: 390, height: 844 });
    const [link, lamp] = [await boxOf(inFooter), await boxOf(inFooter.locator("i"))];
    expect(link.height).toBeGreaterThan(30);
    expect(lamp.y + lamp.height).toBeLessThan(link.y + link.height / 2);
  });
});

test("the outage is that of the day, on a page of any age, before its code and after", async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const drawing = page.locator("svg:has(> [data-down-day])");
  const list = page.locator("details:has-text('All 90 days') ol");
  const shown = async () => [
    await drawing.evaluate((svg) => svg.outerHTML),
    await list.evaluate((ol) => ol.outerHTML),
  ];
  const drawn = new Set<string>();
  for (const day of ["2027-03-01", "2027-03-02", "2027-03-03"]) {
    await page.clock.setFixedTime(`${day}T00:00:00Z`);
    await page.goto("/status");
    const daysAgo = await attributeOf(downDay(page), "data-down-day");
    await expect(list.locator(".text-err")).toHaveText(`${daysAgo} d104 min`);
    const untouched = await shown();
    await page.clock.setFixedTime(`${day}T23:59:59Z`);
    await takenOver(page);
    expect(await shown()).toEqual(untouched);
    drawn.add(daysAgo);
  }
  // Made by React alone, the page shows the same.
  const untouched = await shown();
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).press("Enter");
  await expect(drawing).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Status: " }).press("Enter");
  await expect(drawing).toHaveCount(1);
  expect(await shown()).toEqual(untouched);
  expect(drawn.size).toBe(3);
  expect(complaints).toEqual([]);
});

test(
  "an index moved before hydration stays where it was put",
  { tag: "@nightly" },
  async ({ page }) => {
    const letScriptsPass = await holdScripts(page);
    await page.goto("/status", { waitUntil: "commit" });
    await rule(page).focus();
    await page.keyboard.press("Home");
    letScriptsPass();
    await expect(rule(page)).toHaveAttribute("aria-valuetext", /^89 days ago: /);
    await expect(rule(page)).toHaveValue("0");
  },
);

test("a finger on a bar reads that day", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, "/status");
  const box = await boxOf(rule(page));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 40);
  await expect(rule(page)).toHaveAttribute("aria-valuetext", /^4[3-6] days ago: /);
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the bar is full and every day can be read", async ({ page }) => {
    await page.goto("/status");
    await expect(downDay(page)).toBeVisible();
    await expect(rule(page)).toBeHidden();
    await page.getByText("All 90 days in figures").click();
    const days = page.locator("details[open] ol > li");
    await expect(days).toHaveCount(90);
    await expect(days.filter({ hasText: "104 min" })).toHaveCount(1);
    await expect(days.first()).toBeVisible();
  });
});
