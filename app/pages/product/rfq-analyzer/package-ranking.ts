import { rank, type Ranking } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { gearboxPackage, type QuoteFormat } from "./gearbox-package.ts";

import { type NormalizedResponse, normalizedResponse } from "./normalized-response.ts";

export const packageQuotes: readonly NormalizedResponse[] =
  gearboxPackage.responses.map(normalizedResponse);

/** What had to be brought together. */
export const packageMix = {
  responses: packageQuotes.length,
  currencies: new Set(packageQuotes.map(({ currency }) => currency)).size,
  formats: new Set(packageQuotes.map(({ format }) => format)).size,
};

/** All responses to the package, best first, and the ten that are named. */
export function rankPackage(weights: Weights): Ranking<NormalizedResponse> {
  return rank(packageQuotes, weights);
}

/** The rank that a response would have with another lead time, all else as it is. */
export function rankAtLeadTime(responseId: string, leadTimeDays: number): number {
  const quotes = packageQuotes.map((quote) =>
    quote.id === responseId ? { ...quote, leadTimeDays } : quote,
  );
  const { ranked } = rank(quotes, gearboxPackage.weights);
  return ranked.find(({ quote }) => quote.id === responseId)!.rank;
}

/** How many responses came in each format. */
export function responsesByFormat(format: QuoteFormat): number {
  return packageQuotes.filter((quote) => quote.format === format).length;
}
