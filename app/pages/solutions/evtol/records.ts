import { evtolSample } from "#app/samples/evtol-sample.ts";

export const evtolSettings = {
  shipsets: {
    kind: "number",
    min: 1,
    max: evtolSample.lastShipset,
    isWhole: true,
    default: evtolSample.shipsets,
    label: "Shipsets",
    unit: "shipsets",
  },
  days: {
    kind: "number",
    min: 1,
    max: 720,
    isWhole: true,
    default: 180,
    label: "First article needed in",
    unit: "days",
  },
} as const;

/** Where the certification basis reaches into a quote. */
export const evtolChallenges = [
  {
    heading: "Requirements still change",
    text: "The FAA certifies powered-lift as a special class and agrees the requirements for each aircraft. An early quote can price the wrong process.",
    answer: "The assumptions in each quote are shown beside its price.",
  },
  {
    heading: "Few parts, high start-up cost",
    text: "At three shipsets, tooling and first article can cost more than the parts.",
    answer: "Both are in the landed cost, at the quantity you choose.",
  },
  {
    heading: "Conformity inspection takes time",
    text: "A part for certification credit is inspected against its drawings and process specifications. New suppliers need time for that.",
    answer: "Lead time is counted to the inspected first article.",
  },
  {
    heading: "New suppliers have no history",
    text: "No supplier has delivered this part yet. The only record is their work on other parts.",
    answer: "Reliability shows what it is based on. Risk monitoring starts with the first quote.",
  },
];

export const evtolWorkflow = [
  {
    step: "Upload",
    text: "Drag in the RFQs or forward the emails. Each quote is matched to its part.",
  },
  {
    step: "Analyze",
    text: "Vendors, currencies and units are converted to one basis. Tooling and first article are spread over your shipsets.",
  },
  {
    step: "Approve",
    text: "Reviewers approve in parallel, by role and budget. Late approvals escalate automatically.",
  },
  {
    step: "Execute",
    text: "Export to an ERP file or PDF. The award log records the quantity and the assumptions.",
  },
];
