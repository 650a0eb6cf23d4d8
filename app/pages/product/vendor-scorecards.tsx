import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Propulsor } from "#app/sections/propulsor.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import { Zone } from "#app/ui/zone.tsx";

export const handle: Page = {
  path: "/product/vendor-scorecards",
  name: "Supplier scorecards",
  title: "Supplier 360: vendor scorecards",
  description:
    "Supplier 360 puts performance tracking, document storage and risk monitoring on one vendor scorecard: six categories out of 100, each with its trend.",
  sheet: 5,
};
export const meta = () => pageMeta(handle);

export default function VendorScorecardsPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Every supplier on the same gauge."
          lead="Supplier 360 tracks performance, stores the documents and watches the risk. Six categories, each out of 100, each with its trend, so that a good lunch is not a category."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/product/rfq-analyzer">See the ranking</ButtonLink>
        </PageHero>
        <TitleBlock
          className="grid-cols-2 md:grid-cols-3 lg:grid-cols-6"
          entries={[
            { label: "Category 1", value: "Delivery performance" },
            { label: "Category 2", value: "Quality standards" },
            { label: "Category 3", value: "Cost competitiveness" },
            { label: "Category 4", value: "Innovation capability" },
            { label: "Category 5", value: "Risk management" },
            { label: "Category 6", value: "Sustainability" },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="Where a supplier's score is used, and where it comes from."
        paths={[
          "/product/rfq-analyzer",
          "/product/analytics",
          "/product/spend-intelligence",
          "/solutions/aerospace",
          "/resources/guides",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Score the shop you already know."
        lead="Start with a supplier whose record you could recite. If the scorecard disagrees, one of you learns something."
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
