import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "#server/app.ts";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { loadSite, type Site } from "#server/site/load-site.ts";
import { writeFakeBuild } from "./fake-build.ts";
import { makeTempDir } from "./temp-dir.ts";

export type TestApp = {
  app: FastifyInstance;
  store: LeadStore;
  buildDir: string;
  dataDir: string;
  logLines: string[];
} & AsyncDisposable;

/** Every fake build is the same, and compressing it is the slowest part of a test. */
let fakeSite: Promise<Site> | undefined;

/** The real application on a fake build and a real SQLite store. */
export async function makeTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const dir = await makeTempDir();
  const dataDir = join(dir.path, "data");
  await mkdir(dataDir);
  const buildDir = await writeFakeBuild(dir.path);
  const store = await SqliteStore.open(dataDir);
  const logLines: string[] = [];
  const app = buildApp({
    site: await (fakeSite ??= loadSite(buildDir)),
    store,
    siteUrl: "https://www.quotewright.example",
    logStream: { write: (line) => void logLines.push(line) },
    ...options,
  });
  return {
    app,
    store,
    buildDir,
    dataDir,
    logLines,
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await store.close();
      await dir[Symbol.asyncDispose]();
    },
  };
}
