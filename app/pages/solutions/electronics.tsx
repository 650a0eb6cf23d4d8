import board from "drawing:board";
import pcb from "drawing:pcb";

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
  path: "/solutions/electronics",
  name: "Electronics",
  title: "RFQ analysis for electronics buyers",
  description:
    "Quotes per each, per reel and per thousand, in any currency, brought to one basis before electronics buyers rank them by cost, lead time and reliability.",
  sheet: 11,
};
export const meta = () => pageMeta(handle);

export default function ElectronicsPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Per each, per reel, per thousand."
          lead="One bill of materials comes back in several price bases and currencies, and the cheapest line is usually a decimal point. Units are normalized before anything is ranked, and every value carries its confidence score."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/customers/case-studies">Read a case study</ButtonLink>
        </PageHero>
        <DrawingWithNotes
          drawing={<Drawing of={pcb} eager className="max-w-160" />}
          caption="Control board, top copper layer"
          title="Four checks before the rank."
          notes={[
            {
              heading: "One price basis",
              text: "Each, reel, tray and thousand come to the same unit, and the quoted one stays beside it.",
            },
            {
              heading: "One currency",
              text: "Normalized across vendors, so the ranking does not move with the letterhead.",
            },
            {
              heading: "Confidence scores",
              text: "A value the analyzer is not sure of says so, and asks a human.",
            },
            {
              heading: "Any file the distributor sends",
              text: "PDF, Excel (.xlsx, .xls), CSV and email attachments.",
            },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="How normalization works, and who else depends on it."
        paths={[
          "/product/rfq-analyzer",
          "/product/spend-intelligence",
          "/solutions/discrete-manufacturing",
          "/customers/case-studies",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Bring the bid quoted per thousand."
        lead={`And the one quoted each. A ${claims.demoLength.figure} demo puts them in one column.`}
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
