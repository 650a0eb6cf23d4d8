import { readTable } from "#app/format/read-table.ts";
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

export const operationsKpis = readTable<readonly Kpi[]>(`
id       | name                  | of            | per    | unit | fractionDigits | max      | icon         | to                         | loggedBy         | claim      | before                                        | measure
cycle    | RFQ cycle time        | cycleHours    | awards | h    | 0              | Infinity | straightness | /product/rfq-analyzer      | RFQ Analyzer     | cycleTime  | Dates of two emails, compared by hand.        | Hours from request to award, mean of the week's awards
approval | Approval time         | approvalHours | awards | h    | 1              | Infinity | parallelism  | /product/approval-routing  | Approval Routing | approvals  | Not measured.                                 | Hours from submission to final approval, mean of the week's awards
landed   | Landed cost to budget | landedCost    | budget | %    | 1              | Infinity | flatness     | /product/rfq-analyzer      | RFQ Analyzer     | landedCost | Finance reports, six weeks after the quarter. | Landed cost of the week's awards, in percent of their budget
response | Supplier response     | quotedInTime  | asked  | %    | 1              | 100      | position     | /product/vendor-scorecards | Supplier 360     |            | Not measured.                                 | Suppliers who quoted by the due date, in percent of those asked`);

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
export const loggedCauses = readTable<readonly LoggedCause[]>(`
kpi      | firstWeek | lastWeek | plant     | action                                            | cause
cycle    | 9         | 9        | monterrey | A second source is asked on every casting RFQ.    | The foundry withdrew after award. Nine castings went out to quote again.
approval | 22        | 24       | dayton    | Deputy set for every approver.                    | Controller on leave, no deputy named. Requests waited until they escalated.
landed   | 19        | 24       | –         | None needed.                                      | The market price of aluminum fell six weeks in a row, and new quotes followed.
response | 14        | 21       | –         | The old address has forwarded mail since week 22. | Suppliers still wrote to the old address. Replies were entered late, by hand.`);
