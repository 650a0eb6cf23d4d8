import bracket from "drawing:bracket";

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
  path: "/solutions/multi-plant",
  name: "Multi-plant",
  title: "RFQ analysis across several plants",
  description:
    "One ranking, one supplier record and one audit trail for every plant, with approval routing by each site's own roles and budgets and one view of spend.",
  sheet: 13,
};
export const meta = () => pageMeta(handle);

export default function MultiPlantPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Every plant buys the same bolt. Once."
          lead="Each site keeps its roles, its budgets and its approvers. The suppliers, the ranking and the audit trail are shared, so nobody finds out in December that the plant next door paid less."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/company/contact">Talk to Sales</ButtonLink>
        </PageHero>
        <TitleBlock
          className="grid-cols-2 md:grid-cols-4"
          entries={[
            { label: "Per plant", value: "Roles, budgets, approvers" },
            { label: "Shared", value: "Supplier 360 scorecards" },
            { label: "Identity", value: "SSO and SCIM" },
            { label: "On the record", value: "Every decision logged" },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="What several plants need that one can do without."
        paths={[
          "/product/approval-routing",
          "/product/spend-intelligence",
          "/solutions/discrete-manufacturing",
          "/security",
          "/pricing",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Bring the part two plants buy."
        lead={`We lay both quotes on one scale in a ${claims.demoLength.figure} demo. Sit the plants apart.`}
        drawing={<Drawing of={bracket} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
