import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import { keepAssets, replaceBuild } from "./replace-build.ts";

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const newFolder = () => mkdtemp(join(tmpdir(), "replace-build-"));

async function oldBuild() {
  const folder = await newFolder();
  const build = join(folder, "build");
  await write(join(build, "client/index.html"), "old");
  return { folder, build, home: () => readFile(join(build, "client/index.html"), "utf8") };
}

test("the old build is served while the new one is made, then the new one, and nothing is left over", async () => {
  const { folder, build, home } = await oldBuild();
  await replaceBuild(build, async (next) => {
    await write(join(next, "client/index.html"), "new");
    expect(await home()).toBe("old");
  });
  expect(await home()).toBe("new");
  expect(await readdir(folder)).toEqual(["build"]);
});

test("the first build needs no old one", async () => {
  const folder = await newFolder();
  await replaceBuild(join(folder, "build"), (next) => write(join(next, "client/a.txt"), "a"));
  expect(await readdir(join(folder, "build/client"))).toEqual(["a.txt"]);
});

test("a build that fails leaves the old one", async () => {
  const { folder, build, home } = await oldBuild();
  const failing = replaceBuild(build, async (next) => {
    await write(join(next, "client/index.html"), "half");
    throw new Error("no cover");
  });
  await expect(failing).rejects.toThrow("no cover");
  expect(await home()).toBe("old");
  expect(await readdir(folder)).toEqual(["build"]);
});

test("after a kill between the two renames the old build comes back, even if the next one fails", async () => {
  const { folder, build } = await oldBuild();
  await write(join(folder, "build.next-1/client/index.html"), "unfinished");
  await replaceBuild(build, (next) => write(join(next, "client/index.html"), "new"));
  const killed = await newFolder();
  await write(join(killed, "build.previous/client/index.html"), "old");
  const failing = replaceBuild(join(killed, "build"), () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await readFile(join(killed, "build/client/index.html"), "utf8")).toBe("old");
  expect([...(await readdir(folder)), ...(await readdir(killed))]).toEqual(["build", "build"]);
});

test("scripts of the build before come along, those of the one before that do not", async () => {
  const folder = await newFolder();
  const builds = ["first", "second", "third"].map((name) => join(folder, name));
  for (const [index, build] of builds.entries()) {
    await write(join(build, "client/assets/same.js"), "same");
    await write(join(build, `client/assets/only-${index}.js`), "own");
    await keepAssets(builds[index - 1] ?? join(folder, "none"), build);
  }
  expect(await readdir(join(folder, "third/client/assets"))).toEqual([
    "only-1.js",
    "only-2.js",
    "same.js",
  ]);
});

/** A process that takes the lock and says so. */
function lockHolder(file: string): ChildProcess {
  const replaceBuild = pathToFileURL(join(import.meta.dirname, "replace-build.ts")).href;
  const code = `
    const { holdLock } = await import(${JSON.stringify(replaceBuild)});
    await holdLock(${JSON.stringify(file)}, () => process.stdout.write("waits "));
    process.stdout.write("holds ");
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const word = async (holder: ChildProcess) => String((await once(holder.stdout!, "data"))[0]).trim();

test("a second build waits for the first, also for one that is killed", async () => {
  const file = join(await newFolder(), "cache/build.lock");
  const first = lockHolder(file);
  expect(await word(first)).toBe("holds");
  const second = lockHolder(file);
  expect(await word(second)).toBe("waits");
  first.kill("SIGKILL");
  expect(await word(second)).toBe("holds");
  second.kill("SIGKILL");
});
