import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";

/** What the log counts of each week, in the order of its columns. */
export const counters = [
  "awards",
  /** From request to award, of all the week's awards together. */
  "cycleHours",
  /** From submission to final approval, of all the week's awards together. */
  "approvalHours",
  "budget",
  "landedCost",
  /** Invitations to quote that fell due. */
  "asked",
  "quotedInTime",
] as const;

export type Counter = (typeof counters)[number];

/** Adds up a counter over the lines of a week. */
type Sum = (counter: Counter) => number;

/**
 * The measures that are charted week by week: what is divided by what, in words and from the counters of the log; where
 * these are logged, and how the number was got before. Above its `max` a measure cannot go, below 0 none of them can.
 */
export const operationsKpis = [
  {
    id: "cycle",
    name: "RFQ cycle time",
    measure: "Hours from request to award, mean of the week's awards",
    ratio: (sum: Sum) => sum("cycleHours") / sum("awards"),
    unit: "h",
    fractionDigits: 0,
    max: Infinity,
    icon: "straightness",
    source: { to: "/product/rfq-analyzer", name: "RFQ Analyzer" },
    before: "Dates of two emails, compared by hand.",
    claim: { ...claims.cycleTime, baseline: baselines.cycleTime },
  },
  {
    id: "approval",
    name: "Approval time",
    measure: "Hours from submission to final approval, mean of the week's awards",
    ratio: (sum: Sum) => sum("approvalHours") / sum("awards"),
    unit: "h",
    fractionDigits: 1,
    max: Infinity,
    icon: "parallelism",
    source: { to: "/product/approval-routing", name: "Approval Routing" },
    before: "Not measured.",
    claim: { ...claims.approvals, baseline: baselines.approvals },
  },
  {
    id: "landed",
    name: "Landed cost to budget",
    measure: "Landed cost of the week's awards, in percent of their budget",
    ratio: (sum: Sum) => (sum("landedCost") / sum("budget")) * 100,
    unit: "%",
    fractionDigits: 1,
    max: Infinity,
    icon: "flatness",
    source: { to: "/product/rfq-analyzer", name: "RFQ Analyzer" },
    before: "Finance reports, six weeks after the quarter.",
    claim: { ...claims.landedCost, baseline: baselines.landedCost },
  },
  {
    id: "response",
    name: "Supplier response",
    measure: "Suppliers who quoted by the due date, in percent of those asked",
    ratio: (sum: Sum) => (sum("quotedInTime") / sum("asked")) * 100,
    unit: "%",
    fractionDigits: 1,
    max: 100,
    icon: "position",
    source: { to: "/product/vendor-scorecards", name: "Supplier 360" },
    before: "Not measured.",
    claim: null,
  },
] as const;

export type Kpi = (typeof operationsKpis)[number];
