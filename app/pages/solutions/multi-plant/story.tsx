import { IndustryLog } from "#app/sections/industry/industry-log.tsx";
import { IndustryOutcome } from "#app/sections/industry/industry-outcome.tsx";
import { brand } from "#app/site/brand.ts";
import { tessel } from "#app/site/case-studies.ts";
import { claims } from "#app/site/claims.ts";
import { baselines } from "#app/site/facts/baselines.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

/** Why pools fail. */
const challenges = {
  "Different part numbers": `Each plant has its own number for the same part. ${brand.name} matches numbers and units first.`,
  "One plant pays more":
    "A pool can save the company money and still cost one plant more. The table shows each plant's own price before the plants agree.",
  "The volume is just enough":
    "If one plant leaves, the volume drops below the price break and every plant pays more.",
};

/** The four steps, and who does each: the plant, or everybody together. */
const workflow = {
  Upload: [
    "Forwards its quotes under its own part number.",
    "Part numbers for the same part are matched and demand is added up.",
  ],
  Analyze: [
    "Sees its own landed price: the pooled price plus freight and duty to its dock.",
    "One ranking on the pooled volume, in one currency and unit.",
  ],
  Approve: [
    "Keeps its own roles, budgets and approvers. A plant that would pay more can decline.",
    "Plants approve in parallel. SLA tracking shows who has not answered.",
  ],
  Execute: [
    "Places its own releases, for its own dock, in its own ERP.",
    "One agreement for all docks, one Supplier 360 record, every decision logged.",
  ],
};

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <Zone space="bare" className="grid lg:grid-cols-12">
        <SideHead
          className="px-pad pt-zone pb-8 lg:col-span-5"
          title="Why pooled purchasing fails."
        />
        <ul className="border-line-2 max-lg:border-t lg:col-span-7 lg:border-l">
          {Object.entries(challenges).map(([heading, text]) => (
            <li key={heading} className="border-hair px-pad py-5 not-last:border-b">
              <h3 className="mb-2 text-h4 font-medium tracking-snug">{heading}</h3>
              <p className="max-w-[38em] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Zone>
      <IndustryLog
        title="What each plant does, and what is shared."
        note="Budgets and approvals stay with the plant. SSO and SCIM assign people to their plants."
        rowHead="Step"
        columns={["At the plant", "Shared by all"]}
        rows={workflow}
      />
      <IndustryOutcome
        layout="strip"
        claim={{ ...claims.cycleTime, baseline: baselines.cycleTime }}
        title="One price comparison for all plants."
        text="Cost savings come from transparent comparisons. All plants share one ranking, one record for each supplier and one log of who agreed."
        study={tessel}
        reading={[
          {
            label: "Guide: how to build a supplier scorecard",
            to: "/resources/guides/supplier-scorecards",
          },
          { label: "See spend across plants", to: "/product/spend-intelligence" },
        ]}
      />
    </>
  );
}
