import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { expect, test } from "vitest";

import { compress, compressSite } from "./compressed-files.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

/** Words enough for efforts to differ. */
const page = Buffer.from(
  Array.from({ length: 4000 }, (_, n) => `<p>${(n * n).toString(36)} of ${n % 97}</p>`).join("\n"),
);

test("an archived page is packed with less effort and comes out whole", async () => {
  await using folder = await makeTempDir();
  await mkdir(join(folder.path, "client"));
  await writeFile(join(folder.path, "client/page.html"), page);

  const sizes: number[] = [];
  for (const isArchived of [() => false, () => true]) {
    await rm(join(folder.path, "compressed"), { recursive: true, force: true });
    await compressSite({ buildDir: folder.path, isArchived });
    const packed = await compress(page, "br", folder.path);
    expect(brotliDecompressSync(packed)).toEqual(page);
    sizes.push(packed.length);
  }
  expect(sizes[1]).toBeGreaterThan(sizes[0]!);
});

test("what the build before packed is taken from the cache, which then holds this build's alone", async () => {
  await using folder = await makeTempDir();
  const cacheDir = join(folder.path, "cache");
  await mkdir(join(folder.path, "client"));
  await writeFile(join(folder.path, "client/page.html"), page);
  await compressSite({ buildDir: folder.path, cacheDir });
  const names = await readdir(cacheDir);
  for (const name of names) await writeFile(join(cacheDir, name), "as it was cached");
  await writeFile(join(cacheDir, "of-a-page-that-is-gone.br"), "");

  await compressSite({ buildDir: folder.path, cacheDir });
  expect(await readdir(cacheDir)).toEqual(names);
  for (const name of names) {
    expect(await readFile(join(folder.path, "compressed", name), "utf8")).toBe("as it was cached");
  }
});
