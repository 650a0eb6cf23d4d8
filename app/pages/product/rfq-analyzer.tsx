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
  path: "/product/rfq-analyzer",
  name: "RFQ Analyzer",
  title: "RFQ Analyzer: quotes read, normalized, ranked",
  description: `Drop in PDF, Excel, CSV or email quotes. The RFQ Analyzer normalizes units and currencies and names the ${claims.bestResponses.figure} best responses in ${claims.clicks.figure}.`,
  sheet: 3,
};
export const meta = () => pageMeta(handle);

export default function RfqAnalyzerPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="We balloon the quote."
          lead="You balloon a drawing before first-article inspection. The RFQ Analyzer does the same to a supplier's quote: every value found, numbered, normalized and given a confidence score."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/resources/docs">Read the docs</ButtonLink>
        </PageHero>
        <TitleBlock
          className="grid-cols-2 lg:grid-cols-[2fr_1.4fr_1fr_1fr]"
          entries={[
            { label: "Reads", value: "PDF, Excel (.xlsx, .xls), CSV, email attachments" },
            { label: "Ranks by", value: "Landed cost, lead time, reliability" },
            { label: "Names", value: `${claims.bestResponses.figure} best responses` },
            { label: "Takes", value: claims.clicks.figure },
          ]}
        />
      </Zone>
      <RelatedSheets
        letter="B"
        sheet={handle.sheet}
        note="A ranking is half of an award. These sheets hold the other half."
        paths={[
          "/product",
          "/product/approval-routing",
          "/product/vendor-scorecards",
          "/customers/case-studies",
          "/resources/docs",
        ]}
      />
      <CallToAction
        letter="C"
        sheet={handle.sheet}
        title="Bring the quote nobody can read."
        lead={`A ${claims.demoLength.figure} call, a ${claims.packageAnalysisTime.figure} analysis of a full package, one page you can keep.`}
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
