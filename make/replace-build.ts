import { existsSync, renameSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { listFiles } from "./list-files.ts";

/**
 * Has a new build written beside the one that is served, and puts it in place when it is whole. Where `make` throws, the
 * old one stays.
 */
export async function replaceBuild(
  build: string,
  make: (next: string) => Promise<void>,
): Promise<void> {
  const next = `${build}.next-${process.pid}`;
  const previous = `${build}.previous`;
  await clearAway(build);
  try {
    await make(next);
    // One right after the other: in between, a server of the folder finds nothing.
    if (existsSync(build)) renameSync(build, previous);
    renameSync(next, build);
  } finally {
    await clearAway(build);
  }
}

/** What a build that was killed left: the old one back in its place, the unfinished one gone. */
async function clearAway(build: string): Promise<void> {
  const previous = `${build}.previous`;
  if (!existsSync(build) && existsSync(previous)) renameSync(previous, build);
  for (const name of await readdir(dirname(build))) {
    if (!name.startsWith(`${basename(build)}.next-`) && name !== basename(previous)) continue;
    await rm(join(dirname(build), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Waits until no other process holds the lock, and keeps it until this process ends, however it ends. */
export async function holdLock(file: string, onWait: () => void): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch {
    onWait();
    lock.exec("PRAGMA busy_timeout = 3600000; BEGIN EXCLUSIVE");
  }
  held.push(lock);
}

/** A database that nothing refers to is closed. */
const held: DatabaseSync[] = [];

/**
 * Pages that are open while a build is replaced go on to ask for its scripts and drawings: they come along. Those that it
 * had kept itself do not.
 */
export async function keepAssets(previous: string, next: string): Promise<void> {
  const folder = (build: string) => join(build, "client/assets");
  const own = (await listFiles(folder(next))).map((file) => basename(file));
  await writeFile(join(next, "own-assets.json"), JSON.stringify(own));
  if (previous === next) return;
  const list = await readFile(join(previous, "own-assets.json"), "utf8").catch(() => "[]");
  const names = (JSON.parse(list) as string[]).filter((name) => !own.includes(name));
  await Promise.all(
    names.map((name) => copyFile(join(folder(previous), name), join(folder(next), name))),
  );
}
