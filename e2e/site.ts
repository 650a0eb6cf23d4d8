import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";

import { builtAddresses } from "../check/built-addresses.ts";

export const addresses = builtAddresses();

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
export async function openHydrated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await waitForHydration(page);
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: 1 })),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll("template[data-deferred]")].every((template) =>
      Object.keys(template.nextElementSibling ?? {}).some((key) => key.startsWith("__react")),
    ),
  );
}

/** Opens an address and has all of it laid out, as for printing (app/layout/lay-out-in-pieces.ts). */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(":root[data-in-pieces]")).toHaveCount(0);
}

/** Waits until React has taken over the frame of the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header, main") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

/** Not against `innerWidth`: a phone widens that to what overflows. */
export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "pixels wider than the window").toBeLessThanOrEqual(0);
}

/** One walk through the whole site in one window. Prints what it checked, for the test's title says on how many. */
export async function onEveryAddress(page: Page, check: () => Promise<unknown>): Promise<void> {
  test.setTimeout(addresses.length * 4000);
  for (const address of addresses) {
    await open(page, address);
    await test.step(address, check);
  }
  console.log(test.info().title);
}
