import heatSink from "drawing:heat-sink";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Bring a bill of materials."
      lead={`In a ${claims.demoLength.figure} demo you see your distributors' quotes converted to one basis.`}
      drawing={<Drawing of={heatSink} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
