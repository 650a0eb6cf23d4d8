import { useEffect } from "react";

import { requestSettings } from "#app/samples/approval-rules.ts";
import { useSharedState } from "#app/page/state/shared-state.ts";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { copyLink } from "#app/ui/clipboard.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { ToolAction } from "#app/ui/tool-action.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { AuditTrail } from "./audit-trail.tsx";
import { play, played, runOf } from "./played-run.ts";
import { RequestForm } from "./request-form.tsx";
import { SlaLadder } from "./sla-ladder.tsx";

/** One request, routed by the printed rules. Time is simulated: it passes when the visitor signs or waits. */
export function Simulator() {
  const { form, settings, missing, worked, readForm, reset, link } =
    useToolSettings(requestSettings);
  const { route, actions, run } = runOf(worked, useSharedState(played));
  // Whoever comes back to the page begins anew.
  useEffect(() => () => played.write(played.initial), []);

  return (
    <Zone space="flush" tone="raised" id="simulator">
      <SectionHead title="Try it: route a request.">
        <p>
          Choose an amount, a category and a plant to see who approves and by when. Then sign, or
          let the time run out to see the escalation. Time is simulated.
        </p>
        <p className="mt-2 hidden noscript:block">
          JavaScript is off. This is a worked example, approved to the end.
        </p>
      </SectionHead>
      <div className="grid border-t-[1.5px] border-line lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <RequestForm
          form={form}
          route={route}
          missing={missing}
          isUsable={settings.amount !== null}
          onInput={readForm}
        />
        <div className="flex min-w-0 flex-col border-line max-lg:border-t-[1.5px] lg:border-l">
          <ResultRoom missing={missing} className="flex-1">
            <SlaLadder
              run={run}
              actionCount={actions.length}
              onAct={(action) => play(worked, [...actions, action])}
            />
          </ResultRoom>
          <div className="mt-auto flex flex-wrap border-t border-hair font-mono text-note noscript:hidden">
            <ToolAction
              icon="reset"
              isIdle={actions.length === 0}
              onPress={() => play(worked, actions.slice(0, -1))}
            >
              Undo
            </ToolAction>
            <ToolAction
              icon="close"
              onPress={() => {
                reset();
                play(worked, []);
              }}
            >
              Reset
            </ToolAction>
            <ToolAction
              icon="link"
              onPress={() => copyLink(link(), "It opens this request without signatures.")}
            >
              Copy link
            </ToolAction>
          </div>
        </div>
      </div>
      <ResultRoom missing={missing}>
        <AuditTrail trail={run.trail} />
      </ResultRoom>
    </Zone>
  );
}
