import { brand } from "#app/site/brand.ts";
import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="strip"
      claim={{ ...claims.manualWork, baseline: baselines.manualWork }}
      title="Less retyping for your buyers."
      text={`${brand.name} reads each quote once and converts its units and currency. Every value links to the page it came from.`}
      study={halvard}
      reading={[
        {
          label: "Guide: from forwarded email to ERP in ninety days",
          to: "/resources/guides/paper-to-erp",
        },
        { label: "Work out your own saving", to: "/pricing#worksheet" },
      ]}
    />
  );
}
