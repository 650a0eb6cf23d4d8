import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
import { checkedPlans, usersText } from "#app/site/plans/checked-plans.ts";
import { type Plan, plans } from "#app/site/plans/plans.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

export function PricingTeaser() {
  return (
    <Zone space="flush">
      <SectionHead title="Three plans, priced per team.">
        <p>
          {checkedPlans.name}: {checkedPlans.what} Example prices.{" "}
          <ArrowLink to="/pricing">{checkedPlans.without}</ArrowLink>
        </p>
        <p className="mt-2">
          Every plan has a {claims.trial.figure} {claims.trial.label}: no credit card, no setup
          fees, cancel anytime. <ArrowLink to={trial.tool}>Try the analyzer now</ArrowLink>
        </p>
      </SectionHead>
      <div className="border-t-[1.5px] border-line">
        <SwipeRow label="Plans" className="lg:grid-cols-3">
          {plans.map((plan) => (
            <TeaserPlan key={plan.name} plan={plan} />
          ))}
        </SwipeRow>
      </div>
    </Zone>
  );
}

/** The checked plan, its price and its users; the pricing page has the plan without the check. */
function TeaserPlan({ plan }: { plan: Plan }) {
  const otherFeatures = plan.features.filter((feature) => !feature.endsWith("users"));
  return (
    <li
      className={classNames(
        "flex snap-start flex-col border-l border-line first:border-l-0",
        plan.isPopular && "on-raised shadow-[inset_0_5px_var(--color-ink)]",
      )}
    >
      <div className="flex min-h-14 items-center justify-between border-b border-hair px-pad">
        <h3 className="text-h4 font-medium tracking-snug">{plan.name}</h3>
        {plan.isPopular && <FeatureFrame tone="ink">Most Popular</FeatureFrame>}
      </div>
      <p className="px-pad pt-7 max-lg:pt-5">
        <span className="block text-[clamp(2.25rem,1.6rem+3.4vw,5rem)] leading-[0.9] tracking-figure">
          {plan.checkedPrice === null ? "Custom" : formatMoney(plan.checkedPrice)}
        </span>
        <span className="mt-4 block note">
          {plan.checkedPrice === null
            ? "quoted for your company"
            : "a month, every reading checked"}
        </span>
      </p>
      <ul className="flex-1 px-pad py-4 text-small">
        {[usersText(plan.checkedUsers), ...otherFeatures].slice(0, 4).map((feature) => (
          <li key={feature} className="flex gap-2.5 py-1.5">
            <Icon name="check" className="h-[1.4em] w-4 flex-none" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="px-pad pb-7">
        <ButtonLink to={plan.callToAction.to} wide>
          {plan.callToAction.label}
        </ButtonLink>
      </div>
    </li>
  );
}
