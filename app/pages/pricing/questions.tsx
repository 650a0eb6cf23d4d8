import { claims } from "#app/content/claims.ts";
import { plans } from "#app/content/plans.ts";
import { annualSaving, annualSavingShare } from "#app/lib/annual-saving.ts";
import { formatMoney } from "#app/lib/format-money.ts";
import { Faq, type Question } from "#app/sections/faq.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** "Starter saves $480 a year (13.4%)", for each plan with a price. */
const savings = plans.flatMap((plan) => {
  const [saving, share] = [annualSaving(plan), annualSavingShare(plan)];
  if (saving === null || share === null) return [];
  return [`${plan.name} saves ${formatMoney(saving)} a year (${(share * 100).toFixed(1)}%)`];
});

const questions: Question[] = [
  {
    question: "What counts as one RFQ?",
    answer:
      "One request, sent to any number of suppliers. Forty quotes against the same drawing are one RFQ.",
  },
  {
    question: "How much does paying annually save?",
    answer: (
      <p>
        {savings.join(", ")}, against the same plan billed monthly. “{claims.annualSaving.figure}”
        is reached on Enterprise annual terms; what yours come to depends on the contract.
      </p>
    ),
  },
  {
    question: "Why does the home page show other prices?",
    answer:
      "Those are list prices, month to month. What you pay today is on this page: current plans, and what annual billing saves.",
  },
  {
    question: "Can we change plans in mid-year?",
    answer: (
      <p>
        Yes, in both directions. If we change a price, you get {claims.changeNotice.figure} of
        notice first; the{" "}
        <SiteLink to="/legal/terms" className="text-link">
          terms
        </SiteLink>{" "}
        say so.
      </p>
    ),
  },
  {
    question: "Do suppliers need an account?",
    answer:
      "No. Suppliers never log in and never pay. They answer the way they answer today, and you forward it.",
  },
  {
    question: "Which ERPs do you connect to?",
    answer:
      "Email and CSV intake come first and work on every plan from day one. NetSuite, Dynamics and Infor connect later, when your IT queue allows. Nothing waits for them.",
  },
  {
    question: "What happens to our data if we leave?",
    answer: (
      <p>
        You can export everything for {claims.dataExport.figure} after termination. RFQ data is
        anonymized after {claims.anonymization.figure}; the{" "}
        <SiteLink to="/legal/privacy" className="text-link">
          privacy policy
        </SiteLink>{" "}
        has the detail.
      </p>
    ),
  },
  {
    question: "Is security an extra?",
    answer: (
      <p>
        Row level security, {claims.encryption.figure} encryption and the audit trail are on every
        plan. SSO comes with Enterprise. The{" "}
        <SiteLink to="/security" className="text-link">
          control matrix
        </SiteLink>{" "}
        lists them line by line.
      </p>
    ),
  },
];

export function Questions({ sheet }: { sheet: number }) {
  return (
    <Faq
      letter="E"
      sheet={sheet}
      title="Questions from purchasing."
      note="The ones we hear before the demo is over."
      questions={questions}
    />
  );
}
