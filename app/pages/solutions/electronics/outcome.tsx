import { brand } from "#app/site/brand.ts";
import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="quoted"
      claim={{ ...claims.manualWork, baseline: baselines.manualWork }}
      title="What your buyers still do."
      text={`Your buyers choose alternates and quantities. ${brand.name} converts the units on every line. The result:`}
      study={tessel}
      reading={[
        { label: "Guides on vendor management", to: "/resources/guides" },
        { label: "How a quote is normalized", to: "/product/rfq-analyzer" },
      ]}
    />
  );
}
