import dividers from "drawing:proportional-dividers";

import { ButtonLink } from "#app/ui/button.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import type { Route } from "./+types/about";
import { foundersRows } from "./about/founders-rows.server.ts";

export const handle: Page = {
  path: "/company/about",
  name: "About",
  title: "About the company and its mission",
  description: `Founded in ${claims.founded.figure} to make unlike quotes comparable. ${claims.team.figure} people in San Francisco, Austin and London, ${claims.rfqsAnalyzed.figure} RFQs analyzed, ${claims.funding.figure} Series B.`,
};
export const meta = () => pageMeta(handle);
export const loader = () => ({ founders: foundersRows() });

const FoundersSheet = whenTouched(() => import("./about/founders-sheet.tsx"));
const Mission = whenTouched(async () => (await import("./about/company.tsx")).Mission);
const SignOffBlock = whenSeen(() => import("./about/sign-off-block.tsx"));
const Values = whenSeen(async () => (await import("./about/company.tsx")).Values);
const OfficeList = whenSeen(async () => (await import("./about/company.tsx")).OfficeList);
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <header className="flex min-w-0 flex-col justify-between gap-8 px-pad py-7 lg:order-last">
            <h1 className="text-h1 tracking-display wrap-break-word">
              We make supplier quotes comparable.
            </h1>
            <div className="max-w-160 text-pretty text-ink-2">
              <p>
                {brand.name} builds an AI RFQ analyzer for mid-sized manufacturers. A buyer and an
                engineer founded it in {claims.founded.figure}. They compared quotes in one
                spreadsheet: one filled it in, the other had to trust it. Neither knew which version
                was current.
              </p>
              <p className="mt-3 note">{brand.illustrativeNotice}</p>
            </div>
          </header>
          <FoundersSheet rows={loaderData.founders} />
        </div>
        <FigureStrip
          figures={[claims.founded, claims.team, claims.funding, claims.rfqsAnalyzed]}
          className="grid-cols-2 lg:grid-cols-4"
        />
      </FirstZone>
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
