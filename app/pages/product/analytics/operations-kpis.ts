import { readTable } from "#app/format/read-table.ts";

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
