import weldment from "drawing:weldment";

import { claims } from "#app/site/claims.ts";
import { goLive } from "#app/site/facts/go-live.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Try it on your next RFQ."
      lead={`${claims.trial.figure} ${claims.trial.label}, no credit card. ${goLive.time}`}
      drawing={weldment}
    />
  );
}
