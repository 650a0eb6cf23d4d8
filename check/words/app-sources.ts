import { readFile } from "node:fs/promises";

import { listFiles } from "#make/list-files.ts";

/** What pages are made of: code and prose of the app, by path. */
export async function appSources(): Promise<Map<string, string>> {
  const sources = (await listFiles("app")).filter(
    (file) => /\.(?:tsx?|md|json)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  if (sources.length < 500) throw new Error(`app/ has only ${sources.length} sources.`);
  return new Map(
    await Promise.all(
      sources.map(async (file): Promise<[string, string]> => [
        file.replaceAll("\\", "/"),
        await readFile(file, "utf8"),
      ]),
    ),
  );
}
