import board from "drawing:board";

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
  path: "/product/copilot",
  name: "Procurement Co-pilot",
  title: "Procurement Co-pilot: ask your own data",
  description:
    "An AI assistant for procurement: natural language questions over your own data, action suggestions, and approval workflows that still wait for a person.",
  sheet: 7,
};
export const meta = () => pageMeta(handle);

export default function CopilotPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Plain questions, sourced answers."
          lead="The Procurement Co-pilot takes natural language questions over your procurement data, suggests the next action and starts the approval workflow. It does not place orders. You do."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/security">Where data stays</ButtonLink>
        </PageHero>
        <TitleBlock
          className="md:grid-cols-3"
          entries={[
            { label: "You ask", value: "Natural language questions" },
            { label: "It proposes", value: "Action suggestions" },
            { label: "It starts, you sign", value: "Approval workflows" },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="The sheets its answers point to."
        paths={[
          "/product/analytics",
          "/product/spend-intelligence",
          "/product/approval-routing",
          "/security",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Ask it something awkward."
        lead={`Bring the question the last review meeting left open. It fits in a ${claims.demoLength.figure} demo.`}
        drawing={<Drawing of={board} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
