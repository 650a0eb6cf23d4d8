import { Drawing } from "#app/art/drawing.tsx";
import { type Plan, plans } from "#app/site/plans/plans.ts";
import { annualSaving, annualSavingPercent } from "#app/site/plans/annual-saving.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { checkedPlans, usersText } from "#app/site/plans/checked-plans.ts";

import { onAnnual, onMonthly } from "./billing-toggle.tsx";
import { planBolts } from "./plan-bolts.ts";

/** Three plans side by side; their rows line up. */
export function PlanCards() {
  return (
    <>
      <ul className="grid border-t-[1.5px] border-line lg:grid-cols-3 print:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <CheckedPlansRow />
    </>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={classNames(
        "grid border-line not-first:max-lg:border-t md:max-lg:grid-cols-2 lg:row-span-5 lg:grid-rows-subgrid lg:not-first:border-l print:block print:border-x",
        plan.isPopular && "on-raised shadow-[inset_0_5px_var(--color-ink)]",
      )}
    >
      <div className="flex min-h-14 items-center justify-between px-pad pt-[5px] md:max-lg:col-span-2">
        <h2 className="text-h4 font-medium tracking-snug">{plan.name}</h2>
        {plan.isPopular && <FeatureFrame tone="ink">Most Popular</FeatureFrame>}
        {plan === plans[0] && <span className="note">Bolts not to scale</span>}
      </div>
      <div className="border-y border-hair py-2 md:max-lg:border-r md:max-lg:border-b-0">
        <Drawing
          of={planBolts[plan.name]}
          eager
          lead={plan === plans[0]}
          className="max-w-108 max-md:max-w-80 laptop:max-w-84"
        />
      </div>
      <div className="border-hair px-pad pt-7 md:max-lg:self-stretch md:max-lg:border-t laptop:pt-5">
        <PlanPrice plan={plan} />
        <p className="mt-2 text-small text-ink-2">{plan.description}</p>
      </div>
      <div className="border-hair px-pad pt-4 pb-5 text-small md:max-lg:border-t md:max-lg:border-r">
        <PhoneFold summary={`What ${plan.name} includes`} className="max-md:-mx-pad">
          <div className="max-md:px-pad">
            <p className="mb-1 note">
              {plan.buildsOn ? `Everything in ${plan.buildsOn}, and` : "The RFQ Analyzer, with"}
            </p>
            <ul>
              {plan.features.map((feature) => (
                <li key={feature} className="flex gap-2.5 py-1.5">
                  <Icon name="check" className="h-[1.4em] w-4 flex-none" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </PhoneFold>
      </div>
      <div data-screen-only className="px-pad pb-7 md:max-lg:self-end">
        <ButtonLink to={plan.callToAction.to} tone={plan.isPopular ? "go" : "plain"} wide>
          {plan.callToAction.label}
        </ButtonLink>
      </div>
    </li>
  );
}

const priceClasses =
  "flex items-baseline text-[clamp(3rem,1.6rem+3.4vw,5rem)] leading-[0.9] tracking-figure";

function PlanPrice({ plan }: { plan: Plan }) {
  const saving = annualSaving(plan);
  if (saving === null) {
    return (
      <>
        <p className={priceClasses}>Custom</p>
        <p className="mt-4 note">Quoted for your company</p>
      </>
    );
  }
  return (
    <>
      <div className={onAnnual}>
        <p className={priceClasses}>
          {formatMoney(plan.annualPrice ?? 0)}
          <PerMonth />
        </p>
        <p className="mt-4 note">
          Billed annually <b className="text-ok">Save {formatMoney(saving)}</b> (
          {annualSavingPercent(plan)})
        </p>
      </div>
      <div className={onMonthly}>
        <p className={priceClasses}>
          {formatMoney(plan.monthlyPrice ?? 0)}
          <PerMonth />
        </p>
        <p className="mt-4 note">Billed monthly</p>
      </div>
    </>
  );
}

function PerMonth() {
  return <small className="ml-2 note">/month</small>;
}

/** One row under the cards, each price below its plan's. On paper the comparison says it. */
function CheckedPlansRow() {
  return (
    <section data-screen-only className="border-t-[1.5px] border-line">
      <PhoneFold summary={checkedPlans.name}>
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-hair px-pad py-4">
          <h2 className="text-h4 font-medium tracking-snug">{checkedPlans.name}</h2>
          <p className="text-small text-ink-2">{checkedPlans.what}</p>
        </div>
        <dl className="grid md:grid-cols-3">
          {plans.map(({ name, checkedPrice, checkedUsers }) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline gap-x-3 border-hair px-pad py-3 not-first:max-md:border-t md:not-first:border-l"
            >
              <dt className="w-24 text-small">{name}</dt>
              <dd className="text-h4 tracking-figure">
                {checkedPrice === null ? "Custom" : formatMoney(checkedPrice)}
                {checkedPrice !== null && <small className="ml-2 note">/month</small>}
              </dd>
              <dd className="note">{usersText(checkedUsers)}</dd>
            </div>
          ))}
        </dl>
      </PhoneFold>
    </section>
  );
}
