import { Drawing } from "#app/art/drawing.tsx";
import { groupDigits } from "#app/format/group-digits.ts";
import type { Plan } from "#app/site/plans/plans.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";

import { boltLength, planBolts } from "./plan-bolts.ts";

interface SizedBoltProps {
  plan: Plan;
  users: number;
}

/** A line too short to hold its label has it beside. */
const holdsLabelFrom = 0.5;

/** The bolt that the worksheet has found, and under it, at the same scale, how much of its plan the team fills. */
export function SizedBolt({ plan, users }: SizedBoltProps) {
  const share = plan.users === null ? 1 : users / plan.users;
  const { start, length } = boltLength(plan.name);
  const team = `team of ${groupDigits(users)}`;
  return (
    <figure className="max-lg:mx-pad max-lg:mb-8 lg:w-3/4">
      <Drawing of={planBolts[plan.name]} decorative />
      <svg aria-hidden="true" className="block h-4 w-full overflow-visible">
        <svg x={`${start}%`} width={`${length}%`} className="overflow-visible">
          <Dimension share={share} label={share < holdsLabelFrom ? "beside" : "inside"}>
            {team}
          </Dimension>
        </svg>
      </svg>
      <figcaption className="mt-3 note">
        {plan.name} for a {team}.
      </figcaption>
    </figure>
  );
}
