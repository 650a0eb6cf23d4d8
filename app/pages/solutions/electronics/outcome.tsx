import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";

export function Outcome() {
  return (
    <IndustryOutcome
      layout="quoted"
      claim={claims.manualWork}
      title="What is left for a buyer."
      text="Unit normalization does the converting, on every line, and keeps the quoted basis beside the result. A person decides what needs one: which alternate, and how much of it. The claim for the rest:"
      study={tessel}
      reading={[
        { label: "Guides on vendor management", to: "/resources/guides" },
        { label: "How a quote is normalized", to: "/product/rfq-analyzer" },
      ]}
    />
  );
}
