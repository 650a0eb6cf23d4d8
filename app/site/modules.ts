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
    to: "/product/rfq-analyzer",
    features: ["Multi-file intake", "Unit normalization", "Confidence scores"],
    takesIn: "PDF, Excel, CSV and forwarded emails",
    handsOn: "The ten best responses, each value with its source",
    text: "Reads quotes as they arrive, converts units and currencies, and shows how sure it is of each value.",
  },
  {
    name: "Approval Routing",
    to: "/product/approval-routing",
    features: ["Role-based routing", "SLA tracking", "Complete audit trail"],
    takesIn: "A ranked award with its amount and plant",
    handsOn: "An approved award, exported to ERP or PDF",
    text: "Sends each request to the right approvers at the same time. Late approvals escalate automatically.",
  },
  {
    name: "Supplier 360",
    to: "/product/vendor-scorecards",
    features: ["Performance tracking", "Document storage", "Risk monitoring"],
    takesIn: "Deliveries, certificates and past quotes",
    handsOn: "The reliability score for the next ranking",
    text: "Keeps the performance, certificates and risks of each supplier on one scorecard.",
  },
  {
    name: "Procurement Co-pilot",
    to: "/product/copilot",
    features: ["Natural language questions", "Action suggestions", "Approval workflows"],
    takesIn: "A question in plain English",
    handsOn: "An answer with its records and a suggested next step",
    text: "Answers plain questions about spend and suppliers, and shows the records behind each answer.",
  },
];

/** Fragment of a module's row on the overview: the last part of its address. */
export function moduleId(to: Module["to"]): string {
  return to.slice(to.lastIndexOf("/") + 1);
}
