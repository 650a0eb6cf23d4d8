import type { Page } from "@playwright/test";

/** Keeps the page's scripts back, as a slow network does, until the returned function lets them pass. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
