import type { ReadRequest } from "#analyzer/package/quote-package.ts";
import {
  type MatchedRequest,
  missingMail,
  type MissingQuote,
} from "#analyzer/package/request/match-request.ts";
import type { QuoteRequest } from "#analyzer/package/request/read-request.ts";

/** The request, and what the quotes leave open of it. */
export interface RequestReport extends QuoteRequest, Pick<MatchedRequest, "unquoted" | "unasked"> {
  readonly file: string;
  readonly missing: readonly (MissingQuote & {
    readonly mail: { readonly subject: string; readonly text: string };
  })[];
}

export function requestReport(request: ReadRequest): RequestReport {
  const { name, parts, neededBy, shipTo, buyerCountry, matched } = request;
  const { unquoted, unasked, missing } = matched;
  return {
    file: name,
    parts,
    neededBy,
    shipTo,
    buyerCountry,
    unquoted,
    unasked,
    missing: missing.map((each) => ({ ...each, mail: missingMail(each, request) })),
  };
}
