import { claims } from "#app/site/claims.ts";
import { useSharedState } from "#app/page/state/shared-state.ts";
import { useSettingsOfAddress } from "#app/page/state/use-tool-settings.ts";
import { requestSettings } from "#app/samples/approval-rules.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";

import { played, runOf } from "./played-run.ts";
import { SignedTitleBlock } from "./signed-title-block.tsx";

export function Closing() {
  const request = useSettingsOfAddress(requestSettings);
  const { run } = runOf(request, useSharedState(played));
  return (
    <CallToAction
      title="Route one of your own requests."
      lead={`Tell us who approves what. We route one request live in a ${claims.demoLength.figure} demo.`}
      drawing={<SignedTitleBlock amount={request.amount} run={run} />}
    ></CallToAction>
  );
}
