import { rank, type Ranking } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { knownWord } from "#app/format/known-word.ts";

import quoted from "./gearbox-responses.json" with { type: "json" };

/** What a response came in as: the formats that the analyzer reads. */
const quoteFormats = ["PDF", ".xlsx", ".xls", "CSV", "Email"] as const;
export type QuoteFormat = (typeof quoteFormats)[number];

const currencies = ["USD", "EUR", "GBP", "SEK", "PLN", "CAD", "JPY"] as const;
export type Currency = (typeof currencies)[number];

/**
 * A supplier's response, as it was quoted. Tooling is paid once, in the supplier's currency. Freight is in US dollars, from
 * the named place to our dock, and 0 where the price includes it; duty is 0 where the origin is free of it (US, and USMCA)
 * or the price includes it (DDP). The lead time is the longest of the range given.
 */
export type PackageResponse = (typeof responses)[number];

const responses = quoted.map(({ format, currency, leadTime, ...response }) => ({
  ...response,
  format: knownWord(quoteFormats, format),
  currency: knownWord(currencies, currency),
  /** Null when the supplier gave none. */
  leadTime: leadTime && { ...leadTime, unit: knownWord(["days", "weeks"], leadTime.unit) },
}));

/** The larger package that the analyzer page ranks. Its prices and scores are computed, never stored. */
export const gearboxPackage = {
  rfq: "RFQ-2463",
  partNumber: "51204",
  partName: "Gearbox set, rev B",
  sets: 400,
  lines: [
    { partNumber: "51204-01", name: "housing", pieces: 400 },
    { partNumber: "51204-02", name: "bearing cover", pieces: 400 },
    { partNumber: "51204-03", name: "pinion shaft", pieces: 800 },
  ] as const,
  weights: { landedCost: 40, leadTime: 30, reliability: 30 },
  /** Ends of the printed scales. */
  scale: { cost: 120_000, leadTimeDays: 80 },
  /** US dollars for one unit, on the day of the analysis. */
  dollarsPer: {
    USD: 1,
    EUR: 1.0846,
    GBP: 1.2631,
    SEK: 0.0957,
    PLN: 0.2518,
    CAD: 0.7382,
    JPY: 0.00671,
  } satisfies Record<Currency, number>,
  responses,
};

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
