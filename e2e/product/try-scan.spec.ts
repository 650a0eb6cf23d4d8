import { expect, type Page, test } from "@playwright/test";

import {
  csvFile,
  expectOrder,
  expectToolAccessible,
  fileInput,
  offers,
  openPart,
  openTool,
  ownQuotes,
  questionPanel,
  suppliers,
  tool,
  undoButton,
} from "./try.ts";
import { expectAccessible } from "../browser/axe.ts";
import { collectComplaints, expectNoHorizontalOverflow } from "../browser/site.ts";

// What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false, serviceWorkers: "block" });

const files = "corpus/files";
const picture = `${files}/scans/en-photo.png`;
const scannedPdf = `${files}/scans/en-scan.pdf`;

const offer = (page: Page) =>
  tool(page).getByRole("region", { name: /^Read th(?:is|ese) scans?\?$/ });
/** Text recognition is slow work, on a slow machine slower. */
const recognized = { timeout: 120_000 };

/** Addresses of what reads scans, as they are asked for. */
function scanRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:wasm|gz)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Ids of tables, lines and questions look like "1794870000000#1:3:0". */
const rawId = /#\d+(?::|\b)/;

test(
  "a picture is read once the visitor agrees, and the place on it stands beside the question",
  { tag: "@also-phone" },
  async ({ page }) => {
    const asked = scanRequests(page);
    const complaints = collectComplaints(page);
    await openTool(page);
    await fileInput(page).setInputFiles(picture);
    await expect(offer(page)).toContainText("4.0 MB");
    await expect(offer(page).getByRole("heading")).toBeFocused();
    await expectToolAccessible(page);
    await expectNoHorizontalOverflow(page);
    expect(asked).toEqual([]);

    await offer(page).getByRole("button", { name: "Fetch and read" }).click();
    await expect(suppliers(page)).toContainText(["Wexcom Components LLC"], recognized);
    await expect(offer(page)).toHaveCount(0);
    expect(asked).toHaveLength(2);
    expect(asked.every((path) => path.startsWith("/assets/"))).toBe(true);

    await openPart(page, "What was read");
    await openPart(page, "Cells");
    await tool(page).getByRole("textbox", { name: "A2", exact: true }).focus();
    for (const beside of [
      questionPanel(page),
      tool(page).getByRole("region", { name: "en-photo.png" }),
    ])
      await expect(
        beside.getByRole("img", { name: "The place on the scan" }).first(),
      ).toBeVisible();
    await expectAccessible(page, "#tool figure");
    await expectNoHorizontalOverflow(page);
    await expect(tool(page)).not.toHaveText(rawId);
    expect(complaints).toEqual([]);
  },
);

test(
  "a scanned PDF is read page by page, in German too when asked",
  { tag: "@nightly" },
  async ({ page }) => {
    const asked = scanRequests(page);
    await openTool(page);
    await fileInput(page).setInputFiles(`${files}/scans/de-scan.pdf`);
    await offer(page)
      .getByRole("checkbox", { name: /German/ })
      .check();
    await expect(offer(page)).toContainText("5.3 MB");
    await offer(page).getByRole("button", { name: "Fetch and read" }).click();
    await expect(offers(page)).not.toHaveCount(0, recognized);
    expect(asked).toHaveLength(3);
  },
);

test("what is refused stays unread, the rest is ranked, and it can be asked again", async ({
  page,
}) => {
  const asked = scanRequests(page);
  await openTool(page);
  await fileInput(page).setInputFiles([picture]);
  await offer(page).getByRole("button", { name: "Not now" }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(tool(page).getByText("en-photo.png is a scan and is not read.")).toBeVisible();
  await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
  await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  expect(asked).toEqual([]);
  await tool(page).getByRole("button", { name: "Ask again" }).click();
  await expect(offer(page)).toBeVisible();
});

test(
  "by keyboard alone: fetched, canceled, agreed to again, read, undone",
  { tag: "@nightly" },
  async ({ page }) => {
    await openTool(page);
    const held = Promise.withResolvers<void>();
    await page.route(/\.wasm$/, async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    await fileInput(page).setInputFiles(picture);
    await expect(offer(page).getByRole("heading")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(offer(page).getByRole("checkbox")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(
      tool(page).getByRole("progressbar", { name: "Fetching the program that reads scans" }),
    ).toBeVisible();
    await tool(page).getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(tool(page).getByRole("progressbar")).toHaveCount(0);
    await expect(offer(page)).toBeVisible();
    held.resolve();

    await offer(page).getByRole("button", { name: "read" }).press("Enter");
    await expect(suppliers(page)).toContainText(["Wexcom Components LLC"], recognized);
    await undoButton(page).press("Enter");
    await expect(offer(page)).toBeVisible();
  },
);

test(
  "once it was fetched, scans are read offline, until everything is forgotten",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await openTool(page);
    await fileInput(page).setInputFiles(picture);
    await offer(page).getByRole("button", { name: "Fetch and read" }).click();
    await expect(suppliers(page)).toContainText(["Wexcom Components LLC"], recognized);
    await context.setOffline(true);
    // One that comes after it is read without a question.
    await fileInput(page).setInputFiles(scannedPdf);
    await expect(tool(page).getByText("2 files", { exact: false }).first()).toBeVisible(recognized);
    await expect(offer(page)).toHaveCount(0);
    await expect(tool(page).getByRole("list", { name: "Problems" })).toHaveCount(0);
    await context.setOffline(false);
    await tool(page).getByRole("button", { name: "Forget everything" }).click();
    await expect.poll(() => page.evaluate(() => caches.has("scan-reader"))).toBe(false);
  },
);

test(
  "without a connection and without the program it says so, and the offer stays",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.route(/\.wasm$/, (route) => route.abort("internetdisconnected"));
    await openTool(page);
    await fileInput(page).setInputFiles(picture);
    await offer(page).getByRole("button", { name: "Fetch and read" }).click();
    await expect(tool(page).getByRole("alert")).toContainText("could not be fetched");
    await expect(offer(page)).toBeVisible();
  },
);

test("a PDF in Chinese is read with the map of characters that it names, fetched by the page", async ({
  page,
}) => {
  const maps: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".bcmap")) maps.push(request.method());
  });
  await openTool(page);
  await fileInput(page).setInputFiles(`${files}/reportlab/zh-plain.pdf`);
  await expect(suppliers(page).first()).toContainText("东莞市恒泰精密五金有限公司");
  expect(new Set(maps)).toEqual(new Set(["GET"]));
});

test(
  "a map that cannot be fetched is said, and nothing is guessed",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.route(/\.bcmap$/, (route) => route.abort("internetdisconnected"));
    await openTool(page);
    await fileInput(page).setInputFiles(`${files}/reportlab/zh-plain.pdf`);
    await expect(tool(page).getByRole("list", { name: "Problems" })).toContainText(
      "map of its characters",
    );
    await expect(offers(page)).toHaveCount(0);
  },
);
