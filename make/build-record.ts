import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { buildDay } from "#app/site/build-day.ts";
import { jobs } from "#app/site/careers/jobs.ts";
import { hasPassed } from "#app/site/webinars/webinar-session.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";

import { collectionNames, slugsOf } from "./collections/read-collection.ts";
import { listFiles } from "./list-files.ts";
import { formEndpoint, hstsPreload, siteAddress } from "./site-address.ts";

/** What a build was made of. It lies in the build, so that it can never be that of another. */
export interface BuildRecord {
  siteUrl: string;
  formEndpoint: string;
  hstsPreload: boolean;
  node: string;
  /** How many articles, guides and roles have a page: on the day of the next one another build has it too. */
  texts: number;
  /** The next session on its pages: when it has passed, another build says so. */
  nextSession: string;
  /** Hash of every file that the build reads. */
  sources: string;
}

const folders = ["app", "analyzer", "contract", "public", "make"];
const files = [
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "server/site/compressed-files.ts",
  "server/site/content-types.ts",
  "server/site/security-headers.ts",
  "server/site/site-address.ts",
];
const fileName = "made-of.json";
/** Made by the build itself. */
const made = join("app", "fonts");
/** Tests and what only they use. */
const ofTests = /\.test\.tsx?$|[\\/]testing[\\/]/;

export async function recordNow(root: string): Promise<BuildRecord> {
  const hash = createHash("sha256");
  // There is a public/ only while a file goes out as it is.
  const present = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  const found = await Promise.all(present.map((folder) => listFiles(folder)));
  const sources = [...found.flat(), ...files.map((file) => join(root, file))]
    .filter((file) => !file.startsWith(join(root, made)) && !ofTests.test(file))
    .sort();
  for (const file of sources) {
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
  return {
    siteUrl: siteAddress(),
    formEndpoint: formEndpoint(),
    hstsPreload: hstsPreload(),
    node: process.version,
    texts: collectionNames.flatMap(slugsOf).length + jobs.length,
    nextSession: upcomingSessions.find((each) => !hasPassed(each, buildDay))?.date ?? "none",
    sources: hash.digest("hex"),
  };
}

export async function writeRecord(build: string, record: BuildRecord): Promise<void> {
  await writeFile(join(build, fileName), textOf(record));
}

/** Whether this folder holds a build of just that. */
export async function isBuildOf(record: BuildRecord, build: string): Promise<boolean> {
  const text = await readFile(join(build, fileName), "utf8").catch(() => null);
  return text === textOf(record);
}

function textOf(record: BuildRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
