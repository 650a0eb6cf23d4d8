import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
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
          These are list prices: month to month, without a plan commitment, with the users listed
          here. Current plans and annual savings are on the pricing page. Prices are illustrative.{" "}
          <ArrowLink to="/pricing">Compare current plans</ArrowLink>
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

/** Shows the plan's list price and the users that belong to it; the pricing page has the rest. */
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
          {plan.listPrice === null ? "Custom" : formatMoney(plan.listPrice)}
        </span>
        <span className="mt-4 block note">
          {plan.listPrice === null
            ? "quoted for your company"
            : "a month, list price, month to month"}
        </span>
      </p>
      <ul className="flex-1 px-pad py-4 text-small">
        {[plan.listUsers, ...otherFeatures].slice(0, 4).map((feature) => (
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
