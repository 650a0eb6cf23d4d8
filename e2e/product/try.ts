import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { expectAccessibleFromTop } from "../browser/axe.ts";
import { openHydrated } from "../browser/site.ts";

export const address = "/try";

export const tool = (page: Page) => page.locator("#tool");
export const fileInput = (page: Page) => tool(page).locator("input[type=file]").first();
export const offers = (page: Page) =>
  tool(page)
    .getByRole("table", { name: /ranked by score$/ })
    .locator("tbody tr:has(th)");
export const suppliers = (page: Page) => offers(page).locator("th");
export const sampleButton = (page: Page, name: string) =>
  tool(page).getByRole("button", { name: `Rank this sample (${name})` });
export const openPart = (page: Page, title: string) =>
  tool(page).locator("summary", { hasText: title }).click();

export const expectToolAccessible = (page: Page) => expectAccessibleFromTop(page, "#tool");

/** The rules read alone: whether the second reader is in time would depend on what else the machine does. */
export async function withoutSecondReader(page: Page) {
  await page.route(secondReader, (route) => route.fulfill({ status: 204 }));
}

export const secondReader = /\/assets\/reader-[\w-]+\.bin$/;

/** A new visit to the page, also when it is open already: going to a fragment of the same page loads nothing. */
export async function openTool(page: Page, query = "") {
  await withoutSecondReader(page);
  await visitTool(page, query);
}

/** The same with the browser's own cache, which Playwright turns off where it holds a request. */
export async function visitTool(page: Page, query = "") {
  await page.goto("about:blank");
  await openHydrated(page, `${address}${query}`);
}

/** Runs in the worker's own world, ahead of it. */
export async function beforeWorker(page: Page, script: () => void) {
  await page.route("**/assets/quote-worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${script})();\n${await response.text()}` });
  });
}

/** Three offers for one part; Brandt is the cheapest. */
export const ownQuotes = [
  "Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days),Rating",
  "Acme,A-1,100,12.00,USD,DDP,30,90",
  "Brandt,A-1,100,10.00,USD,DDP,40,90",
  "Corvin,A-1,100,11.00,USD,DDP,70,70",
].join("\n");

/** Weeks or days, the day or the month first, of 5 or of 10: three things to ask. */
export const unsureQuotes = [
  "Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time,Valid until,Rating",
  "Acme,A-1,100,12.00,USD,DDP,9,03/04/2027,4.7",
  "Brandt,A-1,100,11.00,USD,DDP,8,05/06/2027,4.1",
].join("\n");

export const questionPanel = (page: Page) => tool(page).getByRole("region", { name: /\?$/ });

export const csvFile = (name: string, text: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

/** A file of a sample package, as the site gives it out. */
export function sampleFile(path: string) {
  return {
    name: path.split("/").at(-1)!,
    mimeType: "application/octet-stream",
    buffer: readFileSync(`build/client/downloads/samples/${path}`),
  };
}

export async function expectOrder(page: Page, names: string[]) {
  await expect(suppliers(page)).toContainText(names);
}

export const undoButton = (page: Page) => tool(page).getByRole("button", { name: /^Undo/ });
export const keepTick = (page: Page) =>
  tool(page).getByRole("checkbox", { name: "Keep this RFQ on this device" });

/** The marked one is written, and what is written now is all of it. */
export async function expectKept(page: Page, name: string) {
  await expect(
    tool(page)
      .getByRole("list", { name: "Kept RFQs" })
      .getByRole("listitem")
      .filter({ hasText: name }),
  ).toHaveCount(1);
}
