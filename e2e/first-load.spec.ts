import { expect, test } from "@playwright/test";

import { budgets } from "../scripts/budget-rules.ts";
import { fetchedBytes } from "../scripts/fetched-bytes.ts";
import { addresses, onEveryAddress, waitForHydration } from "./site.ts";

test(`untouched, a page fetches no more than its budgets, on all ${addresses.length} addresses`, async ({
  page,
}) => {
  const fetched = fetchedBytes(page);
  await onEveryAddress(page, async () => {
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    const { bytes } = await fetched();
    for (const kind of ["html", "css", "javascript"] as const) {
      expect(bytes[kind], kind).toBeLessThanOrEqual(budgets[kind]);
    }
  });
});
