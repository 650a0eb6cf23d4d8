import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";
import { brand } from "#app/site/brand.ts";
import { halvard } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

/** What hides in a casting quote, and where the analyzer puts it. */
const challenges = [
  {
    heading: "Tooling",
    text: "It is paid up front, spread over the piece price, or charged twice by mistake. Who owns the tool is in the terms.",
    answer:
      "Tooling is part of the landed cost, spread over your volume. Tools that wear out are counted again.",
  },
  {
    heading: "PPAP",
    text: "One quote includes Level 3, the next Level 1. Some lead times end at the first samples, before the warrant is signed.",
    answer:
      "Level, price and days are read as separate values. Lead time is counted to the approved part.",
  },
  {
    heading: "Material index",
    text: "Alloy surcharges change monthly, and quotes name different base months. The cheapest quote may be the oldest.",
    answer: "Every quote is adjusted to today's index by its own clause before it is ranked.",
  },
];

const workflow = {
  Upload: "Drag and drop the RFQs or forward the emails. CSV works on day one.",
  Analyze:
    "Currencies and units are converted to one basis, and quotes are ranked by cost, delivery and compliance.",
  Approve:
    "Requests are routed by role and budget. Finance approves tooling above the limit while quality reviews the PPAP.",
  Execute:
    "Export to PDF or to a file for NetSuite, Dynamics or Infor. Direct ERP connections come later.",
};

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <Zone>
        <div className="grid gap-y-8 px-pad max-md:gap-y-5 lg:grid-cols-12">
          <SideHead className="lg:col-span-4 lg:pr-pad" title="Three costs that quotes hide." />
          <dl className="lg:col-span-8">
            {challenges.map(({ heading, text, answer }) => (
              <div
                key={heading}
                className="grid gap-x-pad gap-y-3 border-t border-line py-6 max-md:gap-y-2 max-md:py-4 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
              >
                <dt className="text-h3">{heading}</dt>
                <dd className="text-ink-2">{text}</dd>
                <dd className="border-l-[1.5px] border-line pl-4">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Zone>
      <IndustrySteps
        tone="raised"
        layout="rail"
        title="From email to order in four steps."
        note="One administrator and a mailbox are enough to start. Suppliers change nothing."
        steps={workflow}
      />
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
    </>
  );
}
