import type { Page } from "@playwright/test";

/** On each page from now on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const values: number[] = [];
    const note = (entries: PerformanceEntryList) =>
      entries.forEach((entry) =>
        values.push((entry as PerformanceEntry & { value: number }).value),
      );
    const shifts = new PerformanceObserver((list) => note(list.getEntries()));
    shifts.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifted_: () => (note(shifts.takeRecords()), values) });
  });
}

/** By how much things have moved up to now. */
export async function shifted(page: Page): Promise<number> {
  const values = await page.evaluate(() =>
    (window as unknown as { shifted_: () => number[] }).shifted_(),
  );
  return values.reduce((sum, value) => sum + value, 0);
}
