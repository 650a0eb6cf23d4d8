import {
  type MatchedRequest,
  missingMail,
  type MissingQuote,
} from "#analyzer/package/request/match-request.ts";
import type { QuoteRequest } from "#analyzer/package/request/read-request.ts";

/** The request, and what the quotes leave open of it. */
export interface RequestReport extends QuoteRequest, Pick<MatchedRequest, "unquoted" | "unasked"> {
  readonly missing: readonly (MissingQuote & {
    readonly mail: { readonly subject: string; readonly text: string };
  })[];
}

export function requestReport(
  request: QuoteRequest,
  { unquoted, unasked, missing }: MatchedRequest,
): RequestReport {
  return {
    ...request,
    unquoted,
    unasked,
    missing: missing.map((each) => ({ ...each, mail: missingMail(each, request) })),
  };
}
