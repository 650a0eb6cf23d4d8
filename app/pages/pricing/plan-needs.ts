/** What a team may need beyond numbers; `feature` is a line of the plan that brings it. */
export interface PlanNeed {
  id: string;
  feature: string;
}

export const planNeeds: PlanNeed[] = [
  { id: "api", feature: "API access" },
  { id: "routing", feature: "Approval routing" },
  { id: "scorecards", feature: "Vendor scorecards" },
  { id: "sso", feature: "SSO" },
  { id: "manager", feature: "Dedicated customer success manager" },
  { id: "sla", feature: "SLA guarantees" },
];
