import { createHash } from "node:crypto";

import type { InlineHashes } from "#server/site/security-headers.ts";

/** Content-Security-Policy hashes of what is written into a page. Data blocks never run and need none. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)].filter(
    ({ groups }) => !/\bsrc=|application\/ld\+json/.test(groups?.["attributes"] ?? ""),
  );
  const styles = [...html.matchAll(/<style[^>]*>(?<text>.*?)<\/style>/gs)];
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

function hashesOf(elements: RegExpExecArray[]): string[] {
  const hashes = elements.map(
    ({ groups }) =>
      `sha256-${createHash("sha256")
        .update(groups?.["text"] ?? "")
        .digest("base64")}`,
  );
  return [...new Set(hashes)];
}
