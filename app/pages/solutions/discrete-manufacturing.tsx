import exploded from "drawing:exploded";
import housing from "drawing:housing";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { DrawingWithNotes } from "#app/sections/drawing-with-notes.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/solutions/discrete-manufacturing",
  name: "Discrete manufacturing",
  title: "RFQ analysis for discrete manufacturing",
  description: `Castings, machined and bought-out parts quoted by email, compared on one sheet: ${claims.manualWork.figure} less manual work, from forwarded email to ERP or PDF export.`,
  sheet: 12,
};
export const meta = () => pageMeta(handle);

export default function DiscreteManufacturingPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Castings, turned parts and one tired spreadsheet."
          lead={`It has eleven tabs and one author, who is on vacation. Forward the quotes instead. Quotewright reads them, ranks them and keeps the record, with ${claims.manualWork.figure} ${claims.manualWork.label}.`}
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/product/rfq-analyzer">See the analyzer</ButtonLink>
        </PageHero>
        <DrawingWithNotes
          drawing={<Drawing of={housing} eager className="max-w-136" />}
          caption="Two-stage gearbox housing, front elevation"
          title="From inbox to order."
          notes={[
            {
              heading: "Upload",
              text: "Drag and drop the RFQs or forward the emails. CSV works on day one.",
            },
            {
              heading: "Analyze",
              text: "Vendors, currencies and units on one basis, ranked by cost, delivery and compliance.",
            },
            {
              heading: "Approve",
              text: "Routed by role and budget, with the SLA tracked at every desk.",
            },
            {
              heading: "Execute",
              text: "Export to ERP or PDF. NetSuite, Dynamics and Infor connect later; nothing waits for them.",
            },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="If the spreadsheet has copies in other plants, start with the second sheet."
        paths={[
          "/product",
          "/solutions/multi-plant",
          "/solutions/electronics",
          "/resources/guides",
          "/pricing",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Retire the master sheet."
        lead={`${claims.trial.figure} ${claims.trial.label}, no credit card. The eleven tabs may stay as a memorial.`}
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
