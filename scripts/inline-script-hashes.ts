import { createHash } from "node:crypto";

/** Content-Security-Policy hashes of the scripts written into a page. Data blocks never run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs);
  const hashes = new Set<string>();
  for (const { groups } of scripts) {
    const { attributes = "", code = "" } = groups ?? {};
    if (/\bsrc=/.test(attributes) || /application\/ld\+json/.test(attributes)) continue;
    hashes.add(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  }
  return [...hashes];
}
