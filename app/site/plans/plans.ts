import type { RoutePattern } from "#app/addresses/site-path.ts";

import plans from "./plans.json" with { type: "json" };

export type PlanName = "Starter" | "Growth" | "Enterprise";

/** A pricing plan, and the same plan checked: an analyst looks at every reading before the ranking is shown. */
export interface Plan {
  name: PlanName;
  description: string;
  /** US dollars a month with every reading checked; null is a custom price. */
  checkedPrice: number | null;
  /** Null is unlimited, here as below. */
  checkedUsers: number | null;
  /** US dollars a month, billed monthly. */
  monthlyPrice: number | null;
  /** US dollars a month, billed annually. */
  annualPrice: number | null;
  rfqsPerMonth: number | null;
  users: number | null;
  /** The plan whose features it has as well. */
  buildsOn: PlanName | null;
  features: string[];
  callToAction: { label: string; to: RoutePattern };
  isPopular: boolean;
}

/** Smallest first. */
export { plans };
