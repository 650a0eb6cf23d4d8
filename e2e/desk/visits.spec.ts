import { join } from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { forms } from "#contract/forms.ts";
import { COUNT_ADDRESS } from "#contract/visits.ts";
import { startServer } from "#server/testing/server-process.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

import { axeFindings } from "../browser/axe.ts";
import { openHydrated, waitForHydration } from "../browser/site.ts";
import { fillIn, mainForm, newAnswers } from "../forms/form-journeys.ts";
import { csvFile, expectOrder, fileInput, ownQuotes, tool } from "../product/try.ts";
import { startDesks } from "./open-desk.ts";

// What the tool puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false });

const campaign = "/?utm_source=google&utm_medium=cpc&utm_campaign=spring";

async function startSite(environment: Record<string, string> = {}) {
  const dir = await makeTempDir();
  const dataDir = join(dir.path, "data");
  const options = { buildDir: "build", environment: { ...environment, DATA_DIR: dataDir } };
  const server = await startServer(options);
  return {
    url: server.url.replace(/\/$/, ""),
    dataDir,
    /** The last sums are written at the end. */
    stop: () => server.kill("SIGTERM"),
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await dir[Symbol.asyncDispose]();
    },
  };
}

const told = (page: Page, event: string) =>
  page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === COUNT_ADDRESS &&
      (request.postData() ?? "").startsWith(`event=${event}`),
  );

const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });

test("what a visit did is in the desk's drawings: where it came from, its pages, its form", async ({
  page,
}) => {
  await using site = await startSite();
  await page.goto(site.url + campaign, { referer: "https://news.example/tools?reader=ana" });
  await waitForHydration(page);
  const pageTold = told(page, "page");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await pageTold;

  const searched = told(page, "search-none");
  await page.getByRole("button", { name: "Search the site" }).click();
  await page.getByRole("dialog", { name: "Search the site" }).getByRole("textbox").fill("qqzzxxqq");
  await searched;
  await page.keyboard.press("Escape");

  await page.goto(`${site.url}/demo`, { referer: page.url() });
  await waitForHydration(page);
  const form = mainForm(page, "demo");
  const begun = told(page, "form-begun");
  await fillIn(form, newAnswers("demo"));
  await begun;
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(forms.demo.successMessage);
  await site.stop();

  await using desks = startDesks({ DATA_DIR: site.dataDir });
  await desks.enter(page);
  await page.getByRole("link", { name: "Visits" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What the site brings");
  await expect(page.getByRole("img", { name: /^1 visit and 3 pages opened/ })).toBeVisible();
  await expect(rowOf(page, "/demo").getByRole("cell")).toHaveText(["", "1", "1", "1", "100.0%"]);
  await expect(rowOf(page, "/pricing").getByRole("cell")).toHaveText(["", "1", "0", "0", "0.0%"]);
  await expect(rowOf(page, "news.example")).toBeVisible();
  await expect(rowOf(page, "google / cpc / spring")).toBeVisible();
  const searches = page.locator(".sums div").filter({ hasText: "Searches without a result" });
  await expect(searches.getByRole("definition")).toHaveText("1");

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByLabel("Forms", { exact: true }).selectOption("Contact");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(rowOf(page, "/demo").getByRole("cell").last()).toHaveText("0.0%");
});

test("while somebody works with quotes nothing is sent; what is told on leaving is a kind", async ({
  page,
}) => {
  await using site = await startSite();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  await openHydrated(page, `${site.url}/security`);
  await page.goto("about:blank");
  await page.goto(`${site.url}/try`);
  await fileInput(page).setInputFiles(csvFile("Halvard offers.csv", ownQuotes));
  await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  await expect(tool(page).getByText("how many files of which kind")).toBeVisible();
  expect(sent).toEqual([]);
  const left = told(page, "files");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await left;
  expect(sent).toContain("event=files&path=%2Ftry&kind=CSV");
  expect(sent.join()).not.toContain("Halvard");
});

test("where visits are not counted, or a visitor asks for that, no page tells anything", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const visit = async (url: string) => {
    await openHydrated(page, `${url}/demo`);
    await mainForm(page, "demo").getByLabel("Name").fill("Ana");
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
    await expect(page).toHaveURL(`${url}/pricing`);
    await expect(page.locator("#main")).toBeFocused();
  };
  await using silent = await startSite({ METRICS: "off" });
  await visit(silent.url);
  await using counting = await startSite();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
  );
  await visit(counting.url);
  expect(sent).toEqual([]);
});
