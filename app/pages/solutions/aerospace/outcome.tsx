import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      tone="blueprint"
      layout="measured"
      claim={claims.landedCost}
      title="Zero surprises, with compliance and audit."
      text="Freight, duty, tooling and the first article stand in the total. The certificate that lapses before shipment is found before the award, which is cheaper than after."
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
