import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Propulsor } from "#app/sections/propulsor.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Send us the ugliest quote in your inbox."
      lead={`Book a ${claims.demoLength.figure} demo. We rank one of your RFQs live, and you keep the comparison.`}
      drawing={<Propulsor />}
    />
  );
}
