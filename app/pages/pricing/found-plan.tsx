import { Drawing } from "#app/art/drawing.tsx";
import type { FoundPlan } from "./find-plan.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import { planBolts } from "./plan-bolts.ts";

/** The plan finder's answer: the smallest plan that fits, and why no smaller one does. */
export function FoundPlanPanel({ found }: { found: FoundPlan }) {
  return (
    <section
      aria-label="Plan finder"
      className="grid flex-1 border-t-[1.5px] border-line md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]"
    >
      <div className="flex flex-col items-start gap-3 px-pad py-5">
        <p className="label">Plan that fits</p>
        <h3 className="text-h2" data-found-plan>
          {found.plan.name}
        </h3>
        <ul className="text-small text-ink-2">
          {found.passedOver.map(({ plan, reasons }) => (
            <li key={plan.name}>
              {plan.name} {reasons.join(", ")}.
            </li>
          ))}
          {found.passedOver.length === 0 && <li>The smallest plan is enough.</li>}
        </ul>
        <div data-screen-only className="mt-auto pt-2">
          <ButtonLink to={found.plan.callToAction.to} size="small">
            {found.plan.callToAction.label}
          </ButtonLink>
        </div>
      </div>
      <div className="grid place-items-center border-hair gridded py-3 max-md:border-t md:border-l">
        <Drawing of={planBolts[found.plan.name]} decorative className="max-w-108" />
      </div>
    </section>
  );
}
