import { IndustryLog } from "#app/sections/industry/industry-log.tsx";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";
import { brand } from "#app/site/brand.ts";
import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";

/** Where a bill of materials goes wrong, and what is done about it before the rank. */
const challenges = {
  "Price basis": [
    "Prices come per each, reel, tray or thousand. A mix-up is wrong by a factor of up to a thousand.",
    "Converts to one unit and one currency. The quoted basis stays beside it.",
  ],
  "MOQ and pack": [
    "You need 500, the smallest order is 900.",
    "Works out the order quantity for your build and counts the surplus as cost.",
  ],
  Lifecycle: [
    "Not recommended for new designs, or last-time buy, is often a footnote.",
    "Reads it with the price. An alternate part number is listed as a separate offer.",
  ],
  "RoHS and REACH": [
    "Compliant by exemption is not the same as compliant. SVHC declarations go out of date.",
    "Keeps each answer with its date and document in Supplier 360.",
  ],
  "Decimal point": [
    "A price typed as 0.046 instead of 0.0046 is ten times too high.",
    "Flags a price far from the other quotes or the last order, and asks a person.",
  ],
};

const workflow = {
  Upload: "PDF, Excel (.xlsx, .xls), CSV and email attachments, in the distributor's own format.",
  Analyze:
    "Part number, price basis, currency, MOQ and pack are converted to one basis. Values with low confidence go to a person.",
  Approve:
    "Alternates go to engineering first. Requests are routed by role and budget, with SLA tracking.",
  Execute:
    "One order for each distributor, exported as an ERP file or PDF. RoHS and REACH answers are filed with the part.",
};

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <IndustryLog
        title="Five checks on every line."
        note={`${brand.name} runs these checks before it ranks, in this order.`}
        rowHead="Check"
        columns={["The problem", `What ${brand.name} does`]}
        rows={challenges}
      />
      <IndustrySteps
        tone="blueprint"
        layout="ladder"
        title="Check only the uncertain lines."
        note="The analyzer reads every line and marks the ones it is not sure of. At Tessel Boards that was 12 of 200 lines."
        steps={workflow}
      />
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
    </>
  );
}
