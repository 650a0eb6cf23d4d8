import enclosure from "drawing:enclosure";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Bring a quote that is hard to read."
      lead={`In a ${claims.demoLength.figure} demo we analyze one of your RFQ packages. You keep the comparison.`}
      drawing={<Drawing of={enclosure} decorative />}
    />
  );
}
