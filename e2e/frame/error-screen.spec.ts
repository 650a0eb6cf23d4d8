import { expect, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.setOffline(false));

const chunk = /\/assets\/about-[^/]*\.js$/;
const follow = (link: HTMLElement) => link.click();

test("a stale chunk loads the asked page anew, once", async ({ page }) => {
  await openHydrated(page, "/legal/terms");
  let failures = 0;
  await page.route(chunk, (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 404, body: "" }) : route.continue();
  });
  await page.locator("footer a[href='/company/about']").evaluate(follow);
  await expect(page).toHaveURL("/company/about");
  await expect(page.locator("h1")).not.toHaveText("Unexpected Application Error!");
  await expect(page.locator('nav[aria-label="Breadcrumb"]')).toBeVisible();
});

test("a chunk that stays missing shows the error screen with a way out", async ({ page }) => {
  await openHydrated(page, "/legal/terms");
  await page.evaluate(() => {
    const { __reactRouterManifest: manifest } = globalThis as unknown as {
      __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> };
    };
    const about = Object.values(manifest.routes).find(({ path }) => path === "company/about");
    sessionStorage.setItem(`reloaded-for:${about?.module}`, "1");
  });
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
  await page.locator("footer a[href='/company/about']").evaluate(follow);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("alert")).toContainText(/import/i);
  await page.unroute(chunk);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
    "Unexpected Application Error!",
  );
});

test("offline, the error screen comes at once", { tag: "@nightly" }, async ({ page, context }) => {
  await openHydrated(page, "/legal/terms");
  await context.setOffline(true);
  await page.locator("footer a[href='/company/about']").evaluate(follow);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
});
