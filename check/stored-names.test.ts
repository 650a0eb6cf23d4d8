import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { storedNames } from "#app/site/facts/kept-on-device.ts";
import { listFiles } from "#make/list-files.ts";

/** What writes to a store of the browser. */
const writes = {
  localStorage: /\blocalStorage\.setItem\(/,
  sessionStorage: /\bsessionStorage\.setItem\(/,
  indexedDB: /\bindexedDB\.open\(/,
  caches: /\bcaches\.open\(/,
} as const;

test("whatever the site's code stores has a name in the record", async () => {
  const files = (await Promise.all(["app", "make"].map((folder) => listFiles(folder)))).flat();
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const writing: string[] = [];
  for (const file of sources) {
    const text = await readFile(file, "utf8");
    for (const [store, call] of Object.entries(writes)) {
      if (!call.test(text)) continue;
      const names = storedNames[store as keyof typeof writes];
      const isNamed = names.some((name) => new RegExp(`["\`]${name}`).test(text));
      writing.push(`${store} ${isNamed ? "named" : `not named: ${file}`}`);
    }
  }
  expect(new Set(writing)).toEqual(new Set(Object.keys(writes).map((store) => `${store} named`)));
});
