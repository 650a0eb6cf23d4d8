import spurGear from "drawing:spur-gear";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/customers/testimonials",
  name: "Testimonials",
  title: "Testimonials from purchasing teams",
  description: `What six customers in aerospace, eVTOL, electronics, manufacturing and defense say about ${brand.name}. ${claims.satisfaction.figure} satisfaction, ${claims.customers.figure} customers, rated ${claims.rating.figure}.`,
};
export const meta = () => pageMeta(handle);

const LeadQuote = whenTouched(async () => (await import("./testimonials/quotes.tsx")).LeadQuote);
const SignOffs = whenSeen(async () => (await import("./testimonials/quotes.tsx")).SignOffs);
const OnCamera = whenSeen(() => import("./testimonials/on-camera.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function TestimonialsPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <div className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
          <header className="px-pad pt-7 pb-6 lg:col-start-2">
            <h1 className="text-h2 wrap-break-word">What customers say.</h1>
            <p className="mt-3 text-pretty text-ink-2">
              Buyers, sourcing managers and controllers on comparing quotes with {brand.name}.
            </p>
            <p className="mt-1 note">{brand.illustrativeNotice}</p>
          </header>
          <LeadQuote />
        </div>
        <FigureStrip
          figures={[claims.satisfaction, claims.customers, claims.rating]}
          className="sm:grid-cols-3"
        />
      </FirstZone>
      <SignOffs />
      <OnCamera />
      <RelatedSheets paths={["/customers", "/customers/case-studies", "/product"]} />
      <Closing
        title="See it on one of your own RFQs."
        lead={`${claims.demoLength.figure} ${claims.demoLength.label}, with your own quotes.`}
        drawing={spurGear}
      >
        <DemoOr to="/customers/case-studies">Read case studies</DemoOr>
      </Closing>
    </>
  );
}
