import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { isBuildOf, recordNow, writeRecord } from "./build-record.ts";

afterEach(() => void vi.unstubAllEnvs());

const sources = [
  "app/root.tsx",
  "app/pages/home.tsx",
  "app/fonts/made.woff2",
  "analyzer/rank.ts",
  "contract/forms.ts",
  "public/robots.txt",
  "make/build.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "server/site/compressed-files.ts",
  "server/site/content-types.ts",
  "server/site/security-headers.ts",
  "server/site/site-address.ts",
  "server/main.ts",
];

/** A project and a build of it. */
async function builtProject() {
  const root = await mkdtemp(join(tmpdir(), "build-record-"));
  for (const file of sources) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file);
  }
  const build = join(root, "build");
  await mkdir(build);
  await writeRecord(build, await recordNow(root));
  return { root, isCurrent: async () => isBuildOf(await recordNow(root), build) };
}

test("a build is current as long as nothing it is made of changes", async () => {
  const { root, isCurrent } = await builtProject();
  await writeFile(join(root, "app/root.tsx"), "app/root.tsx");
  await writeFile(join(root, "app/fonts/made.woff2"), "made again");
  await writeFile(join(root, "server/main.ts"), "not of the site");
  await writeFile(join(root, "app/root.test.tsx"), "a test of it");
  expect(await isCurrent()).toBe(true);
});

test("another public address asks for another build, the same one written otherwise does not", async () => {
  const { isCurrent } = await builtProject();
  vi.stubEnv("SITE_URL", "https://www.example.com/");
  expect(await isCurrent()).toBe(false);
  vi.stubEnv("SITE_URL", "https://www.quotewright.example/");
  expect(await isCurrent()).toBe(true);
});

test("so does a source that is changed, added or removed, the lockfile, and another Node", async () => {
  for (const change of [
    (root: string) => writeFile(join(root, "app/pages/home.tsx"), "changed"),
    (root: string) => writeFile(join(root, "public/new.txt"), ""),
    (root: string) => rm(join(root, "analyzer/rank.ts")),
    (root: string) => writeFile(join(root, "package-lock.json"), "changed"),
    () => void vi.stubGlobal("process", { ...process, version: "v99.0.0" }),
  ]) {
    const { root, isCurrent } = await builtProject();
    await change(root);
    expect(await isCurrent(), String(change)).toBe(false);
    vi.unstubAllGlobals();
  }
});

test("a folder without a record is no build", async () => {
  const { root } = await builtProject();
  expect(await isBuildOf(await recordNow(root), join(root, "app"))).toBe(false);
});
