import { rank, type Ranking } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { landedCost } from "#analyzer/quote/landed-cost.ts";

import { gearboxPackage, type PackageResponse, type QuoteFormat } from "./gearbox-package.ts";

const daysPer = { days: 1, weeks: 7 };

/** The price of one piece in US dollars. */
export function dollarsEach(
  price: PackageResponse["prices"][number],
  currency: PackageResponse["currency"],
): number {
  return (price.amount / price.per) * gearboxPackage.dollarsPer[currency];
}

/** A response in US dollars, single pieces and calendar days, delivered: what can be ranked. */
export function normalizedResponse(response: PackageResponse) {
  const { id, supplier, place, format, currency, reliability, leadTime } = response;
  const parts = Math.round(
    gearboxPackage.lines.reduce(
      (sum, { pieces }, line) => sum + pieces * dollarsEach(response.prices[line]!, currency),
      0,
    ),
  );
  const tooling = Math.round(response.tooling * gearboxPackage.dollarsPer[currency]);
  const cost = {
    parts,
    tooling,
    freight: response.freight,
    // Tooling that is paid to the supplier belongs to the customs value.
    duty: Math.round(((parts + tooling) * response.dutyPercent) / 100),
  };
  return {
    id,
    supplier,
    place,
    format,
    currency,
    /** For all pieces, in whole US dollars. */
    cost,
    landedCost: landedCost(cost).total,
    leadTimeDays: leadTime && leadTime.amount * daysPer[leadTime.unit],
    reliability,
  };
}

export type NormalizedResponse = ReturnType<typeof normalizedResponse>;

export const packageQuotes = gearboxPackage.responses.map(normalizedResponse);

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

export function responsesByFormat(format: QuoteFormat): number {
  return packageQuotes.filter((quote) => quote.format === format).length;
}
