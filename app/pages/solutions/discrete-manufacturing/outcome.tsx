import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="strip"
      claim={claims.manualWork}
      title="Eleven tabs, retired."
      text="Re-keying, converting and asking again is most of a comparison. It is read once instead, with the page it came from one click away."
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
