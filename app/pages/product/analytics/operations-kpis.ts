import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";

export type KpiId = "cycle" | "approval" | "landed" | "response";

/** A measure that is charted week by week, from the counters of the operations log. */
export interface Kpi {
  id: KpiId;
  name: string;
  /** What is divided by what. */
  measure: string;
  unit: "h" | "%";
  fractionDigits: 0 | 1;
  better: "lower" | "higher";
  /** Beyond this it cannot go. */
  min: number;
  max?: number;
  icon: "straightness" | "parallelism" | "flatness" | "position";
  /** Where its counters are logged. */
  source: {
    to: "/product/rfq-analyzer" | "/product/approval-routing" | "/product/vendor-scorecards";
    name: string;
  };
  /** How the number was got before. */
  before: string;
  /** The claim that the sample can be held against. */
  claim: { figure: string; label: string; baseline: string } | null;
}

export const operationsKpis: readonly Kpi[] = [
  {
    id: "cycle",
    name: "RFQ cycle time",
    measure: "Hours from request to award, mean of the week's awards",
    unit: "h",
    fractionDigits: 0,
    better: "lower",
    min: 0,
    icon: "straightness",
    source: { to: "/product/rfq-analyzer", name: "RFQ Analyzer" },
    before: "Dates of two emails, compared by hand.",
    claim: { ...claims.cycleTime, baseline: baselines.cycleTime },
  },
  {
    id: "approval",
    name: "Approval time",
    measure: "Hours from submission to final approval, mean of the week's awards",
    unit: "h",
    fractionDigits: 1,
    better: "lower",
    min: 0,
    icon: "parallelism",
    source: { to: "/product/approval-routing", name: "Approval Routing" },
    before: "Not measured.",
    claim: { ...claims.approvals, baseline: baselines.approvals },
  },
  {
    id: "landed",
    name: "Landed cost to budget",
    measure: "Landed cost of the week's awards, in percent of their budget",
    unit: "%",
    fractionDigits: 1,
    better: "lower",
    min: 0,
    icon: "flatness",
    source: { to: "/product/rfq-analyzer", name: "RFQ Analyzer" },
    before: "Finance reports, six weeks after the quarter.",
    claim: { ...claims.landedCost, baseline: baselines.landedCost },
  },
  {
    id: "response",
    name: "Supplier response",
    measure: "Suppliers who quoted by the due date, in percent of those asked",
    unit: "%",
    fractionDigits: 1,
    better: "higher",
    min: 0,
    max: 100,
    icon: "position",
    source: { to: "/product/vendor-scorecards", name: "Supplier 360" },
    before: "Not measured.",
    claim: null,
  },
];
