import turbineDisc from "drawing:turbine-disc";

import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Drawing } from "#app/art/drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Bring an RFQ with long flow-downs."
      lead={`In a ${claims.demoLength.figure} demo you see each clause compared with each supplier's answer.`}
      drawing={<Drawing of={turbineDisc} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
