import parts from "records:solutions/aerospace";

import { IndustryLog } from "#app/sections/industry/industry-log.tsx";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";

const [workflow, outcome] = parts;

/** How a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <IndustryLog
        {...workflow}
        rowHead="Step"
        columns={["What happens", "Who does it", "What stays on file"]}
      />
      <IndustryOutcome
        {...outcome}
        tone="blueprint"
        layout="measured"
        claim={{ ...claims.landedCost, baseline: baselines.landedCost }}
        study={halvard}
      />
    </>
  );
}
