import blade from "drawing:blade";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Be the fourth sheet."
      lead={`A ${claims.trial.figure} ${claims.trial.label} on your own RFQs, no credit card. Or a ${claims.demoLength.figure} demo, with a proposal within ${claims.demoProposal.figure}.`}
      drawing={<Drawing of={blade} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">Start a free trial</ButtonLink>
    </CallToAction>
  );
}
