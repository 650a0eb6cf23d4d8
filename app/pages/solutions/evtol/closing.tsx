import batteryTray from "drawing:battery-tray";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Bring a part with no price history."
      lead={`Bring the RFQ and the quotes you have. See the ${claims.bestResponses.figure} best responses in ${claims.clicks.figure}.`}
      drawing={<Drawing of={batteryTray} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
