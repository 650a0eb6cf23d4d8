import { IndustryLog } from "#app/sections/industry/industry-log.tsx";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { uploadRule } from "#app/site/facts/upload-rule.ts";

/** How the package runs: what is done, who signs, and what an auditor finds. */
const workflow = {
  Upload: ["Upload the RFQ. Forward replies as they arrive.", "Buyer", "Every file, as received"],
  Analyze: [
    "Each clause becomes a line with every supplier's dated answer beside it. Currencies and units are converted to one basis.",
    "Analyzer; a person checks values with low confidence",
    "The sentence in the quote behind each answer",
  ],
  Approve: [
    "Quality, engineering and program approve at the same time, by role and budget. Late approvals escalate.",
    "Quality, engineering, program",
    "Who approved, when, and on which revision",
  ],
  Execute: [
    "Export the award as an ERP file or PDF with the flow-downs attached.",
    "Buyer",
    "Order, flow-downs, first article plan",
  ],
};

/** How a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <IndustryLog
        title="From RFQ to audit record in four steps."
        note={`Each step has an owner and leaves a record. ${uploadRule}`}
        rowHead="Step"
        columns={["What happens", "Who does it", "What stays on file"]}
        rows={workflow}
      />
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
    </>
  );
}
