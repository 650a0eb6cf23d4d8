import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

import { listFiles } from "../list-files.ts";
import { removeUnservedFiles } from "./unserved-files.ts";

async function siteOf(...files: string[]): Promise<string> {
  const client = await mkdtemp(join(tmpdir(), "unserved-"));
  for (const file of files) await writeFile(join(client, file), "");
  return client;
}

test("the fallback page and the data of files go, the data of pages stays", async () => {
  const client = await siteOf(
    "__spa-fallback.html",
    "blog.data",
    "articles.json",
    "articles.json.data",
  );
  await removeUnservedFiles(client);
  const left = (await listFiles(client)).map((file) => relative(client, file));
  expect(left).toEqual(["articles.json", "blog.data"]);
});

test("the build stops when React Router writes one of them no longer", async () => {
  for (const file of ["__spa-fallback.html", "articles.json.data"]) {
    await expect(removeUnservedFiles(await siteOf(file))).rejects.toThrow(/adapt make/);
  }
});
