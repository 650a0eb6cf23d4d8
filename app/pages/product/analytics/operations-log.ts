import type { RequestPlant } from "#app/samples/approvals.ts";
import { brand } from "#app/site/brand.ts";

import rows from "./operations-log.json" with { type: "json" };

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

/** A measure that is charted week by week. */
export interface Kpi {
  id: "cycle" | "approval" | "landed" | "response";
  name: string;
  measure: string;
  /** What is divided by what, from the counters of the log; as a percentage where that is its unit. */
  of: Counter;
  per: Counter;
  unit: "h" | "%";
  fractionDigits: number;
  /** Above it the measure cannot go; below 0 none can. */
  max: number;
  icon: "straightness" | "parallelism" | "flatness" | "position";
  /** The page of the module that logs it. */
  to: "/product/rfq-analyzer" | "/product/approval-routing" | "/product/vendor-scorecards";
  loggedBy: string;
  /** How the number was got before. */
  before: string;
  claim?: "cycleTime" | "approvals" | "landedCost";
}

export const operationsKpis: readonly Kpi[] = [
  {
    id: "cycle",
    name: "RFQ cycle time",
    of: "cycleHours",
    per: "awards",
    unit: "h",
    fractionDigits: 0,
    max: Infinity,
    icon: "straightness",
    to: "/product/rfq-analyzer",
    loggedBy: "RFQ Analyzer",
    claim: "cycleTime",
    before: "Dates of two emails, compared by hand.",
    measure: "Hours from request to award, mean of the week's awards",
  },
  {
    id: "approval",
    name: "Approval time",
    of: "approvalHours",
    per: "awards",
    unit: "h",
    fractionDigits: 1,
    max: Infinity,
    icon: "parallelism",
    to: "/product/approval-routing",
    loggedBy: "Approval Routing",
    claim: "approvals",
    before: "Not measured.",
    measure: "Hours from submission to final approval, mean of the week's awards",
  },
  {
    id: "landed",
    name: "Landed cost to budget",
    of: "landedCost",
    per: "budget",
    unit: "%",
    fractionDigits: 1,
    max: Infinity,
    icon: "flatness",
    to: "/product/rfq-analyzer",
    loggedBy: "RFQ Analyzer",
    claim: "landedCost",
    before: "Finance reports, six weeks after the quarter.",
    measure: "Landed cost of the week's awards, in percent of their budget",
  },
  {
    id: "response",
    name: "Supplier response",
    of: "quotedInTime",
    per: "asked",
    unit: "%",
    fractionDigits: 1,
    max: 100,
    icon: "position",
    to: "/product/vendor-scorecards",
    loggedBy: "Supplier 360",
    before: "Not measured.",
    measure: "Suppliers who quoted by the due date, in percent of those asked",
  },
];

/** The process was changed on purpose between the two, so each has limits of its own. */
export const logPhases = {
  before: { name: "By hand", firstWeek: 1, lastWeek: 13 },
  after: { name: `With ${brand.name}`, firstWeek: 14, lastWeek: 26 },
} as const;

/**
 * One plant's week, as counters in their order: every measure is a sum divided by a sum, so that plants add up.
 * Illustrative, in US dollars.
 */
export const operationsLog = rows.map(([week, plant, ...figures]) => {
  const counted = counters.map((counter, index) => [counter, figures[index]]);
  return {
    week: week as number,
    plant: plant as RequestPlant,
    ...(Object.fromEntries(counted) as Record<Counter, number>),
  };
});

interface LoggedCause {
  kpi: Kpi["id"];
  firstWeek: number;
  lastWeek: number;
  /** Null: all plants. */
  plant: RequestPlant | null;
  cause: string;
  action: string;
}

/** What somebody wrote beside the log when a week was unlike the others. */
export const loggedCauses: readonly LoggedCause[] = [
  {
    kpi: "cycle",
    firstWeek: 9,
    lastWeek: 9,
    plant: "monterrey",
    action: "A second source is asked on every casting RFQ.",
    cause: "The foundry withdrew after award. Nine castings went out to quote again.",
  },
  {
    kpi: "approval",
    firstWeek: 22,
    lastWeek: 24,
    plant: "dayton",
    action: "Deputy set for every approver.",
    cause: "Controller on leave, no deputy named. Requests waited until they escalated.",
  },
  {
    kpi: "landed",
    firstWeek: 19,
    lastWeek: 24,
    plant: null,
    action: "None needed.",
    cause: "The market price of aluminum fell six weeks in a row, and new quotes followed.",
  },
  {
    kpi: "response",
    firstWeek: 14,
    lastWeek: 21,
    plant: null,
    action: "The old address has forwarded mail since week 22.",
    cause: "Suppliers still wrote to the old address. Replies were entered late, by hand.",
  },
];
