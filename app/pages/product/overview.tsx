import exploded from "drawing:exploded";
import explodedPortrait from "drawing:exploded-portrait";
import housing from "drawing:housing";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/product",
  name: "Platform overview",
  title: "Platform overview: four modules, one record",
  description:
    "RFQ Analyzer, Approval Routing, Supplier 360 and Procurement Co-pilot: one platform from the supplier's email to the award, with every decision logged.",
  sheet: 2,
};
export const meta = () => pageMeta(handle);

export default function PlatformOverviewPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Four modules on one shaft."
          lead="RFQ Analyzer reads and ranks. Approval Routing carries the decision. Supplier 360 keeps the history. Procurement Co-pilot answers for all three. They turn together, or you start with one and bolt on the rest."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/product/rfq-analyzer">See the analyzer</ButtonLink>
        </PageHero>
        <div className="border-t border-line gridded p-pad">
          <Drawing of={exploded} className="max-md:hidden" />
          <Drawing of={explodedPortrait} className="mx-auto max-w-96 md:hidden" />
        </div>
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        title="The modules, sheet by sheet."
        note="Four parts of the assembly, and the gauge that reads them."
        paths={[
          "/product/rfq-analyzer",
          "/product/approval-routing",
          "/product/vendor-scorecards",
          "/product/copilot",
          "/product/analytics",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Turn it over by hand first."
        lead={`A ${claims.demoLength.figure} demo on one of your own RFQs, from intake to ranking. A proposal follows within ${claims.demoProposal.figure}.`}
        drawing={<Drawing of={housing} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
