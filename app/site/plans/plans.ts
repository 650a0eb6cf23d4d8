import type { RoutePattern } from "#app/addresses/site-path.ts";

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
export const plans: Plan[] = [
  {
    name: "Starter",
    description: "For one buyer or a small team.",
    checkedPrice: 499,
    checkedUsers: 5,
    monthlyPrice: 299,
    annualPrice: 259,
    rfqsPerMonth: 50,
    users: 3,
    buildsOn: null,
    features: [
      "Up to 50 RFQs/month",
      "Up to 3 users",
      "Basic vendor scoring",
      "PDF/CSV export",
      "Email support",
    ],
    callToAction: { label: "Book a Demo", to: "/demo" },
    isPopular: false,
  },
  {
    name: "Growth",
    description: "For procurement teams that route approvals and score suppliers.",
    checkedPrice: 1499,
    checkedUsers: 25,
    monthlyPrice: 899,
    annualPrice: 779,
    rfqsPerMonth: null,
    users: 25,
    buildsOn: "Starter",
    features: [
      "Unlimited RFQs",
      "Up to 25 users",
      "API access",
      "Approval routing",
      "Vendor scorecards",
      "Priority support",
    ],
    callToAction: { label: "Book a Demo", to: "/demo" },
    isPopular: true,
  },
  {
    name: "Enterprise",
    description: "For several plants under one contract, with SSO and SCIM.",
    checkedPrice: null,
    checkedUsers: null,
    monthlyPrice: null,
    annualPrice: null,
    rfqsPerMonth: null,
    users: null,
    buildsOn: "Growth",
    features: ["Unlimited users", "SSO", "Dedicated customer success manager", "SLA guarantees"],
    callToAction: { label: "Talk to Sales", to: "/company/contact" },
    isPopular: false,
  },
];
