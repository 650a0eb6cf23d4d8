import { expect, type Page, test } from "@playwright/test";

import {
  csvFile,
  expectOrder,
  fileInput,
  offers,
  openTool,
  ownQuotes,
  sampleButton,
  tool,
  visitTool,
} from "./try.ts";

// What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false });

/** Done when the worker that keeps the page has put everything away. */
async function expectKeptForOffline(page: Page) {
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration("/try");
      return registration?.active?.state;
    });
  await expect.poll(state).toBe("activated");
}

test("after one visit the tool opens, reads files and ranks a sample offline", async ({
  page,
  context,
}) => {
  await visitTool(page);
  await expectKeptForOffline(page);
  await context.setOffline(true);
  await visitTool(page);
  await fileInput(page).setInputFiles(csvFile("quotes.csv", ownQuotes));
  await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
  await visitTool(page);
  await sampleButton(page, "Aerospace").click();
  await expect(offers(page)).toHaveCount(2);
  await visitTool(page, "?sample=evtol");
  await expect(offers(page).first()).toBeVisible();
  await expect(tool(page).getByRole("alert")).toHaveText("");
});

test(
  "no other page is kept, and the tool comes from the server while there is one",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await openTool(page);
    await expectKeptForOffline(page);
    await page.goto("/pricing");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    const answer = await page.goto("/try");
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(
      /\/try-offline\.js$/,
    );
    expect(answer?.status()).toBe(200);
    // What an older build has put away goes when this one takes over.
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await context.setOffline(true);
    await expect(page.goto("/pricing")).rejects.toThrow();
  },
);
