import type { Register } from "react-router";

/** A module of the platform, and the part of the assembly it is drawn as. */
export interface Module {
  name: string;
  text: string;
  features: readonly string[];
  to: Exclude<keyof Register["pages"], "/*">;
  /** What it works on, and what it leaves for the next one. */
  takesIn: string;
  handsOn: string;
}

/** In the order of the balloons on the exploded view. */
export const modules: Module[] = [
  {
    name: "RFQ Analyzer",
    text: "The housing everything bolts to. Takes in any file, normalizes it, and says how sure it is.",
    features: ["Multi-file intake", "Unit normalization", "Confidence scores"],
    to: "/product/rfq-analyzer",
    takesIn: "PDF, Excel, CSV and forwarded emails, as they arrive",
    handsOn: "The ten best responses, each value with its source",
  },
  {
    name: "Approval Routing",
    text: "Transmits decisions without slip. Requests go out in parallel and escalate when the SLA runs down.",
    features: ["Role-based routing", "SLA tracking", "Complete audit trail"],
    to: "/product/approval-routing",
    takesIn: "A ranked award, with its amount and its plant",
    handsOn: "A signed decision, exported to ERP or PDF",
  },
  {
    name: "Supplier 360",
    text: "Carries the load. Performance, certificates and risk for each supplier on one scorecard.",
    features: ["Performance tracking", "Document storage", "Risk monitoring"],
    to: "/product/vendor-scorecards",
    takesIn: "Deliveries, certificates and every quote so far",
    handsOn: "The reliability that the next ranking counts",
  },
  {
    name: "Procurement Co-pilot",
    text: "The cover you open to ask. Plain questions about spend and suppliers, answered with sources.",
    features: ["Natural language questions", "Action suggestions", "Approval workflows"],
    to: "/product/copilot",
    takesIn: "A question, in the words you would use aloud",
    handsOn: "An answer with its rows, and the next step to sign",
  },
];
