import { claims } from "#app/site/claims.ts";
import type { LegalDocument } from "#app/sections/legal/legal.ts";

/** The title block of the page says the newest one too. */
export const privacyRevisions: LegalDocument["revisions"] = [
  {
    letter: "E",
    date: "2026-11-19",
    text: "Says which daily sums are counted of visits, without data about a person, and how to be left out.",
    isClarification: true,
  },
  {
    letter: "D",
    date: "2026-11-18",
    text: "Describes what came after January 2024: the tool at /try, what the browser stores, the page that brought you here, and the hash of a newsletter address.",
    isClarification: true,
  },
  {
    letter: "C",
    date: "2024-01-15",
    text: `Anonymization after ${claims.anonymization.figure} and ${claims.encryption.figure} written out. Clause on this website added.`,
  },
  {
    letter: "B",
    date: "2022-09-01",
    text: "CCPA rights added. International transfers put on the new standard clauses.",
  },
  { letter: "A", date: "2019-06-03", text: "First issue." },
];
