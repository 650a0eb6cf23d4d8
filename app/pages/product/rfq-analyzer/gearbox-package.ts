import { readTable } from "#app/format/read-table.ts";
import { rank, type Ranking } from "#analyzer/rank/rank.ts";
import type { Weights } from "#analyzer/rank/weights.ts";
import { landedCost } from "#analyzer/quote/landed-cost.ts";

/** What a response came in as: the formats that the analyzer reads. */
export type QuoteFormat = "PDF" | ".xlsx" | ".xls" | "CSV" | "Email";
export type Currency = "USD" | "EUR" | "GBP" | "SEK" | "PLN" | "CAD" | "JPY";

/** Prices are one for each line, for a piece or for a hundred; freight is in US dollars. */
const responses = readTable<ResponseRow[]>(`
id            | supplier                | place           | format | currency | prices             | tooling | incoterm | freight | dutyPercent | leadTime | reliability
tallow-creek  | Tallow Creek Machine    | Wichita, KS     | PDF    | USD      | 104.5 24.2 43.1    | 7800    | FCA      | 1940    | 0           | 38 days  | 98
norrvik       | Norrvik Metall          | Luleå, SE       | .xlsx  | SEK      | 918 214 37400/100  | 61000   | EXW      | 5480    | 2.5         | 7 weeks  | 86
reinhold-vogt | Reinhold & Vogt         | Stuttgart, DE   | PDF    | EUR      | 92.5 20.9 3720/100 | 6400    | EXW      | 5200    | 2.5         | 6 weeks  | 90
sable-river   | Sable River Tool        | Dayton, OH      | .xlsx  | USD      | 99.8 22.9 41.6     | 8950    | FCA      | 1280    | 0           | 52 days  | 91
quillan       | Quillan Precision       | Cork, IE        | PDF    | EUR      | 91.2 20.4 37.75    | 7100    | DAP      | 0       | 2.5         | 8 weeks  | 89
dovetail      | Dovetail Aero           | Coventry, UK    | .xls   | GBP      | 88.4 20.1 36.9     | 5250    | FCA      | 4650    | 2.5         | 35 days  | 93
mirow         | Mirów Obróbka           | Rzeszów, PL     | CSV    | PLN      | 338 74.5 13600/100 | 24000   | FCA      | 5900    | 2.5         | 9 weeks  | 84
pellworth     | Pellworth CNC           | Hamilton, ON    | Email  | CAD      | 139 31.8 57.4      | 9600    | DDP      | 0       | 0           | 45 days  | 87
ashgrove      | Ashgrove Machining      | Erie, PA        | PDF    | USD      | 112.4 26.1 46.2    | 5900    | FCA      | 1150    | 0           | 33 days  | 92
lakehead      | Lakehead Gear           | Thunder Bay, ON | .xlsx  | CAD      | 133.5 30.2 54.9    | 12400   | FCA      | 2350    | 0           | 8 weeks  | 90
kessling      | Kessling Getriebe       | Graz, AT        | PDF    | EUR      | 93.9 22.6 4010/100 | 5800    | DDP      | 0       | 0           | 7 weeks  | 95
oriole        | Oriole Gear Works       | Rockford, IL    | .xls   | USD      | 107.3 24.9 40.85   | 8300    | FCA      | 1420    | 0           | 47 days  | 94
hatanaka      | Hatanaka Seiki          | Nagoya, JP      | PDF    | JPY      | 13900 3150 5680    | 940000  | FCA      | 7800    | 2.5         | 56 days  | 97
tamarack      | Tamarack Precision      | Duluth, MN      | CSV    | USD      | 109.9 25.6 45.3    | 7250    | FCA      | 1760    | 0           | 8 weeks  | 88
velde         | Velde Mechanica         | Eindhoven, NL   | .xlsx  | EUR      | 101.7 23.4 41.1    | 6900    | EXW      | 5050    | 2.5         | 7 weeks  | 88
castellane    | Castellane Usinage      | Toulouse, FR    | Email  | EUR      | 98.3 24.1 40.6     | 7700    | EXW      | 5350    | 2.5         | 10 weeks | 85
blackfen      | Blackfen Engineering    | Sheffield, UK   | PDF    | GBP      | 82.6 19.3 35.2     | 6150    | EXW      | 4980    | 2.5         | 9 weeks  | 82
sierra-madre  | Sierra Madre Maquinados | Querétaro, MX   | .xlsx  | USD      | 95.6 21.7 38.4     | 9800    | DAP      | 0       | 0           | 63 days  | 83
corvin        | Corvin Machine          | Chattanooga, TN | Email  | USD      | 101.2 23.5 42.2    | 6600    | FCA      | 1390    | 0           | none     | 89
fjordmek      | Fjordmek                | Bergen, NO      | .xls   | EUR      | 106.4 24.9 43.3    | 5500    | FCA      | 5620    | 2.5         | 6 weeks  | 91
rosewater     | Rosewater Tool & Die    | Cleveland, OH   | PDF    | USD      | 118.6 27.2 47.9    | 4900    | FCA      | 1210    | 0           | 31 days  | 86
bellwether    | Bellwether Machine      | Milwaukee, WI   | PDF    | USD      | 106 26.8 44        | 9400    | FCA      | 1530    | 0           | 9 weeks  | 87
vltava        | Vltava Gear             | Brno, CZ        | CSV    | EUR      | 84.9 19.2 3480/100 | 6200    | EXW      | 5750    | 2.5         | 11 weeks | 80
halloran      | Halloran Gear           | Limerick, IE    | PDF    | EUR      | 99.1 22.2 39.9     | 7450    | DAP      | 0       | 2.5         | 9 weeks  | 90`);

interface ResponseRow {
  id: string;
  supplier: string;
  place: string;
  format: QuoteFormat;
  currency: Currency;
  prices: string;
  /** Once, in that currency. */
  tooling: number;
  incoterm: "EXW" | "FCA" | "DAP" | "DDP";
  /** From the named place to our dock, in US dollars; 0 where the price includes it. */
  freight: number;
  /** Of parts and tooling; 0 where the origin is free of it (US, and USMCA), or where the price includes it (DDP). */
  dutyPercent: number;
  /** Longest of the range given. */
  leadTime: string;
  /** Reliability rating, 0 to 100. */
  reliability: number;
}

function responseOf({ prices, leadTime, ...row }: ResponseRow) {
  const [amount, unit] = leadTime.split(" ");
  return {
    ...row,
    prices: prices.split(" ").map((price) => {
      const [value, per = 1] = price.split("/");
      return { amount: Number(value), per: Number(per) };
    }),
    /** Null when the supplier gave none. */
    leadTime: unit ? { amount: Number(amount), unit: unit as "days" | "weeks" } : null,
  };
}

/** A supplier's response, as it was quoted. */
export type PackageResponse = ReturnType<typeof responseOf>;

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
  responses: responses.map(responseOf),
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
