import { kitebird } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="measured-mirrored"
      claim={{ ...claims.approvals, baseline: baselines.approvals }}
      title={`RFQ cycles from weeks to ${claims.rfqCycle.figure}.`}
      text="Reviewers approve at the same time instead of one after the other. Lead time is part of the ranking, so a late supplier is visible before the award."
      study={kitebird}
      reading={[
        { label: "Guide: single-source risk, mapped", to: "/resources/guides/single-source-risk" },
        { label: "How parallel approval runs", to: "/product/approval-routing" },
      ]}
    />
  );
}
