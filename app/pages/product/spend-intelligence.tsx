import pcb from "drawing:pcb";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/content/brand.ts";
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
  path: "/product/spend-intelligence",
  name: "Spend analytics",
  title: "Spend analytics: where the money went",
  description:
    "Spend analytics by supplier and category, built on the same normalized quotes as the ranking, so that freight, duty and tooling are in the total.",
  sheet: 8,
};
export const meta = () => pageMeta(handle);

export default function SpendIntelligencePage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Your spend, nested like blanks on a sheet."
          lead="The large cuts are easy to see. Money is lost between them. Spend analytics lays every award out by supplier and category, on the same normalized quotes the ranking used, so the totals agree."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/product/analytics">See analytics</ButtonLink>
        </PageHero>
        <TitleBlock
          className="sm:grid-cols-2"
          entries={[
            { label: claims.landedCost.label, value: claims.landedCost.figure, big: true },
            { label: claims.manualWork.label, value: claims.manualWork.figure, big: true },
          ]}
        />
        <p className="border-t border-hair px-pad py-3 note">{brand.illustrativeNotice}</p>
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="What to do with an offcut once you have found it."
        paths={[
          "/product/analytics",
          "/product/vendor-scorecards",
          "/product/copilot",
          "/solutions/multi-plant",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Find the offcut."
        lead={`One export, one ${claims.demoLength.figure} demo, and the money nobody was watching.`}
        drawing={<Drawing of={pcb} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
