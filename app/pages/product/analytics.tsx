import blade from "drawing:blade";

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
  path: "/product/analytics",
  name: "Analytics",
  title: "Procurement analytics with limits drawn in",
  description:
    "Cycle time, approval speed, landed cost and supplier performance, charted from the decisions your procurement team already logs. No second spreadsheet.",
  sheet: 6,
};
export const meta = () => pageMeta(handle);

export default function AnalyticsPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="A chart that knows its limits."
          lead="Cycle time, approvals, landed cost and supplier performance, charted from decisions that are already logged. When a line leaves its limits you see it. When it wanders inside them, you can go to lunch."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/product/spend-intelligence">Spend analytics</ButtonLink>
        </PageHero>
        <TitleBlock
          className="sm:grid-cols-3"
          entries={[
            { label: claims.cycleTime.label, value: claims.cycleTime.figure, big: true },
            { label: claims.approvals.label, value: claims.approvals.figure, big: true },
            { label: claims.landedCost.label, value: claims.landedCost.figure, big: true },
          ]}
        />
        <p className="border-t border-hair px-pad py-3 note">{brand.illustrativeNotice}</p>
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="The same records, asked differently."
        paths={[
          "/product/spend-intelligence",
          "/product/copilot",
          "/product/vendor-scorecards",
          "/customers",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Bring last quarter's numbers."
        lead={`We put them between their limits in a ${claims.demoLength.figure} demo. Some of them will be relieved.`}
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
