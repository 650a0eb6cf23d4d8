import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { manifestVersion, readManifest } from "./route-manifest.ts";

const manifest = {
  version: "2fadc878",
  routes: {
    root: { path: "", module: "/assets/root.js" },
    article: { path: "resources/blog/:slug", module: "/assets/article.js" },
    "not-found": { path: "*", module: "/assets/not-found.js" },
  },
};
const script = (content: unknown) => `window.__reactRouterManifest=${JSON.stringify(content)};`;

test("the version is read from the one manifest among the files", async () => {
  const assets = await mkdtemp(join(tmpdir(), "manifest-"));
  await expect(manifestVersion(assets)).rejects.toThrow(/adapt make/);
  await writeFile(join(assets, "manifest-2fadc878.js"), script(manifest));
  expect(await manifestVersion(assets)).toBe("2fadc878");
});

test.each([
  ["another global", `window.__manifest=${JSON.stringify(manifest)};`],
  ["no version", script({ ...manifest, version: undefined })],
  ["no not-found route", script({ ...manifest, routes: { root: manifest.routes.root } })],
  ["modules under another name", script({ ...manifest, routes: { a: { path: "*", file: "" } } })],
])("the build stops: %s", (_name, text) => {
  expect(() => readManifest(text)).toThrow(/adapt make/);
});
