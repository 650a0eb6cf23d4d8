import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { IndustrySteps } from "#app/sections/industry/industry-steps.tsx";
import { kitebird } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** Where the certification basis reaches into a quote. */
const challenges = [
  {
    heading: "Requirements still change",
    text: "The FAA certifies powered-lift as a special class and agrees the requirements for each aircraft. An early quote can price the wrong process.",
    answer: "The assumptions in each quote are shown beside its price.",
  },
  {
    heading: "Few parts, high start-up cost",
    text: "At three shipsets, tooling and first article can cost more than the parts.",
    answer: "Both are in the landed cost, at the quantity you choose.",
  },
  {
    heading: "Conformity inspection takes time",
    text: "A part for certification credit is inspected against its drawings and process specifications. New suppliers need time for that.",
    answer: "Lead time is counted to the inspected first article.",
  },
  {
    heading: "New suppliers have no history",
    text: "No supplier has delivered this part yet. The only record is their work on other parts.",
    answer: "Reliability shows what it is based on. Risk monitoring starts with the first quote.",
  },
];

const workflow = {
  Upload: "Drag in the RFQs or forward the emails. Each quote is matched to its part.",
  Analyze:
    "Currencies and units are converted to one basis. Tooling and first article are spread over your shipsets.",
  Approve:
    "Reviewers approve in parallel, by role and budget. Late approvals escalate automatically.",
  Execute: "Export to an ERP file or PDF. The award log records the quantity and the assumptions.",
};

const [cycle] = kitebird.results;

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <HeadedZone
        tone="raised"
        title="Certification changes the price."
        note="Suppliers rarely quote it as a line. It affects the process, the first article and the lead time."
      >
        <dl className="ruled-cells border-t border-line md:grid-cols-2">
          {challenges.map(({ heading, text, answer }) => (
            <div key={heading} className="flex flex-col gap-3 px-pad pt-5 pb-7">
              <dt className="text-h4 font-medium tracking-snug">{heading}</dt>
              <dd className="max-w-[35em] text-small text-ink-2">{text}</dd>
              <dd className="mt-auto max-w-[35em] border-l-[1.5px] border-line pl-4 text-small">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      </HeadedZone>
      <IndustrySteps
        layout="rail"
        title="Four steps from RFQ to award."
        note="The same four steps for every part of the aircraft."
        steps={workflow}
      />
      <IndustryOutcome
        layout="measured-mirrored"
        claim={{ ...claims.approvals, baseline: baselines.approvals }}
        title={`RFQ cycles from weeks to ${claims.rfqCycle.figure}.`}
        text={`${baselines.rfqCycle}. ${kitebird.company}: ${cycle.before} working days before, ${cycle.after} now. Reviewers approve at the same time, and a late supplier is visible before the award.`}
        study={kitebird}
        reading={[
          {
            label: "Guide: single-source risk, mapped",
            to: "/resources/guides/single-source-risk",
          },
          { label: "How parallel approval runs", to: "/product/approval-routing" },
        ]}
      />
    </>
  );
}
