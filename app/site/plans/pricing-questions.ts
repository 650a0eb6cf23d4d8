import { claims } from "../claims.ts";
import type { NavigationLink } from "../navigation.ts";
import { plans } from "./plans.ts";

import { annualSaving, annualSavingShare } from "./annual-saving.ts";
import { formatMoney } from "#app/format/format-money.ts";

export interface PricingQuestion {
  question: string;
  /** Words and links, in the order in which they are read. */
  answer: (string | NavigationLink)[];
}

/** What the pricing page answers, for its visitors and for search engines. */
export function pricingQuestions(): PricingQuestion[] {
  return [
    {
      question: "What counts as one RFQ?",
      answer: [
        "One request, sent to any number of suppliers. Forty quotes against the same drawing are one RFQ.",
      ],
    },
    {
      question: "How much does paying annually save?",
      answer: [
        `${savings().join(", ")}, against the same plan billed monthly. “${claims.annualSaving.figure}” is reached on Enterprise annual terms; what yours come to depends on the contract.`,
      ],
    },
    {
      question: "Why does the home page show other prices?",
      answer: [
        "Those are list prices, month to month. What you pay today is on this page: current plans, and what annual billing saves.",
      ],
    },
    {
      question: "Can we change plans in mid-year?",
      answer: [
        `Yes, in both directions. If we change a price, you get ${claims.changeNotice.figure} of notice first; the `,
        { label: "terms", to: "/legal/terms" },
        " say so.",
      ],
    },
    {
      question: "Do suppliers need an account?",
      answer: [
        "No. Suppliers never log in and never pay. They answer the way they answer today, and you forward it.",
      ],
    },
    {
      question: "Which ERPs do you connect to?",
      answer: [
        "Email and CSV intake come first and work on every plan from day one. NetSuite, Dynamics and Infor connect later, when your IT queue allows. Nothing waits for them.",
      ],
    },
    {
      question: "What happens to our data if we leave?",
      answer: [
        `You can export everything for ${claims.dataExport.figure} after termination. RFQ data is anonymized after ${claims.anonymization.figure}; the `,
        { label: "privacy policy", to: "/legal/privacy" },
        " has the detail.",
      ],
    },
    {
      question: "Is security an extra?",
      answer: [
        `Row level security, ${claims.encryption.figure} encryption and the audit trail are on every plan. SSO comes with Enterprise. The `,
        { label: "control matrix", to: "/security" },
        " lists them line by line.",
      ],
    },
  ];
}

/** "Starter saves $480 a year (13.4%)", for each plan with a price. */
function savings(): string[] {
  return plans.flatMap((plan) => {
    const [saving, share] = [annualSaving(plan), annualSavingShare(plan)];
    if (saving === null || share === null) return [];
    return [`${plan.name} saves ${formatMoney(saving)} a year (${(share * 100).toFixed(1)}%)`];
  });
}
