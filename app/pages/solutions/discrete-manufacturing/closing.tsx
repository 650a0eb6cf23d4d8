import weldment from "drawing:weldment";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { goLive } from "#app/site/facts/go-live.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Try it on your next RFQ."
      lead={`${claims.trial.figure} ${claims.trial.label}, no credit card. ${goLive.time}`}
      drawing={<Drawing of={weldment} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
