import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Propulsor } from "#app/sections/propulsor.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Send the package with the longest notes block."
      lead={`A ${claims.demoLength.figure} demo on a real RFQ. We read the notes too.`}
      drawing={<Propulsor />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
