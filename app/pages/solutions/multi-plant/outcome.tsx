import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="strip"
      claim={claims.cycleTime}
      title="Nobody finds out in December."
      text="Cost savings come from transparent comparisons, and the most transparent one is with the plant next door. One ranking, one supplier record, one log of who agreed."
      study={tessel}
      reading={[
        {
          label: "Guide: scorecards suppliers do not argue with",
          to: "/resources/guides/supplier-scorecards",
        },
        { label: "See spend across plants", to: "/product/spend-intelligence" },
      ]}
    />
  );
}
