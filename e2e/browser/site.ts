import { type ConsoleMessage, expect, type Page } from "@playwright/test";

import { builtAddresses } from "../../check/built-addresses.ts";
import { pixelsTooWide } from "./page-inspection.ts";

export const addresses = builtAddresses();

/** For what is asked of both in one visit. */
export const windowSizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What the page complains about: errors, warnings, policy violations, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    // Prefetches are cut off when the page is left.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** Opens an address and waits until React has taken over all of it, the parts whose code waits for a touch too. */
/** On a phone some lists are folded; on wider screens there is nothing to open. */
export async function openFolds(page: Page, within = "main"): Promise<void> {
  for (const fold of await page.locator(`${within} .phone-fold > summary`).all()) {
    if (await fold.isVisible()) await fold.click();
  }
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wholeLayout(page);
  await touch(page);
  await waitForHydration(page);
}

/** Has all of a page laid out, as for printing (app/layout/lay-out-in-pieces.ts). */
export async function wholeLayout(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(":root[data-in-pieces]")).toHaveCount(0);
}

/** Touches the page and waits for its parts, whose code comes with that. */
export async function touch(page: Page): Promise<void> {
  await movePointer(page);
  await partsTakenOver(page);
}

export async function partsTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("template[data-deferred]")].every((template) =>
      Object.keys(template.nextElementSibling ?? {}).some((key) => key.startsWith("__react")),
    ),
  );
}

/** Touches the page and waits until React has taken over its frame. */
export async function waitForHydration(page: Page): Promise<void> {
  await movePointer(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header, main") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

async function movePointer(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: 1 })),
  );
}

export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(pixelsTooWide), "wider than the window").toEqual([]);
}
