import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type DocsPage, docsPages } from "#app/pages/resources/docs/docs-pages.ts";
import { collectionNamed } from "#app/prose/markdown/collections.ts";
import { readFields } from "#app/prose/markdown/compile-record.ts";
import { type Job, jobs } from "#app/site/careers/jobs.ts";

import { collectionNames, type SlugsOf, sourceOf } from "../collections/read-collection.ts";
import { listFiles } from "../list-files.ts";

export interface Moved {
  from: string;
  to: string;
}

/** Where each record that has an address is now, by the addresses that it had before. */
export function movedRecords(
  slugs: SlugsOf,
  listed: readonly Pick<Job | DocsPage, "path" | "movedFrom">[] = [...jobs, ...docsPages],
): Moved[] {
  const texts = collectionNames.flatMap((name) =>
    slugs(name).map((slug) => ({
      path: collectionNamed(name).address?.(slug) ?? "",
      movedFrom: readFields(name, slug, sourceOf(name, slug)).movedFrom,
    })),
  );
  return [...texts, ...listed].flatMap(({ path, movedFrom = [] }) =>
    movedFrom.map((from) => ({ from, to: path })),
  );
}

/** For static hosts, and for the server, which answers with 308. All hosts know 301. */
export function redirectsFile(moved: readonly Moved[], addresses: ReadonlySet<string>): string {
  const known = new Map<string, string>();
  for (const { from, to } of moved) {
    const other = addresses.has(from) ? "an address of the site" : known.get(from);
    if (other) throw new Error(`${to} cannot be movedFrom ${from}: that is ${other}`);
    known.set(from, `where ${to} was`);
  }
  return moved.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Texts that link to an address link to where it is now: inside the site nobody is led on. */
export async function linkAnew(root: string, from: string, to: string): Promise<void> {
  for (const file of await listFiles(join(root, "app/prose"), ".md")) {
    const text = await readFile(file, "utf8");
    const linked = text.replaceAll(new RegExp(`\\]\\(${from}(?=[)#? ])`, "g"), `](${to}`);
    if (linked !== text) await writeFile(file, linked);
  }
}
