import { readFile } from "node:fs/promises";

import { unpublishedTexts } from "#make/collections/read-collection.ts";
import { entriesOf, isUnpublished, listsWithDrafts } from "#make/collections/records-in.ts";

/** How the addresses end of what is not built yet. */
export async function unpublishedNames(): Promise<string[]> {
  const records = listsWithDrafts.map(async (list) =>
    entriesOf(await readFile(list.file, "utf8"), list)
      .filter(([, values]) => isUnpublished(values))
      .map(([name]) => name),
  );
  return [...unpublishedTexts(), ...(await Promise.all(records)).flat()];
}

const compressed = /\.(?:br|gz|zst)$/;

/** Files in which the address or the record of one of them stands. */
export function draftProblems(
  names: readonly string[],
  files: Iterable<string>,
  read: (file: string) => Buffer,
): string[] {
  if (names.length === 0) return [];
  const before = String.raw`(?:blog|guides|careers|webinars|docs)[/#]|slug\W{1,6}`;
  const named = new RegExp(`(?:${before})(${names.join("|")})(?![a-z0-9-])`);
  return [...files].flatMap((file) => {
    if (compressed.test(file)) return [];
    const [, name] = named.exec(`${file}\n${read(file).toString("latin1")}`) ?? [];
    return name === undefined ? [] : [`${file} names the draft ${name}`];
  });
}
