import { kitebird } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

const workingDayHours = 8;
const [{ after: cycleDays }] = kitebird.results;

export function Outcome() {
  return (
    <IndustryOutcome
      layout="measured-mirrored"
      claim={{ ...claims.approvals, baseline: baselines.approvals }}
      title={`RFQ cycles from weeks to ${claims.rfqCycle.figure}.`}
      text={`${baselines.rfqCycle}. Counted the same way, the ${cycleDays} working days at ${kitebird.company} are ${cycleDays * workingDayHours} hours. Reviewers approve at the same time, and a late supplier is visible before the award.`}
      study={kitebird}
      reading={[
        { label: "Guide: single-source risk, mapped", to: "/resources/guides/single-source-risk" },
        { label: "How parallel approval runs", to: "/product/approval-routing" },
      ]}
    />
  );
}
