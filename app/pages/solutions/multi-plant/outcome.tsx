import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="strip"
      claim={{ ...claims.cycleTime, baseline: baselines.cycleTime }}
      title="One price comparison for all plants."
      text="Cost savings come from transparent comparisons. All plants share one ranking, one record for each supplier and one log of who agreed."
      study={tessel}
      reading={[
        {
          label: "Guide: how to build a supplier scorecard",
          to: "/resources/guides/supplier-scorecards",
        },
        { label: "See spend across plants", to: "/product/spend-intelligence" },
      ]}
    />
  );
}
