import micrometer from "drawing:micrometer";

import { Drawing } from "#app/art/drawing.tsx";
import { trial } from "#app/site/facts/trial.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Measure it on your own RFQs."
      lead={`${trial.begin} You need no credit card.`}
      drawing={<Drawing of={micrometer} decorative />}
    />
  );
}
