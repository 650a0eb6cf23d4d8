import parts from "records:solutions/discrete-manufacturing";
import weldment from "drawing:weldment";

import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";
import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { goLive } from "#app/site/facts/go-live.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";

const [challenges, workflow, outcome] = parts;

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <Zone>
        <div className="grid gap-y-8 px-pad max-md:gap-y-5 lg:grid-cols-12">
          <SideHead className="lg:col-span-4 lg:pr-pad" title={challenges.title} />
          <dl className="lg:col-span-8">
            {Object.entries(challenges.items).map(([heading, [text, answer]]) => (
              <div
                key={heading}
                className="grid gap-x-pad gap-y-3 border-t border-line py-6 max-md:gap-y-2 max-md:py-4 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
              >
                <dt className="text-h3">{heading}</dt>
                <dd className="text-ink-2">{text}</dd>
                <dd className="border-l-[1.5px] border-line pl-4">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Zone>
      <IndustrySteps {...workflow} tone="raised" layout="rail" />
      <IndustryOutcome
        {...outcome}
        layout="strip"
        claim={{ ...claims.manualWork, baseline: baselines.manualWork }}
        study={halvard}
      />
    </>
  );
}

export function Closing() {
  return (
    <CallToAction
      title="Try it on your next RFQ."
      lead={`${claims.trial.figure} ${claims.trial.label}, no credit card. ${goLive.time}`}
      drawing={weldment}
    />
  );
}
