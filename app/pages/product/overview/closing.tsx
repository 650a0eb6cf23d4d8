import ballValve from "drawing:ball-valve";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";

export function Closing() {
  return (
    <CallToAction
      title="See all four modules on your RFQ."
      lead={`A ${claims.demoLength.figure} demo on one of your own RFQs, from intake to ranking. A proposal follows within ${claims.demoProposal.figure}.`}
      drawing={
        <Drawing of={ballValve} decorative className="max-md:mx-auto max-md:w-[76%] lg:w-[86%]" />
      }
    />
  );
}
