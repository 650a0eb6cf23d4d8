import parts from "records:solutions/evtol";
import batteryTray from "drawing:battery-tray";

import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";
import { kitebird } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";

const [challenges, workflow, outcome] = parts;
const [cycle] = kitebird.results;

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <HeadedZone tone="raised" title={challenges.title} note={challenges.note}>
        <dl className="ruled-cells border-t border-line md:grid-cols-2">
          {Object.entries(challenges.items).map(([heading, [text, answer]]) => (
            <div key={heading} className="flex flex-col gap-3 px-pad pt-5 pb-7">
              <dt className="text-h4 font-medium tracking-snug">{heading}</dt>
              <dd className="max-w-[35em] text-small text-ink-2">{text}</dd>
              <dd className="mt-auto max-w-[35em] border-l-[1.5px] border-line pl-4 text-small">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      </HeadedZone>
      <IndustrySteps {...workflow} layout="rail" />
      <IndustryOutcome
        {...outcome}
        text={`${baselines.rfqCycle}. ${kitebird.company}: ${cycle.before} working days before, ${cycle.after} now. Reviewers approve at the same time, and a late supplier is visible before the award.`}
        layout="measured-mirrored"
        claim={{ ...claims.approvals, baseline: baselines.approvals }}
        study={kitebird}
      />
    </>
  );
}

export function Closing() {
  return (
    <CallToAction
      title="Bring a part with no price history."
      lead={`Bring the RFQ and the quotes you have. See the ${claims.bestResponses.figure} best responses in ${claims.clicks.figure}.`}
      drawing={batteryTray}
    />
  );
}
