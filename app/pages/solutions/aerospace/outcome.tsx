import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      tone="blueprint"
      layout="measured"
      claim={{ ...claims.landedCost, baseline: baselines.landedCost }}
      title="Zero surprises, with compliance and audit."
      text="Freight, duty, tooling and the first article are in the total before you award. Certificates that expire before shipment are flagged."
      study={halvard}
      reading={[
        {
          label: "Guide: AS9100 purchasing records that pass",
          to: "/resources/guides/as9100-purchasing",
        },
        { label: "How Supplier 360 keeps certificates", to: "/product/vendor-scorecards" },
      ]}
    />
  );
}
