import ballScrew from "drawing:ball-screw";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Try it on your own RFQs."
      lead={`${trial.now} ${trial.begin} A ${claims.demoLength.figure} demo comes with a proposal within ${claims.demoProposal.figure}.`}
      drawing={<Drawing of={ballScrew} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to={trial.tool}>Start a free trial</ButtonLink>
    </CallToAction>
  );
}
