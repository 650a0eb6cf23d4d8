import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";

const name = "covers:webinars";
const resolved = `\0${name}`;
const recordsFile = "app/site/webinars/webinars.ts";

/**
 * `import covers from "covers:webinars"` gives the cover of each session by its slug, as its record says. The records
 * themselves import no drawing, because calendars are made from them and tests read them without Vite.
 */
export function webinarCovers(): Plugin {
  return {
    name: "quotewright:webinar-covers",
    resolveId: { filter: { id: /^covers:webinars$/ }, handler: () => resolved },
    load: {
      filter: { id: /covers:webinars$/ },
      handler() {
        const source = readFileSync(join(this.environment.config.root, recordsFile), "utf8");
        return coversModule(upcomingSessions, source);
      },
    },
  };
}

interface Covered {
  slug: string;
  coverSubject: string;
}

/** The module's code; a subject that nothing draws is an error with file and line. */
export function coversModule(sessions: readonly Covered[], source: string): string {
  const imports = sessions.map(({ slug, coverSubject }, index) => {
    if (!coverSubjects.some((subject) => subject === coverSubject)) {
      const line = source.split("\n").findIndex((text) => text.includes(`"${coverSubject}"`)) + 1;
      const known = coverSubjects.join(", ");
      throw new Error(
        `${recordsFile}:${line}: no cover shows "${coverSubject}". coverSubject is one of ${known}`,
      );
    }
    return `import c${index} from "drawing:cover/${slug}?subject=${coverSubject}&format=webinar";`;
  });
  const covers = sessions.map(({ slug }, index) => `${JSON.stringify(slug)}: c${index}`);
  return `${imports.join("\n")}\nexport default { ${covers.join(", ")} };\n`;
}
