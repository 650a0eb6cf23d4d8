import { gzipSync } from "node:zlib";

import { expect, type Page, test } from "@playwright/test";

import { budgets } from "../scripts/budget-rules.ts";
import { addresses, onEveryAddress, waitForHydration } from "./site.ts";

const kinds = ["html", "css", "javascript"] as const;

/** What the page has fetched since the last look, in bytes after gzip -9. */
function weigh(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  const fetched = new Map<string, (typeof kinds)[number]>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const kind = kinds.find((kind) => type.includes(kind));
    const url = response.url();
    if (!kind) return;
    fetched.set(url, kind);
    if (!sizes.has(url)) {
      sizes.set(
        url,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    }
  });
  return async () => {
    const bytes = { html: 0, css: 0, javascript: 0 };
    for (const [url, kind] of fetched) bytes[kind] += (await sizes.get(url))!;
    fetched.clear();
    return bytes;
  };
}

test(`untouched, a page fetches no more than its budgets, on all ${addresses.length} addresses`, async ({
  page,
}) => {
  const fetchedBytes = weigh(page);
  await onEveryAddress(page, async () => {
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    const bytes = await fetchedBytes();
    for (const kind of kinds) expect(bytes[kind], kind).toBeLessThanOrEqual(budgets[kind]);
  });
});
