import parts from "records:solutions/multi-plant";

import { IndustryLog } from "#app/sections/industry/industry-log.tsx";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

const [challenges, workflow, outcome] = parts;

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <Zone space="bare" className="grid lg:grid-cols-12">
        <SideHead className="px-pad pt-zone pb-8 lg:col-span-5" title={challenges.title} />
        <ul className="border-line-2 max-lg:border-t lg:col-span-7 lg:border-l">
          {Object.entries(challenges.items).map(([heading, [text]]) => (
            <li key={heading} className="border-hair px-pad py-5 not-last:border-b">
              <h3 className="mb-2 text-h4 font-medium tracking-snug">{heading}</h3>
              <p className="max-w-[38em] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Zone>
      <IndustryLog {...workflow} rowHead="Step" columns={["At the plant", "Shared by all"]} />
      <IndustryOutcome
        {...outcome}
        layout="strip"
        claim={{ ...claims.cycleTime, baseline: baselines.cycleTime }}
        study={tessel}
      />
    </>
  );
}
