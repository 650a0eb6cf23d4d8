import { expect, type Page, test } from "@playwright/test";

import { modules } from "#app/site/modules.ts";
import { rfqTimeline } from "#app/pages/product/overview/rfq-timeline.ts";

import { openFolds, openHydrated } from "../browser/site.ts";

const trustMarks = ["SOC-2 readiness", "SSO", "Row level security", "Audit trail", "99.9%"];
const standards = ["SOC 2 Type II", "ISO 27001", "GDPR", "CCPA"];
const gauges = ["/product/analytics", "/product/spend-intelligence"];
const industries = [
  "/solutions/aerospace",
  "/solutions/evtol",
  "/solutions/electronics",
  "/solutions/discrete-manufacturing",
  "/solutions/multi-plant",
];

const main = (page: Page) => page.locator("main");

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("every module says what the specification says of it, and all sheets are linked", async ({
    page,
  }) => {
    await page.goto("/product");
    const said = [
      ...modules.flatMap(({ name, features }) => [name, ...features]),
      ...trustMarks,
      ...standards,
    ];
    for (const text of said) await expect(main(page)).toContainText(text);

    const linked = [...modules.map(({ to }) => to), ...gauges, ...industries, "/security", "/demo"];
    for (const address of linked) {
      await expect(main(page).locator(`a[href="${address}"]`).first()).toBeAttached();
    }
  });

  test("a balloon of the assembly leads to its part", { tag: "@also-phone" }, async ({ page }) => {
    await page.goto("/product");
    await main(page).getByRole("link", { name: "3 Supplier 360", exact: true }).click();
    await expect(page).toHaveURL("/product#vendor-scorecards");
    await expect(page.getByRole("heading", { name: "Supplier 360" })).toBeInViewport();
  });
});

test("before and after are drawn at one scale", { tag: "@also-phone" }, async ({ page }) => {
  await openHydrated(page, "/product");
  await openFolds(page);
  const rows = page
    .getByRole("table", { name: "Working hours for each step, before and after" })
    .locator("tbody tr");
  await expect(rows).toHaveCount(rfqTimeline.length + 2);

  const scale = rfqTimeline.reduce((sum, { before }) => sum + before, 0);
  const boxes = new Set<number>();
  for (const row of await rows.all()) {
    const drawing = row.locator("td > svg");
    boxes.add(Math.round((await drawing.boundingBox())!.width));
    const hours = await row.locator("td.figures").allInnerTexts();
    const lines = await drawing
      .locator("> svg")
      .evaluateAll((lines) =>
        lines.map((line) => Number(Number.parseFloat(line.getAttribute("width")!).toFixed(2))),
      );
    expect(lines).toEqual(
      hours.map((text) => Number(((Number(/\d+/.exec(text)![0]) / scale) * 100).toFixed(2))),
    );
  }
  expect(boxes.size, "widths of the scale").toBe(1);
});
