import spurGear from "drawing:spur-gear";

import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Drawing } from "#app/art/drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="See it on one of your own RFQs."
      lead={`${claims.demoLength.figure} ${claims.demoLength.label}, with your own quotes.`}
      drawing={<Drawing of={spurGear} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/customers/case-studies">Read case studies</ButtonLink>
    </CallToAction>
  );
}
