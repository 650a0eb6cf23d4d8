import { claims } from "#app/site/claims.ts";
import type { LegalDocument } from "#app/sections/legal/legal.ts";

/** The title block of the page says the newest one too. */
export const termsRevisions: LegalDocument["revisions"] = [
  {
    letter: "E",
    date: "2026-11-18",
    text: "Says in one sentence when a subscription that is canceled ends, and that the notice period is that of Enterprise contracts.",
    isClarification: true,
  },
  {
    letter: "D",
    date: "2024-01-15",
    text: `Data export for ${claims.dataExport.figure} after termination written out. Limit of liability restated.`,
  },
  {
    letter: "C",
    date: "2022-09-01",
    text: `Notice of price and terms changes set to ${claims.changeNotice.figure}.`,
  },
  { letter: "B", date: "2021-02-10", text: "Clause on acceptable use rewritten." },
  { letter: "A", date: "2019-06-03", text: "First issue." },
];
