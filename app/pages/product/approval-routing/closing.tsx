import manifold from "drawing:manifold";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Route one of your own requests."
      lead={`Tell us who approves what. We route one request live in a ${claims.demoLength.figure} demo.`}
      drawing={<Drawing of={manifold} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
