import type { Register } from "react-router";

export type PlanName = "Starter" | "Growth" | "Enterprise";

/**
 * A pricing plan. `listPrice` and `listUsers` are the home teaser's: month to month, without a plan commitment.
 * The rest is what the pricing page sells. Ending that difference is one edit here.
 */
export interface Plan {
  name: PlanName;
  description: string;
  /** US dollars a month, month to month, as on the home page; null is a custom price. */
  listPrice: number | null;
  listUsers: string;
  /** US dollars a month, billed monthly. */
  monthlyPrice: number | null;
  /** US dollars a month, billed annually. */
  annualPrice: number | null;
  /** Null is unlimited. */
  rfqsPerMonth: number | null;
  users: number | null;
  /** The plan whose features it has as well. */
  buildsOn: PlanName | null;
  features: string[];
  callToAction: { label: string; to: Exclude<keyof Register["pages"], "/*"> };
  isPopular: boolean;
}

/** Smallest first. */
export const plans: Plan[] = [
  {
    name: "Starter",
    description: "For one buyer or a small team.",
    listPrice: 499,
    listUsers: "Up to 5 users",
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
    listPrice: 1499,
    listUsers: "Up to 25 users",
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
    listPrice: null,
    listUsers: "Unlimited users",
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
