import inspectionFixture from "drawing:inspection-fixture";

import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Drawing } from "#app/art/drawing.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Score a supplier you know."
      lead="Start with a supplier whose record you know well, and compare it with the scorecard."
      drawing={<Drawing of={inspectionFixture} decorative />}
    />
  );
}
