import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { kpiCharts, kpiText } from "#app/pages/product/analytics/kpi-chart.ts";

import { expectAccessible } from "../browser/axe.ts";
import { downloadBy } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

const everything = kpiCharts({ plant: null, weeks: null });
const choice = (page: Page, group: string, name: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
const chart = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const signals = (page: Page) =>
  page.getByRole("table", { name: "Signals and their causes" }).locator("tbody tr");
const weeks = (page: Page) =>
  page.getByRole("table", { name: "The four measures, week by week" }).locator("tbody tr");

test(
  "charts, signals and table show what the records come to, also filtered, and axe finds nothing",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/product/analytics");

    await test.step("charts, signals and table show what the records come to", async () => {
      for (const { kpi, points } of everything) {
        await expect(chart(page, kpi.name).getByRole("img")).toHaveCount(points.length);
        await expect(chart(page, kpi.name)).toContainText(kpiText(kpi, points.at(-1)!.value));
      }
      await expect(signals(page)).toHaveCount(everything.flatMap((each) => each.signals).length);
      await page.getByText("Every week as a table").click();
      await expect(weeks(page)).toHaveCount(26);
      const { kpi, points } = everything[0]!;
      await expect(weeks(page).nth(8)).toContainText(`${kpiText(kpi, points[8]!.value)}, rule 1`);
    });

    await test.step("plant and weeks filter the charts, work the limits anew, and Back takes it back", async () => {
      await choice(page, "Plant", "Monterrey, MX").check();
      await expect(page).toHaveURL("/product/analytics?plant=monterrey");
      await choice(page, "Weeks", "By hand").check();
      await expect(page).toHaveURL("/product/analytics?plant=monterrey&weeks=before");
      const shown = kpiCharts({ plant: "monterrey", weeks: "before" });
      await expect(chart(page, shown[0]!.kpi.name).getByRole("img")).toHaveCount(13);
      await expect(page.getByRole("status").filter({ hasText: "weeks 1 to 13" })).toContainText(
        "Monterrey, MX",
      );
      await expect(signals(page)).toHaveCount(shown.flatMap((each) => each.signals).length);
      const { center } = shown[0]!.phases[0]!.limits;
      await expect(chart(page, shown[0]!.kpi.name)).toContainText(center.toFixed(0));
      await page.locator("[data-stop][tabindex='0']").focus();
      await expectAccessible(page, "#charts");

      await page.goBack();
      await page.goBack();
      await expect(choice(page, "Plant", "All plants")).toBeChecked();
      await expect(chart(page, shown[0]!.kpi.name).getByRole("img")).toHaveCount(26);
    });
  },
);

test("arrow keys walk the points by week and by chart, one Tab stop for all", async ({ page }) => {
  await openHydrated(page, "/product/analytics?weeks=after");
  const [cycle, approval] = kpiCharts({ plant: null, weeks: "after" });
  const point = (name: string, week: number) =>
    chart(page, name).getByRole("img", { name: new RegExp(`week ${week}:`) });
  await expect(page.locator("[data-stop][tabindex='0']")).toHaveCount(1);
  await point(cycle!.kpi.name, 26).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(point(cycle!.kpi.name, 25)).toBeFocused();
  await expect(chart(page, cycle!.kpi.name)).toContainText("Week 25");
  await page.keyboard.press("ArrowDown");
  await expect(point(approval!.kpi.name, 25)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(point(approval!.kpi.name, 14)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(point(approval!.kpi.name, 14)).toBeFocused();
  await expect(chart(page, cycle!.kpi.name)).toContainText(
    kpiText(cycle!.kpi, cycle!.points[0]!.value),
  );
});

test(
  "a pointer over one chart reads the same week on all of them",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/product/analytics");
    const drawing = chart(page, everything[0]!.kpi.name).locator("svg[height]").first();
    const { width, height } = (await drawing.boundingBox())!;
    await drawing.click({ position: { x: (width * 8.5) / 26, y: height / 2 } });
    for (const { kpi, points } of everything) {
      await expect(chart(page, kpi.name)).toContainText("Week 9");
      await expect(chart(page, kpi.name)).toContainText(kpiText(kpi, points[8]!.value));
    }
  },
);

test(
  "the points download as they are filtered, and a notification says so",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/product/analytics?plant=aachen&weeks=after");
    const download = await downloadBy(page, page.getByRole("button", { name: "Download CSV" }));
    expect(download.suggestedFilename()).toBe("quotewright-control-charts.csv");
    const rows = (await readFile(await download.path(), "utf8")).split("\r\n").slice(1, -1);
    expect(rows).toHaveLength(4 * 13);
    expect(rows.every((row) => row.includes('"Aachen, DE"'))).toBe(true);
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Export done");
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("charts and table can be read, and no dead control is offered", async ({ page }) => {
    await page.goto("/product/analytics");
    await expect(page.getByRole("img", { name: "RFQ cycle time, weeks 1 to 26" })).toBeVisible();
    await page.getByText("Every week as a table").click();
    await expect(weeks(page)).toHaveCount(26);
    await expect(page.getByRole("button", { name: "Download CSV" })).toBeHidden();
    await expect(page.getByRole("radiogroup", { name: "Plant" })).toBeHidden();
    await expect(page.locator("[data-stop]")).toHaveCount(0);
  });
});
