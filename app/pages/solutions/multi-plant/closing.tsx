import pillowBlock from "drawing:pillow-block";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Bring a part that two plants buy."
      lead={`In a ${claims.demoLength.figure} demo you see what each plant pays now and what it would pay together.`}
      drawing={<Drawing of={pillowBlock} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
