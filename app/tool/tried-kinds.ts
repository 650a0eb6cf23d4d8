import { MAX_TRIED, type TriedKind } from "#contract/visits.ts";
import { countEvent } from "#app/page/counted/count-event.ts";

import type { Intake } from "./intake.ts";

const kinds: readonly (readonly [TriedKind, RegExp])[] = [
  ["PDF", /\.pdf$/i],
  ["Spreadsheet", /\.(?:xlsx|xlsm|xls|ods)$/i],
  ["CSV", /\.(?:csv|tsv)$/i],
  ["Word", /\.(?:docx|odt|rtf)$/i],
  ["Mail", /\.(?:eml|msg)$/i],
  ["Web page", /\.html?$/i],
  ["Picture", /\.(?:png|jpe?g)$/i],
  ["Text", /\.txt$/i],
];

/** By the end of a file's name, which stays here: of it only the kind is told. */
function triedKindsOf(intake: Intake): TriedKind[] {
  switch (intake.kind) {
    case "files":
      return intake.files.map(
        ({ name }) => kinds.find(([, end]) => end.test(name))?.[0] ?? "Other",
      );
    case "text":
      return ["Pasted text"];
    case "sample":
      return ["Sample"];
    default:
      return [];
  }
}

let tried: TriedKind[] = [];

/**
 * What was tried is told when the visitor leaves the page, as one number for each kind: while they work with their quotes
 * nothing is sent, and the browser's own count of requests shows it.
 */
export function noteTried(intake: Intake): void {
  const { pathname } = location;
  const isFirst = tried.length === 0;
  tried = [...tried, ...triedKindsOf(intake)].slice(0, MAX_TRIED);
  if (!isFirst || tried.length === 0) return;
  const leaving = new AbortController();
  const tell = () => {
    leaving.abort();
    countEvent({ event: "files", kinds: tried }, pathname);
    tried = [];
  };
  for (const leave of ["pagehide", "page-shown"]) {
    addEventListener(leave, tell, { signal: leaving.signal });
  }
}
