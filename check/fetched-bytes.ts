import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";

const kinds = ["html", "css", "javascript", "font", "svg"] as const;
type Kind = (typeof kinds)[number];

/** Listens to a page and gives a function: what it has fetched since the last look. Bytes are gzip -9, of fonts as they are. */
export function fetchedBytes(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  const fetched = new Map<string, Kind>();
  let requests = 0;
  page.on("response", (response) => {
    requests += 1;
    const type = response.headers()["content-type"] ?? "";
    const kind = kinds.find((kind) => type.includes(kind));
    if (!kind) return;
    const url = response.url();
    fetched.set(url, kind);
    // The next address fetches most of the same files: each is weighed once.
    if (sizes.has(url)) return;
    const weighed = response
      .body()
      .then((body) => (kind === "font" ? body : gzipSync(body, { level: 9 })).length);
    sizes.set(url, weighed);
  });

  return async () => {
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    for (const [url, kind] of fetched) bytes[kind] += (await sizes.get(url))!;
    const seen = {
      bytes,
      fontFiles: [...fetched.values()].filter((kind) => kind === "font").length,
      requests,
    };
    fetched.clear();
    requests = 0;
    return seen;
  };
}
