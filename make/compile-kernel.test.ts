import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { compileKernel } from "./compile-kernel.ts";

test("the second reader's kernel is what its source says", async () => {
  const kept = new URL("../analyzer/intake/second-reader/kernel/kernel-bytes.ts", import.meta.url);
  expect(await compileKernel()).toBe(await readFile(kept, "utf8"));
});
