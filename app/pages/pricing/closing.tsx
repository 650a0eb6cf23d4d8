import { claims } from "#app/site/claims.ts";
import { useSettingsOfAddress } from "#app/page/state/use-tool-settings.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { DemoOr } from "#app/ui/button.tsx";
import { Drawing } from "#app/art/drawing.tsx";
import { groupDigits } from "#app/format/group-digits.ts";
import type { Plan } from "#app/site/plans/plans.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";

import { workOut, worksheetSettings } from "./savings.ts";
import { boltAlone } from "./plan-bolts.ts";

export function Closing() {
  const worksheet = useSettingsOfAddress(worksheetSettings);
  return (
    <CallToAction
      title="See it on your own RFQ."
      lead={`Book a ${claims.demoLength.figure} demo. A proposal follows within ${claims.demoProposal.figure}.`}
      drawing={<SizedBolt plan={workOut(worksheet).found.plan} users={worksheet.users} />}
    >
      <DemoOr to="/company/contact">Talk to Sales</DemoOr>
    </CallToAction>
  );
}

/** The bolt that the worksheet has found, and under it, at the same scale, how much of its plan the team fills. */
function SizedBolt({ plan, users }: { plan: Plan; users: number }) {
  const { of, start, length } = boltAlone(plan.name);
  const share = plan.users === null ? 1 : users / plan.users;
  const team = `team of ${groupDigits(users)}`;
  const limit = plan.users === null ? "no upper limit" : `${plan.users} users`;
  const hasBoth = plan.users !== null && plan.users !== users;
  return (
    <figure className="max-lg:mx-pad max-lg:mb-8 max-lg:max-w-120 lg:w-[72%]">
      <Drawing of={of} decorative />
      <svg aria-hidden="true" className="mt-6 block h-12 w-full overflow-visible">
        <svg x={`${start}%`} width={`${length}%`} className="overflow-visible">
          <Dimension share={share} holdsLabelFrom={0.5}>
            {hasBoth ? team : limit}
          </Dimension>
          {hasBoth && (
            <svg y="32" className="overflow-visible">
              <Dimension share={1}>{limit}</Dimension>
            </svg>
          )}
        </svg>
      </svg>
      <figcaption className="mt-5 note">
        {plan.name} for a {team}.
      </figcaption>
    </figure>
  );
}
