import blade from "drawing:blade";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { DrawingWithNotes } from "#app/sections/drawing-with-notes.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Propulsor } from "#app/sections/propulsor.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/solutions/aerospace",
  name: "Aerospace",
  title: "RFQ analysis for aerospace procurement",
  description:
    "Aerospace quotes ranked by total landed cost, delivery lead time and supplier reliability, with compliance beside the price and every decision logged.",
  sheet: 9,
};
export const meta = () => pageMeta(handle);

export default function AerospacePage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="The certificate is part of the part."
          lead="An aerospace buyer reads the unit price last. Quotewright reads in the same order: compliance first, then total landed cost, delivery lead time and supplier reliability, all on one scale."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/customers/case-studies">Read a case study</ButtonLink>
        </PageHero>
        <DrawingWithNotes
          drawing={<Drawing of={blade} eager className="max-w-104" />}
          caption="Turbine blade, section A-A through the cooling channels"
          title="Notes, unless otherwise specified."
          notes={[
            {
              heading: "Compliance counts in the rank",
              text: "Certificates and flow-downs are compared with your requirement, not filed and forgotten.",
            },
            {
              heading: "Landed cost, not unit price",
              text: "Tooling, freight and duty stand in the same total as the part.",
            },
            {
              heading: "Documents stay with the supplier",
              text: "Supplier 360 stores them beside performance and risk, where the auditor will look.",
            },
            {
              heading: "A complete audit trail",
              text: "Who chose which shop, when and why. Every decision is logged as it is made.",
            },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="The neighboring shops, and the records an auditor asks for."
        paths={[
          "/solutions/evtol",
          "/solutions/multi-plant",
          "/product/vendor-scorecards",
          "/customers/case-studies",
          "/security",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Send the package with the longest notes block."
        lead={`A ${claims.demoLength.figure} demo on a real RFQ. We read the notes too.`}
        drawing={<Propulsor />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
