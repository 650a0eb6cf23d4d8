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
  path: "/solutions/evtol",
  name: "eVTOL",
  title: "RFQ analysis for eVTOL manufacturers",
  description:
    "eVTOL programs buy parts nobody has made before, on a fixed date. Quotewright normalizes every response and takes the RFQ cycle from weeks to hours.",
  sheet: 10,
};
export const meta = () => pageMeta(handle);

export default function EvtolPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="New aircraft, new suppliers, fixed date."
          lead={`Parts nobody has made before, from shops you have not used before. Quotewright normalizes what they send across vendors, currencies and units, and an RFQ cycle of weeks becomes ${claims.rfqCycle.figure}. First flight stays where it was.`}
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/customers/case-studies">Read a case study</ButtonLink>
        </PageHero>
        <DrawingWithNotes
          drawing={
            <div className="w-full max-w-136">
              <Propulsor />
            </div>
          }
          caption="Five-blade propulsor, plan view"
          title="What a young program needs read."
          notes={[
            {
              heading: "A whole aircraft at once",
              text: "Multi-file intake: drag in the RFQs or forward the emails, and each lands with the part it quotes.",
            },
            {
              heading: "Suppliers without a history",
              text: "Risk monitoring starts with the first quote, not with the first late delivery.",
            },
            {
              heading: "Lead time as a ranked figure",
              text: "Delivery weighs as much as you say it does, next to landed cost and reliability.",
            },
            {
              heading: "Parallel approval",
              text: "Reviewers sign at the same time. What passes its SLA threshold escalates.",
            },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="Older neighbors in the industry, and the modules a program starts with."
        paths={[
          "/solutions/aerospace",
          "/solutions/electronics",
          "/product/rfq-analyzer",
          "/product/approval-routing",
          "/customers/case-studies",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Quote the part that does not exist yet."
        lead={`Bring its drawing and whatever came back. ${claims.bestResponses.figure} best responses, in ${claims.clicks.figure}.`}
        drawing={<Drawing of={blade} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
