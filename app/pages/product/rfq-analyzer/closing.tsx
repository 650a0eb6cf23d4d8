import bracket from "drawing:bracket";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Bring the quote nobody can read."
      lead={`A ${claims.demoLength.figure} call, a ${claims.packageAnalysisTime.figure} analysis of a full package, one page you can keep.`}
      drawing={<Drawing of={bracket} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/pricing">See Pricing</ButtonLink>
    </CallToAction>
  );
}
