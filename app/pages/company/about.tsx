import housing from "drawing:housing";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/content/brand.ts";
import { claims } from "#app/content/claims.ts";
import { leaders } from "#app/content/leaders.ts";
import { offices } from "#app/content/offices.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

import { Mission } from "./about/mission.tsx";
import { OfficeList } from "./about/office-list.tsx";
import { SignOffBlock } from "./about/sign-off-block.tsx";
import { Values } from "./about/values.tsx";

export const handle: Page = {
  path: "/company/about",
  name: "About",
  title: "About the company and its mission",
  description: `Founded in ${claims.founded.figure} to make unlike quotes comparable. ${claims.team.figure} people in San Francisco, Austin and London, ${claims.rfqsAnalyzed.figure} RFQs analyzed, ${claims.funding.figure} Series B.`,
  sheet: 23,
};
export const meta = () => pageMeta(handle);

export default function AboutPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="We used to be the spreadsheet."
          lead={
            <>
              <p>
                Quotewright was started by a buyer and an engineer who kept being the person who
                knew which tab to trust.
              </p>
              <p className="mt-3 note">{brand.illustrativeNotice}</p>
            </>
          }
        />
        <FigureStrip
          figures={[claims.founded, claims.team, claims.funding, claims.rfqsAnalyzed]}
          className="grid-cols-2 lg:grid-cols-4"
        />
      </Zone>
      <Mission sheet={handle.sheet} />
      <SignOffBlock sheet={handle.sheet} leaders={leaders} />
      <Values sheet={handle.sheet} />
      <OfficeList sheet={handle.sheet} offices={offices} />
      <RelatedSheets
        letter="F"
        sheet={handle.sheet}
        note="Join, write, or check whether customers agree."
        paths={["/company/careers", "/company/contact", "/customers", "/security"]}
      />
      <CallToAction
        letter="G"
        sheet={handle.sheet}
        title="We need people who check twice."
        lead="Open roles have the salary printed on them. We ask suppliers to quote clearly, so we do too."
        drawing={<Drawing of={housing} decorative />}
      >
        <ButtonLink to="/company/careers" tone="go">
          See open roles
        </ButtonLink>
        <ButtonLink to="/company/contact">Write to us</ButtonLink>
      </CallToAction>
    </>
  );
}
