import { kitebird } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="measured-mirrored"
      claim={claims.approvals}
      title={`RFQ cycles from weeks to ${claims.rfqCycle.figure}.`}
      text="A program with two buyers and two hundred new parts cannot spend a week on each. Reviewers sign at the same time, and lead time is a figure that ranks, not a remark in an email."
      study={kitebird}
      reading={[
        { label: "Guide: single-source risk, mapped", to: "/resources/guides/single-source-risk" },
        { label: "How parallel approval runs", to: "/product/approval-routing" },
      ]}
    />
  );
}
