import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { expect, test } from "vitest";

import { compress, compressSite } from "./compressed-files.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

const page = Buffer.from(
  Array.from({ length: 4000 }, (_, n) => `<p>${(n * n).toString(36)} of ${n % 97}</p>`).join("\n"),
);

test("a page is packed smaller and comes out whole", async () => {
  await using folder = await makeTempDir();
  await mkdir(join(folder.path, "client"));
  await writeFile(join(folder.path, "client/page.html"), page);

  await compressSite({ buildDir: folder.path });
  const packed = await compress(page, "br", folder.path);
  expect(packed.length).toBeLessThan(page.length / 2);
  expect(brotliDecompressSync(packed)).toEqual(page);
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
