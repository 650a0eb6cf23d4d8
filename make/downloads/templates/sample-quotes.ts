/** A quote as it came in. The three samples are those of the guide to landed cost. */
export interface SampleQuote {
  supplier: string;
  quoteNumber: string;
  delivery: string;
  currency: string;
  price: number;
  pricedPer: number;
  tooling: number;
  freightPerYear: number;
  dutyRate: number;
  entryFees: number;
  scrapRate: number;
  transitDays: number;
  leadTimeDays: number;
  reliability: number;
}

export const sampleAssumptions = {
  piecesPerYear: 2_000,
  toolingYears: 3,
  carryingRate: 0.12,
  weights: { landedCost: 0.4, leadTime: 0.3, reliability: 0.3 },
  rates: [
    ["USD", 1],
    ["EUR", 1.08],
    ["GBP", 1.27],
    ["CAD", 0.73],
    ["MXN", 0.055],
    ["JPY", 0.0067],
  ],
} as const;

export const sampleQuotes: readonly SampleQuote[] = [
  {
    supplier: "Halden Machine",
    quoteNumber: "HM-2291",
    delivery: "DDP, your dock",
    currency: "USD",
    price: 18.4,
    pricedPer: 1,
    tooling: 0,
    freightPerYear: 0,
    dutyRate: 0,
    entryFees: 0,
    scrapRate: 0.005,
    transitDays: 0,
    leadTimeDays: 21,
    reliability: 96,
  },
  {
    supplier: "Taller Rubio",
    quoteNumber: "R-0718",
    delivery: "FCA Monterrey",
    currency: "USD",
    price: 1_410,
    pricedPer: 100,
    tooling: 2_400,
    freightPerYear: 2_480,
    dutyRate: 0,
    entryFees: 0,
    scrapRate: 0.01,
    transitDays: 7,
    leadTimeDays: 28,
    reliability: 92,
  },
  {
    supplier: "Kestrel Precision",
    quoteNumber: "26/10443",
    delivery: "FOB Hamburg",
    currency: "EUR",
    price: 10.6,
    pricedPer: 1,
    tooling: 5_000,
    freightPerYear: 4_600,
    dutyRate: 0.057,
    entryFees: 140,
    scrapRate: 0.025,
    transitDays: 38,
    leadTimeDays: 56,
    reliability: 85,
  },
];
