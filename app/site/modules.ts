import type { RoutePattern } from "#app/addresses/site-path.ts";

/** A module of the platform, and the part of the assembly it is drawn as. */
export interface Module {
  name: string;
  text: string;
  features: readonly string[];
  to: RoutePattern;
  /** What it works on, and what it leaves for the next one. */
  takesIn: string;
  handsOn: string;
}

/** In the order of the balloons on the exploded view. */
export const modules: Module[] = [
  {
    name: "RFQ Analyzer",
    text: "Reads quotes as they arrive, converts units and currencies, and shows how sure it is of each value.",
    features: ["Multi-file intake", "Unit normalization", "Confidence scores"],
    to: "/product/rfq-analyzer",
    takesIn: "PDF, Excel, CSV and forwarded emails",
    handsOn: "The ten best responses, each value with its source",
  },
  {
    name: "Approval Routing",
    text: "Sends each request to the right approvers at the same time. Late approvals escalate automatically.",
    features: ["Role-based routing", "SLA tracking", "Complete audit trail"],
    to: "/product/approval-routing",
    takesIn: "A ranked award with its amount and plant",
    handsOn: "An approved award, exported to ERP or PDF",
  },
  {
    name: "Supplier 360",
    text: "Keeps the performance, certificates and risks of each supplier on one scorecard.",
    features: ["Performance tracking", "Document storage", "Risk monitoring"],
    to: "/product/vendor-scorecards",
    takesIn: "Deliveries, certificates and past quotes",
    handsOn: "The reliability score for the next ranking",
  },
  {
    name: "Procurement Co-pilot",
    text: "Answers plain questions about spend and suppliers, and shows the records behind each answer.",
    features: ["Natural language questions", "Action suggestions", "Approval workflows"],
    to: "/product/copilot",
    takesIn: "A question in plain English",
    handsOn: "An answer with its records and a suggested next step",
  },
];
