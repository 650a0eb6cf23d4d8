import { expect, type Page, test } from "@playwright/test";

import type { OpenApiDocument } from "#make/docs/api-document.ts";

import { expectAccessible } from "../browser/axe.ts";
import { holdScripts } from "../browser/held-scripts.ts";
import { attributeOf } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.clearPermissions());

const field = (page: Page) => page.getByRole("textbox", { name: "Search the documentation" });
const found = (page: Page) => page.getByRole("search").getByRole("listitem");
const endpoint = (page: Page, name: string) => page.getByRole("article", { name });
const language = (page: Page, endpointName: string, name: string) =>
  endpoint(page, endpointName).getByRole("radio", { name, exact: true });

test("the documentation: what the specification lists, as Markdown too, and support", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/resources/docs");

  await test.step("the page holds what the specification lists", async () => {
    const main = page.locator("main");
    for (const [title, minutes] of [
      ["Getting Started", "5 min"],
      ["First RFQ Analysis", "10 min"],
      ["API Integration", "15 min"],
    ] as const) {
      const heading = page.getByRole("heading", { name: title, exact: true });
      await expect(page.getByRole("listitem").filter({ has: heading }).first()).toContainText(
        minutes,
      );
    }
    for (const topic of ["Authentication", "Endpoints", "Webhooks", "Rate limits"]) {
      await expect(main.getByRole("link", { name: topic, exact: true }).first()).toBeVisible();
    }
    for (const sdk of ["JavaScript/Node.js SDK", "Python SDK", "Java SDK"]) {
      await expect(page.getByRole("article", { name: sdk })).toBeVisible();
    }
    await expect(main).toContainText(/illustrative/i);
    for (const call of [
      "POST /api/v1/rfq/analyze",
      "GET /api/v1/vendors",
      "POST /api/v1/approvals",
      "GET /api/v1/analytics/dashboard",
    ]) {
      await expect(main.getByRole("link", { name: call })).toBeVisible();
    }
  });

  await test.step("the documentation says where it is as Markdown, and copies it", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
    const { pathname } = new URL(await attributeOf(alternate, "href"));
    const markdown = await (await page.request.get(pathname)).text();
    await page.getByRole("button", { name: "Copy all as Markdown" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });

  await test.step("support begins the message in the contact form", async () => {
    await page.getByRole("link", { name: "Contact support" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/about the API/);
  });
});

test("the reference has every parameter that the specification lists", async ({ page }) => {
  await page.goto("/resources/docs/reference");
  for (const [name, parameters] of [
    ["Analyze an RFQ", ["file", "analysis_type", "callback_url"]],
    ["List vendors", ["limit", "offset", "filter", "sort"]],
    ["Create an approval workflow", ["workflow_type", "approvers", "rules"]],
    ["Read the dashboard", ["date_range", "metrics", "format"]],
  ] as const) {
    const terms = endpoint(page, name).getByRole("term").locator("code");
    expect((await terms.allTextContents()).filter((term) => !term.includes("["))).toEqual(
      parameters,
    );
  }
});

test("the OpenAPI file is served, and every error in it leads to its line", async ({ page }) => {
  const answer = await page.request.get("/resources/docs/openapi.json");
  expect(answer.headers()["content-type"]).toContain("application/json");
  const document = (await answer.json()) as OpenApiDocument;
  expect(document.openapi).toMatch(/^3\.1\./);
  await page.goto("/resources/docs/limits");
  for (const { content } of Object.values(document.components.responses)) {
    const { type } = content["application/problem+json"]!.example as { type: string };
    const { pathname, hash } = new URL(type);
    expect(pathname).toBe("/resources/docs/limits");
    await expect(page.locator(hash)).toHaveCount(1);
  }
});

test("search by keyboard: slash, words, arrow, Enter; Escape closes, Back leads out", async ({
  page,
}) => {
  await openHydrated(page, "/resources/docs");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("webhook sig");
  await expect(page).toHaveURL("/resources/docs?q=webhook+sig");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(/places? found\.$/);
  await page.keyboard.press("ArrowDown");
  const first = found(page).first().getByRole("link");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(found(page)).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  await page.keyboard.type("nature");
  await expect(found(page).first()).toContainText("Checking the signature");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/resources/docs/events#checking-the-signature");
  await expect(page.locator("#checking-the-signature")).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/resources/docs");
  await expect(field(page)).toHaveValue("");
});

test(
  "an address opens the search as it was; nothing found is said, with a way out",
  { tag: "@nightly" },
  async ({ page }) => {
    await openHydrated(page, "/resources/docs?q=zebra");
    await expect(field(page)).toHaveValue("zebra");
    await field(page).focus();
    await expect(page.getByRole("search").getByRole("status")).toHaveText("Nothing found.");
    await page.getByRole("link", { name: "ask support" }).click();
    await expect(page.getByRole("link", { name: "Contact support" })).toBeInViewport();
  },
);

test("words typed before hydration are searched for", { tag: "@nightly" }, async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  await page.goto("/resources/docs", { waitUntil: "commit" });
  await field(page).fill("pagination");
  letScriptsPass();
  await expect(page).toHaveURL("/resources/docs?q=pagination");
  await expect(found(page).first()).toContainText("Pagination");
});

test("the language chosen in one listing holds in all, and in the address", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/resources/docs/reference");
  const chosen = language(page, "List vendors", "Python");
  const tops = () =>
    page
      .locator("main article, footer")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await language(page, "List vendors", "Java").check();
    await chosen.scrollIntoViewIfNeeded();
    const before = await tops();
    await chosen.check();
    expect(await tops(), `nothing moves at ${width} px`).toEqual(before);
  }
  await expect(page).toHaveURL("/resources/docs/reference?lang=python");
  await expect(language(page, "Read the dashboard", "Python")).toBeChecked();
  await expect(endpoint(page, "Read the dashboard").getByText("import requests")).toBeVisible();
  await expect(endpoint(page, "Read the dashboard").getByText("curl -G")).toBeHidden();

  await openHydrated(page, "/resources/docs/reference?lang=java");
  await expect(language(page, "List vendors", "Java")).toBeChecked();
  await endpoint(page, "List vendors").getByRole("button", { name: "Copy the request" }).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('HttpRequest.newBuilder(url)\n    .header("Authorization"');
  expect(copied).not.toContain("curl");
});

test(
  "axe finds nothing with a search open and another language shown",
  { tag: "@also-phone" },
  async ({ page }) => {
    await openHydrated(page, "/resources/docs?lang=javascript");
    await field(page).fill("limit");
    await expect(found(page).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe("with JavaScript off", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });

  test("each listing shows the language that is chosen, and no dead control is offered", async ({
    page,
  }) => {
    await page.goto("/resources/docs/reference");
    const vendors = endpoint(page, "List vendors");
    await expect(vendors.getByText("curl -G")).toBeVisible();
    await language(page, "List vendors", "Python").check();
    await expect(vendors.getByText("import requests")).toBeVisible();
    await expect(vendors.getByText("curl -G")).toBeHidden();
    await page.goto("/resources/docs");
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  });
});
