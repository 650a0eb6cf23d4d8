/** The four record sets that questions are answered from; what their rows cost, take and count as; what a row is measured in. */
export const sampleTables = {
  orders: { money: "spend", time: "leadTime", count: "orders", rowUnits: ["money", "days"] },
  quotes: { money: "landedCost", time: "quotedDays", count: "quotes", rowUnits: ["money", "days"] },
  approvals: {
    money: "approvalAmount",
    time: "approvalHours",
    count: "approvals",
    rowUnits: ["money", "hours"],
  },
  suppliers: { money: "spend", time: "leadTime", count: "reliability", rowUnits: ["points"] },
} as const;

export type Table = keyof typeof sampleTables;

export type Unit = "money" | "days" | "hours" | "percent" | "points" | "count";

/** How the rows of one line become its figure. A count adds ones. */
export type Measure = "sum" | "average" | "lowest" | "highest" | "share";

/** The name is also a way to ask for it; the measure holds unless the question says otherwise. */
export const sampleMetrics = {
  spend: { table: "orders", name: "spend", unit: "money", measure: "sum" },
  freight: { table: "orders", name: "freight", unit: "money", measure: "sum" },
  duty: { table: "orders", name: "duty", unit: "money", measure: "sum" },
  toolingCost: { table: "orders", name: "tooling cost", unit: "money", measure: "sum" },
  orders: { table: "orders", name: "number of orders", unit: "count", measure: "sum" },
  onTimeRate: { table: "orders", name: "on-time rate", unit: "percent", measure: "average" },
  daysLate: { table: "orders", name: "days late", unit: "days", measure: "average" },
  leadTime: { table: "orders", name: "lead time", unit: "days", measure: "average" },
  landedCost: { table: "quotes", name: "landed cost", unit: "money", measure: "lowest" },
  quotedDays: { table: "quotes", name: "quoted lead time", unit: "days", measure: "average" },
  score: { table: "quotes", name: "score", unit: "points", measure: "highest" },
  quotes: { table: "quotes", name: "number of quotes", unit: "count", measure: "sum" },
  approvals: { table: "approvals", name: "number of approvals", unit: "count", measure: "sum" },
  approvalAmount: { table: "approvals", name: "approval amount", unit: "money", measure: "sum" },
  approvalHours: { table: "approvals", name: "approval time", unit: "hours", measure: "average" },
  reliability: { table: "suppliers", name: "reliability", unit: "points", measure: "average" },
} as const satisfies Record<string, { table: Table; name: string; unit: Unit; measure: Measure }>;

export type MetricName = keyof typeof sampleMetrics;

/** Of these one reads the lowest first; of all others the highest. */
export const lowestFirst: readonly MetricName[] = ["leadTime", "landedCost", "quotedDays"];

/** States of a row. Of another record set a word means what it is alike: a late approval is overdue. */
export const sampleStatuses = {
  late: { table: "orders", name: "late", opposite: "onTime", alike: "overdue" },
  onTime: { table: "orders", name: "punctual", opposite: "late", alike: null },
  pending: { table: "approvals", name: "pending", opposite: "approved", alike: "open" },
  approved: { table: "approvals", name: "approved", opposite: "pending", alike: "awarded" },
  overdue: { table: "approvals", name: "overdue", opposite: "withinSla", alike: "late" },
  withinSla: { table: "approvals", name: "within SLA", opposite: "overdue", alike: null },
  open: { table: "quotes", name: "open", opposite: "awarded", alike: "pending" },
  awarded: { table: "quotes", name: "awarded", opposite: "open", alike: "approved" },
} as const satisfies Record<
  string,
  { table: Table; name: string; opposite: string; alike: string | null }
>;

export type Status = keyof typeof sampleStatuses;

/** Fixed sample rates: how many dollars one unit buys. */
export const sampleCurrencies = {
  USD: { dollars: 1, name: "US dollars" },
  EUR: { dollars: 1.0846, name: "euros" },
  GBP: { dollars: 1.2631, name: "pounds" },
  SEK: { dollars: 0.0957, name: "kronor" },
} as const;

export type CurrencyCode = keyof typeof sampleCurrencies;

/** The records begin and end here; "last quarter" counts back from the last day. */
export const sampleSpan = { from: "2025-10-01", to: "2026-09-30" } as const;
