/** The words of the lexicon as JSON, for the generator: `node reader/made/read-lexicon.ts OUT.json`. */
import { writeFileSync } from "node:fs";

import { lexicon } from "#analyzer/lexicon/lexicon.ts";

const words = Object.entries(lexicon).map(([language, list]) => [
  language,
  Object.fromEntries(
    Object.entries(list).map(([thing, said]) => [
      thing,
      String(said)
        .split(",")
        .map((word) => word.trim().replaceAll(/\s+/g, " "))
        .filter(Boolean),
    ]),
  ),
]);
writeFileSync(process.argv[2] ?? "lexicon.json", JSON.stringify(Object.fromEntries(words)));
