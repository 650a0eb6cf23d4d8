import { createHash } from "node:crypto";

/** Path from `build/client` to the text of the file; of scripts, styles and pages at least. */
export type BuiltTexts = ReadonlyMap<string, string>;

/** Lists every page's files: the tool needs its own only. */
const listsAllPages = /^assets\/(?:manifest|page-files)-/;

/**
 * The service worker of /try. It holds the page with exactly the files that this build gave it, under a name that
 * changes with them. With a connection the page comes from the server, so that an old page never meets new scripts.
 */
export function offlineTool(texts: BuiltTexts, others: readonly string[]): string {
  const page = texts.get("try/index.html");
  if (page === undefined) throw new Error("The build has no page for /try.");
  const paths = [...neededFiles(page, texts), ...others].sort();
  const version = createHash("sha256").update(page).update(paths.join()).digest("hex").slice(0, 12);
  return `const name = "try-${version}";
const files = ${JSON.stringify(paths.map((path) => `/${path}`))};
const kept = new Set(files);

addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(["/try", ...files])));
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const other of await caches.keys()) {
      if (other.startsWith("try-") && other !== name) await caches.delete(other);
    }
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === "/try") {
    event.respondWith(fetch(request).catch(() => caches.match("/try", { cacheName: name })));
  } else if (kept.has(pathname)) {
    event.respondWith(
      caches
        .match(pathname, { cacheName: name })
        .then((found) => found ?? fetch(request)),
    );
  }
});
`;
}

/** What the page names, what that names, and so on: only names of files that the build made count. */
export function neededFiles(page: string, texts: BuiltTexts): string[] {
  const known = new Map([...texts.keys()].map((path) => [path.split("/").at(-1) ?? "", path]));
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css|woff2|svg|png|webmanifest)\b/g)) {
      const path = known.get(name);
      if (path === undefined || found.has(path) || /^(?:social|downloads)\//.test(path)) continue;
      found.add(path);
      if (!listsAllPages.test(path) && /\.(?:js|css)$/.test(path)) visit(texts.get(path) ?? "");
    }
  };
  visit(page);
  return [...found];
}
