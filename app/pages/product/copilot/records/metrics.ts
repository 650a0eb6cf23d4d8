/** The four record sets that questions are answered from. */
export const sampleTables = {
  orders: { one: "order", many: "orders" },
  quotes: { one: "quote", many: "quotes" },
  approvals: { one: "approval", many: "approvals" },
  suppliers: { one: "supplier", many: "suppliers" },
} as const;

export type Table = keyof typeof sampleTables;

export type Unit = "money" | "days" | "hours" | "percent" | "points" | "count";

/** How the rows of one line become its figure. A count adds ones. */
export type Measure = "sum" | "average" | "lowest" | "highest" | "share";

interface SampleMetric {
  table: Table;
  /** As a sentence says it; also a way to ask for it. */
  name: string;
  unit: Unit;
  /** Unless the question says otherwise. */
  measure: Measure;
  /** Which end of a list one reads first. */
  firstShown: "highest" | "lowest";
  /** Other ways to ask for it. */
  words: readonly string[];
}

export const sampleMetrics = {
  spend: {
    table: "orders",
    name: "spend",
    unit: "money",
    measure: "sum",
    firstShown: "highest",
    words: ["spending", "spent", "expenditure", "outlay", "order value", "invoiced"],
  },
  freight: {
    table: "orders",
    name: "freight",
    unit: "money",
    measure: "sum",
    firstShown: "highest",
    words: ["freight cost", "shipping", "shipping cost", "transport", "carriage", "haulage"],
  },
  duty: {
    table: "orders",
    name: "duty",
    unit: "money",
    measure: "sum",
    firstShown: "highest",
    words: ["customs", "customs duty", "tariff", "import duty"],
  },
  toolingCost: {
    table: "orders",
    name: "tooling cost",
    unit: "money",
    measure: "sum",
    firstShown: "highest",
    words: ["tooling charge", "nre"],
  },
  orders: {
    table: "orders",
    name: "number of orders",
    unit: "count",
    measure: "sum",
    firstShown: "highest",
    words: ["order count"],
  },
  onTimeRate: {
    table: "orders",
    name: "on-time rate",
    unit: "percent",
    measure: "average",
    firstShown: "highest",
    words: ["on time", "otd", "on time delivery", "delivery performance", "punctuality"],
  },
  daysLate: {
    table: "orders",
    name: "days late",
    unit: "days",
    measure: "average",
    firstShown: "highest",
    words: ["lateness", "how late", "delay", "days overdue"],
  },
  leadTime: {
    table: "orders",
    name: "lead time",
    unit: "days",
    measure: "average",
    firstShown: "lowest",
    words: ["delivery time", "leadtime", "delivered lead time", "turnaround"],
  },
  landedCost: {
    table: "quotes",
    name: "landed cost",
    unit: "money",
    measure: "lowest",
    firstShown: "lowest",
    words: ["landed", "quoted cost", "quoted price", "cost to the door"],
  },
  quotedDays: {
    table: "quotes",
    name: "quoted lead time",
    unit: "days",
    measure: "average",
    firstShown: "lowest",
    words: ["promised lead time", "quoted delivery"],
  },
  score: {
    table: "quotes",
    name: "score",
    unit: "points",
    measure: "highest",
    firstShown: "highest",
    words: [
      "ranking",
      "rank",
      "ranked",
      "win",
      "winner",
      "winning",
      "award",
      "recommend",
      "choose",
    ],
  },
  quotes: {
    table: "quotes",
    name: "number of quotes",
    unit: "count",
    measure: "sum",
    firstShown: "highest",
    words: ["response count"],
  },
  approvals: {
    table: "approvals",
    name: "number of approvals",
    unit: "count",
    measure: "sum",
    firstShown: "highest",
    words: ["approval count"],
  },
  approvalAmount: {
    table: "approvals",
    name: "approval amount",
    unit: "money",
    measure: "sum",
    firstShown: "highest",
    words: ["amount for approval", "approval value"],
  },
  approvalHours: {
    table: "approvals",
    name: "approval time",
    unit: "hours",
    measure: "average",
    firstShown: "highest",
    words: ["approval hours", "waiting time", "wait time", "time to approve", "time to sign"],
  },
  reliability: {
    table: "suppliers",
    name: "reliability",
    unit: "points",
    measure: "average",
    firstShown: "highest",
    words: ["reliability rating", "rating", "reliable", "dependable", "trustworthy"],
  },
} as const satisfies Record<string, SampleMetric>;

export type MetricName = keyof typeof sampleMetrics;

/** Fixed sample rates: how many dollars one unit buys. */
export const sampleCurrencies = {
  USD: { dollars: 1, name: "US dollars", words: ["dollar", "usd", "us dollar"] },
  EUR: { dollars: 1.0846, name: "euros", words: ["euro", "eur"] },
  GBP: { dollars: 1.2631, name: "pounds", words: ["pound", "gbp", "sterling"] },
  SEK: { dollars: 0.0957, name: "kronor", words: ["krona", "kronor", "sek"] },
} as const satisfies Record<string, { dollars: number; name: string; words: readonly string[] }>;

export type CurrencyCode = keyof typeof sampleCurrencies;

/** The records begin and end here; "last quarter" counts back from the last day. */
export const sampleSpan = { from: "2025-10-01", to: "2026-09-30" } as const;
