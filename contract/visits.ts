import { type FormName, isFormName } from "./forms.ts";

/** Where a page tells what the server cannot see by itself, URL-encoded: `event`, `path` and, by event, `kind`. */
export const COUNT_ADDRESS = "/count";
/** Named in the Server-Timing header of pages whose server counts visits; without it, as on static hosts, no page tells. */
export const COUNTS_VISITS = "counts-visits";
export const MAX_COUNT_BYTES = 1024;
/** So many files of one visit to the tool are told, and no more. */
export const MAX_TRIED = 40;

export const triedKinds = [
  "PDF",
  "Spreadsheet",
  "CSV",
  "Word",
  "Mail",
  "Web page",
  "Picture",
  "Text",
  "Pasted text",
  "Sample",
  "Other",
] as const;
export type TriedKind = (typeof triedKinds)[number];

/** A page reached without loading a document, a form's first key, a search that found nothing, files in the tool. */
export type VisitEvent =
  | { event: "page" | "search-none" }
  | { event: "form-begun"; kinds: readonly FormName[] }
  | { event: "files"; kinds: readonly TriedKind[] };

/** Undefined for whatever no page of ours sends. */
export function visitEventOf(event: string, kinds: readonly string[]): VisitEvent | undefined {
  switch (event) {
    case "page":
    case "search-none":
      return kinds.length === 0 ? { event } : undefined;
    case "form-begun":
      return kinds.length === 1 && kinds.every(isFormName) ? { event, kinds } : undefined;
    case "files":
      return kinds.length > 0 && kinds.length <= MAX_TRIED && kinds.every(isTriedKind)
        ? { event, kinds }
        : undefined;
    default:
      return undefined;
  }
}

function isTriedKind(text: string): text is TriedKind {
  return triedKinds.some((kind) => kind === text);
}
