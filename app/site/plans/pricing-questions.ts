import { formatMoney } from "#app/format/format-money.ts";

import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import { cancelAnytime } from "../facts/cancel.ts";
import { erp } from "../facts/erp.ts";
import { notFor } from "../facts/fit.ts";
import { goLive } from "../facts/go-live.ts";
import { afterTermination } from "../facts/retention.ts";
import type { NavigationLink } from "../navigation.ts";
import { annualDiscountText, annualSaving, annualSavingPercent } from "./annual-saving.ts";
import { checkedPriceText } from "./checked-plans.ts";
import { plans } from "./plans.ts";

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
        "One request, sent to any number of suppliers. Forty quotes for the same request are one RFQ.",
      ],
    },
    {
      question: "How much does paying annually save?",
      answer: [
        `${savings().join(", ")}. The ${claims.annualDiscount.figure} discount is ${annualDiscountText}. “${claims.annualSaving.figure}” is reached on Enterprise annual terms, depending on the contract.`,
      ],
    },
    {
      question: "What is a checked plan?",
      answer: [
        `The same plan, and a person compares what was read with your files before you see the ranking. A month costs: ${plans.map(checkedPriceText).join("; ")}.`,
      ],
    },
    {
      question: "Can we change or cancel a plan in mid-year?",
      answer: [
        `You can change to a larger or a smaller plan. ${cancelAnytime} If we change a price, we give you ${claims.changeNotice.figure} notice. See the `,
        { label: "terms", to: "/legal/terms" },
        ".",
      ],
    },
    {
      question: "Do suppliers need an account?",
      answer: [
        "No. They reply by email as they do today, and you forward the reply. They never log in or pay.",
      ],
    },
    {
      question: "Which ERPs do you connect to?",
      answer: [`${erp.today} ${erp.later}`],
    },
    {
      question: "How long does it take to go live?",
      answer: [`${goLive.time} ${goLive.takes}`],
    },
    {
      question: "Who is it not for?",
      answer: [notFor],
    },
    {
      question: "How does it compare with a spreadsheet, an ERP or a sourcing suite?",
      answer: [
        `A spreadsheet is enough for a few quotes in one format. The RFQ module of an ERP compares prices that a buyer has typed in. A sourcing suite runs events in which suppliers log in. ${brand.name} reads the quotes that suppliers already send and ranks them by landed cost, lead time and reliability.`,
      ],
    },
    {
      question: "What happens to our data if we leave?",
      answer: [
        `${afterTermination} See the `,
        { label: "privacy policy", to: "/legal/privacy" },
        ".",
      ],
    },
    {
      question: "Which security features does each plan have?",
      answer: [
        `Row level security, ${claims.encryption.figure} encryption and the audit trail are on every plan. SSO and SCIM come with Enterprise. The `,
        { label: "security page", to: "/security" },
        " lists every control.",
      ],
    },
  ];
}

/** "Starter saves $480 a year (13.4%)", for each plan with a price. */
function savings(): string[] {
  return plans.flatMap((plan) => {
    const saving = annualSaving(plan);
    if (saving === null) return [];
    return [`${plan.name} saves ${formatMoney(saving)} a year (${annualSavingPercent(plan)})`];
  });
}
