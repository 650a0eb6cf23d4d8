import exploded from "drawing:exploded";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/product/approval-routing",
  name: "Approval routing",
  title: "Approval routing by role, budget and SLA",
  description:
    "Role-based approval routing with SLA tracking: automatic routing, parallel approval, escalation after SLA thresholds, and a complete audit trail.",
  sheet: 4,
};
export const meta = () => pageMeta(handle);

export default function ApprovalRoutingPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Decisions, without slip."
          lead={`A request goes to the right desk by role and budget. Reviewers sign in parallel, the SLA clock is in plain sight, and what runs late escalates by itself. Teams report ${claims.approvals.figure} ${claims.approvals.label}.`}
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/security">Who sees what</ButtonLink>
        </PageHero>
        <TitleBlock
          className="md:grid-cols-5"
          entries={[
            { label: "OP 10", value: "Request submission" },
            { label: "OP 20", value: "Automatic routing" },
            { label: "OP 30", value: "Parallel approval" },
            { label: "OP 40", value: "Final approval" },
            { label: "If late", value: "Escalation after SLA thresholds" },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="What arrives for signature, and what is kept once it is signed."
        paths={[
          "/product/rfq-analyzer",
          "/product/copilot",
          "/product/analytics",
          "/solutions/multi-plant",
          "/security",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Stop chasing the third signature."
        lead={`Tell us who signs for what. We route one live request in a ${claims.demoLength.figure} demo.`}
        drawing={<Drawing of={exploded} decorative className="md:w-[165%]" />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
