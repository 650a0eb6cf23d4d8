import { claims } from "#app/site/claims.ts";
import { annualDiscountText } from "#app/site/plans/annual-saving.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";

export const handle: Page = {
  path: "/pricing",
  name: "Pricing",
  title: "Pricing: Starter, Growth and Enterprise",
  description: `Three plans, monthly or annual, each with a ${claims.trial.figure} free trial: no credit card, no setup fees, cancel anytime. Annual is ${annualDiscountText}.`,
};
export const meta = () => pageMeta(handle);

const BillingToggle = whenTouched(
  async () => (await import("./pricing/billing-toggle.tsx")).BillingToggle,
);
// The cards follow the toggle by styles alone; the rest is below the fold. Their code comes when it is wanted.
const PlanCards = whenTouched(() => import("./pricing/plan-cards.tsx"));
const LineByLine = whenSeen(() => import("./pricing/line-by-line.tsx"));
const Inclusions = whenSeen(() => import("./pricing/inclusions.tsx"));
const SavingsWorksheet = whenSeen(() => import("./pricing/savings-worksheet.tsx"));
const Questions = whenSeen(() => import("./pricing/questions.tsx"));
const Closing = whenSeen(() => import("./pricing/closing.tsx"));

export default function PricingPage() {
  return (
    <div className="group/billing">
      <PageStart
        page={handle}
        title="Three plans, priced per team."
        lead={`Choose by users and RFQs a month. Every plan reads and ranks quotes with the same analyzer and starts with a ${claims.trial.figure} ${claims.trial.label}. Annual plans include a ${claims.annualDiscount.figure} discount.`}
        actions={<BillingToggle />}
      >
        <PlanCards />
      </PageStart>
      <LineByLine />
      <Inclusions />
      <SavingsWorksheet />
      <Questions />
      <Closing />
    </div>
  );
}
