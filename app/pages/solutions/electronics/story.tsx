import parts from "records:solutions/electronics";

import { IndustryLog } from "#app/sections/industry/industry-log.tsx";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";
import { brand } from "#app/site/brand.ts";
import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";

const [checks, workflow, outcome] = parts;

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <IndustryLog
        {...checks}
        rowHead="Check"
        columns={["The problem", `What ${brand.name} does`]}
      />
      <IndustrySteps {...workflow} tone="blueprint" layout="ladder" />
      <IndustryOutcome
        {...outcome}
        layout="quoted"
        claim={{ ...claims.manualWork, baseline: baselines.manualWork }}
        study={tessel}
      />
    </>
  );
}
