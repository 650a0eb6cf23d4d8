import type { RequestedPart } from "#analyzer/package/request/read-request.ts";

/** The request as it was read, and what the quotes leave open of it. */
export interface RequestView {
  readonly name: string;
  /** Of the file among the quotes that was taken as the request. */
  readonly sourceId: string | null;
  readonly parts: readonly RequestedPart[];
  readonly neededBy: string | null;
  readonly shipTo: string | null;
  /** Asked for, and quoted by nobody. */
  readonly unquoted: readonly string[];
  /** Quoted, and not asked for. */
  readonly unasked: readonly string[];
  readonly missing: readonly MissingView[];
}

export interface MissingView {
  readonly supplier: string;
  readonly parts: readonly string[];
  readonly questions: readonly string[];
  readonly mail: { readonly subject: string; readonly text: string };
}
