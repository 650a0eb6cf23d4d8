import dividers from "drawing:proportional-dividers";

import { ButtonLink } from "#app/ui/button.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";

export const handle: Page = {
  path: "/company/about",
  name: "About",
  title: "About the company and its mission",
  description: `Founded in ${claims.founded.figure} to make unlike quotes comparable. ${claims.team.figure} people in San Francisco, Austin and London, ${claims.rfqsAnalyzed.figure} RFQs analyzed, ${claims.funding.figure} Series B.`,
};
export const meta = () => pageMeta(handle);

const Mission = whenTouched(() => import("./about/mission.tsx"));
const SignOffBlock = whenSeen(() => import("./about/sign-off-block.tsx"));
const Values = whenSeen(() => import("./about/values.tsx"));
const OfficeList = whenSeen(() => import("./about/office-list.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function AboutPage() {
  return (
    <>
      <PageStart
        page={handle}
        title="We make supplier quotes comparable."
        lead={
          <>
            <p>
              {brand.name} builds an AI RFQ analyzer for mid-sized manufacturers. A buyer and an
              engineer founded it in {claims.founded.figure}.
            </p>
            <p className="mt-3 note">{brand.illustrativeNotice}</p>
          </>
        }
      >
        <FigureStrip
          figures={[claims.founded, claims.team, claims.funding, claims.rfqsAnalyzed]}
          className="grid-cols-2 lg:grid-cols-4"
        />
      </PageStart>
      <Mission />
      <SignOffBlock />
      <Values />
      <OfficeList />
      <RelatedSheets paths={["/company/careers", "/company/contact", "/customers"]} />
      <Closing
        title="Work with us."
        lead="Every open role states its salary range."
        drawing={dividers}
      >
        <ButtonLink to="/company/careers" tone="go">
          See open roles
        </ButtonLink>
        <ButtonLink to="/company/contact">Write to us</ButtonLink>
      </Closing>
    </>
  );
}
