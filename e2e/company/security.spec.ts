import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";

import { keptOnDevice } from "#app/site/facts/kept-on-device.ts";
import { sitePromises } from "#app/pages/security/site-promises.ts";

import { securityControls as readControls } from "#make/records/read-records.ts";

import { holdScripts } from "../browser/held-scripts.ts";
import { downloadBy } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";
import { csvFile, expectKept, fileInput, keepTick, openTool, ownQuotes } from "../product/try.ts";

const securityControls = readControls();

// What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false });

const matrix = (page: Page) =>
  page.getByRole("table", { name: "Controls, their evidence and where standards ask for them" });
const controls = (page: Page) => matrix(page).locator("tbody tr");
const choice = (page: Page, group: string, name: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });

async function openMatrix(page: Page, query = "") {
  await openHydrated(page, `/security${query}`);
  // On a phone the choices are folded with what they narrow.
  const fold = page.locator("#controls summary");
  if (await fold.isVisible()) await fold.click();
  await choice(page, "Domain", "Access").focus();
}

test("what the page claims is the specification's and what the server sends, and offline it says that it could not ask", async ({
  page,
  request,
  context,
}) => {
  await openHydrated(page, "/security");

  await test.step("the page holds what the specification claims", async () => {
    const claimed = [
      "AES-256",
      "SSO and SCIM",
      "Backups",
      "99.9% uptime SLA",
      "SOC 2 Type II",
      "ISO 27001",
      "GDPR",
      "CCPA",
      "Row level security",
      "Audit trail",
      "security@quotewright.example",
    ];
    for (const text of claimed) await expect(page.locator("main")).toContainText(text);
    await expect(controls(page)).toHaveCount(securityControls.length);
  });

  await test.step("what the page says of this site is what the server sends", async () => {
    const answer = await request.get("/security");
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    const headers = new Headers(answer.headers());
    const evidence = {
      headers,
      cookies: "",
      stored: { localStorage: [], sessionStorage: [], indexedDB: [], caches: [] },
      ownOrigin: "",
      requests: [],
    };
    for (const { promise, isKept } of sitePromises) expect(isKept(evidence), promise).toBe(true);

    await page.getByRole("button", { name: "Check this page now" }).click();
    await expect(
      page.getByText(`${sitePromises.length} of ${sitePromises.length} held`),
    ).toBeVisible();
  });

  await test.step("offline, the check says that it could not ask", async () => {
    const button = page.getByRole("button", { name: "Check this page now" });
    await button.click();
    await expect(page.getByText(/held, on this page/)).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText("Try again with a connection.")).toBeVisible();
  });
});

test(
  "domain and framework narrow the matrix, count what is left, and Back takes it back",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openMatrix(page);
    await choice(page, "Domain", "Privacy").check();
    await expect(page).toHaveURL("/security?domain=privacy");
    await expect(controls(page)).toHaveCount(3);
    await choice(page, "Asked for by", "SOC 2 Type II").check();
    await expect(page).toHaveURL("/security?domain=privacy&framework=soc2");
    await expect(controls(page)).toHaveCount(1);
    await expect(page.getByText(`1 of ${securityControls.length} controls`)).toBeVisible();

    await page.goBack();
    await expect(controls(page)).toHaveCount(3);
    await expect(choice(page, "Asked for by", "All")).toBeChecked();
    await page.goBack();
    await expect(controls(page)).toHaveCount(securityControls.length);
    await expect(page).toHaveURL("/security");
  },
);

test("a choice made before hydration stands", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/security", { waitUntil: "commit" });
  await page.getByText("Continuity", { exact: true }).first().click();
  letScriptsPass();
  await expect(page).toHaveURL("/security?domain=continuity");
  await expect(controls(page)).toHaveCount(3);
  await expect(choice(page, "Domain", "Continuity")).toBeChecked();
});

test(
  "an address opens the matrix as it was filtered; nothing left is said, with a way out",
  { tag: "@nightly" },
  async ({ page }) => {
    await openMatrix(page, "?domain=operations&framework=ccpa");
    await expect(controls(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Download CSV" })).toBeDisabled();
    await page.getByRole("button", { name: "Show every control" }).click();
    await expect(controls(page)).toHaveCount(securityControls.length);
  },
);

test(
  "the matrix downloads as it is shown, and a notification says so",
  { tag: "@nightly" },
  async ({ page }) => {
    await openMatrix(page, "?domain=data");
    await expect(controls(page)).toHaveCount(4);
    const download = await downloadBy(page, page.getByRole("button", { name: "Download CSV" }));
    expect(download.suggestedFilename()).toBe("quotewright-control-matrix.csv");
    const text = await readFile(await download.path(), "utf8");
    const rows = text.split("\r\n").slice(0, -1);
    expect(rows[0]).toBe(
      "\uFEFFControl,Domain,Name,What we do,Evidence,SOC 2 Type II,ISO 27001,GDPR,CCPA",
    );
    expect(rows.slice(1).map((row) => row.slice(0, 9))).toEqual([
      "DA-1,Data",
      "DA-2,Data",
      "DA-3,Data",
      "DA-4,Data",
    ]);
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Export done");
  },
);

test("an answer leads to its control, also when the filter had hidden it", async ({ page }) => {
  await openMatrix(page, "?domain=privacy");
  await expect(controls(page)).toHaveCount(3);
  await page.getByRole("link", { name: "AC-1" }).click();
  await expect(page).toHaveURL("/security#AC-1");
  await expect(page.locator("#AC-1")).toBeInViewport();
  await expect(controls(page)).toHaveCount(securityControls.length);
});

test("a promise that does not hold is shown as one", async ({ page, context }) => {
  await page.route("/security", async (route) => {
    if (route.request().method() !== "HEAD") return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ headers: { ...answer.headers(), "x-frame-options": "SAMEORIGIN" } });
  });
  await openHydrated(page, "/security");
  await context.addCookies([{ name: "visitor", value: "1", url: page.url() }]);
  await page.getByRole("button", { name: "Check this page now" }).click();
  await expect(
    page.getByText(`${sitePromises.length - 2} of ${sitePromises.length} held`),
  ).toBeVisible();
  for (const promise of ["No framing", "No cookies"]) {
    const line = page.getByRole("listitem").filter({ hasText: promise });
    await expect(line).toContainText("Not held");
  }
});

test("what the tool kept is among what the site says it stores, and nothing else may be", async ({
  page,
}) => {
  await openTool(page);
  await fileInput(page).setInputFiles(csvFile("own.csv", ownQuotes));
  await keepTick(page).check();
  await expectKept(page, "own");
  await openHydrated(page, "/security");
  const button = page.getByRole("button", { name: "Check this page now" });
  const line = page.getByRole("listitem").filter({ hasText: keptOnDevice.promise });
  await button.click();
  await expect(line).toContainText(/Held$/);
  await page.evaluate(() => caches.open("visitor"));
  await button.click();
  await expect(line).toContainText("Not held");
});

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("every control and every answer can be read, and no dead control is offered", async ({
    page,
  }) => {
    await page.goto("/security");
    await expect(controls(page)).toHaveCount(securityControls.length);
    await page.getByText("Cryptography and keys").click();
    await expect(page.getByText("Can we bring and hold our own keys?")).toBeVisible();
    for (const name of ["Download CSV", "Download answers", "Check this page now"]) {
      await expect(page.getByRole("button", { name })).toBeHidden();
    }
    await expect(page.getByRole("radiogroup", { name: "Domain" })).toBeHidden();
  });
});
