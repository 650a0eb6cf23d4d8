import connectorShell from "drawing:connector-shell";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Ask it your own question."
      lead={`Bring an open question from your last review. We ask it in a ${claims.demoLength.figure} demo.`}
      drawing={<Drawing of={connectorShell} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
