import { claims } from "#app/site/claims.ts";
import { useSettingsOfAddress } from "#app/page/state/use-tool-settings.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { DemoOr } from "#app/ui/button.tsx";

import { worksheetSettings } from "./savings-fields.ts";
import { SizedBolt } from "./sized-bolt.tsx";
import { workOut } from "./work-out.ts";

export function Closing() {
  const worksheet = useSettingsOfAddress(worksheetSettings);
  return (
    <CallToAction
      title="See it on your own RFQ."
      lead={`Book a ${claims.demoLength.figure} demo. A proposal follows within ${claims.demoProposal.figure}.`}
      drawing={<SizedBolt plan={workOut(worksheet).found.plan} users={worksheet.users} />}
    >
      <DemoOr to="/company/contact">Talk to Sales</DemoOr>
    </CallToAction>
  );
}
