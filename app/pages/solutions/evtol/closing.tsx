import batteryTray from "drawing:battery-tray";

import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Bring a part with no price history."
      lead={`Bring the RFQ and the quotes you have. See the ${claims.bestResponses.figure} best responses in ${claims.clicks.figure}.`}
      drawing={batteryTray}
    />
  );
}
