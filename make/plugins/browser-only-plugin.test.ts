import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { build, createLogger } from "vite";
import { expect, test } from "vitest";

import { browserOnly } from "./browser-only-plugin.ts";

/** Builds a module that asks for `fs`, for a browser; gives its code and what was warned of. */
async function built(path: string) {
  const folder = await mkdtemp(join(tmpdir(), "browser-only-"));
  try {
    const file = join(folder, path);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, `import fs from "fs"; export const keys = Object.keys(fs);`);
    const warnings: string[] = [];
    const logger = createLogger("warn");
    logger.warn = (message) => void warnings.push(message);
    const result = await build({
      root: folder,
      configFile: false,
      customLogger: logger,
      plugins: [browserOnly()],
      build: { write: false, minify: false, lib: { entry: file, formats: ["es"] } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    if (!bundle || !("output" in bundle)) throw new Error("Nothing was built.");
    return { code: bundle.output[0].code, warnings };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("the reader of scans gets an empty module for one of Node's, without a warning", async () => {
  const { code, warnings } = await built("node_modules/tesseract.js-core/reader.js");
  expect(warnings).toEqual([]);
  expect(code).not.toMatch(/from "fs"|vite.browser.external/);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  expect(await import(/* @vite-ignore */ url)).toMatchObject({ keys: [] });
});

test("whoever else asks for one gets Vite's, which complains when it is used", async () => {
  const { code } = await built("elsewhere/reader.js");
  expect(code).toMatch(/vite.browser.external/);
});
