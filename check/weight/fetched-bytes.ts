import { gzipSync } from "node:zlib";

import type { Page, Response } from "@playwright/test";

const kinds = ["html", "css", "javascript", "font", "svg"] as const;
type Kind = (typeof kinds)[number];

/** Pages fetch most of the same files, whose names change with their content: each is weighed once. */
const sizes = new Map<string, number>();

/** Listens to a page and gives a function: what it has fetched since the last look. Bytes are gzip -9, of fonts as they are. */
export function fetchedBytes(page: Page) {
  const fetched = new Map<string, { kind: Kind; response: Response }>();
  let requests = 0;
  page.on("response", (response) => {
    requests += 1;
    const type = response.headers()["content-type"] ?? "";
    const kind = kinds.find((kind) => type.includes(kind));
    if (kind) fetched.set(response.url(), { kind, response });
  });

  return async () => {
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    const seen = { bytes, fontFiles: 0, requests };
    for (const [url, { kind, response }] of fetched) {
      const size = sizes.get(url) ?? (await weigh(page, kind, response));
      sizes.set(url, size);
      bytes[kind] += size;
      if (kind === "font") seen.fontFiles += 1;
    }
    fetched.clear();
    requests = 0;
    return seen;
  };
}

async function weigh(page: Page, kind: Kind, response: Response): Promise<number> {
  const seen = await response.body();
  // Chromium does not keep what a page fetched as a blob, as it does ahead (app/page/loading/start-page.ts).
  const body = seen.length > 0 ? seen : await (await page.request.get(response.url())).body();
  return (kind === "font" ? body : gzipSync(body, { level: 9 })).length;
}
