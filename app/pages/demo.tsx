import { claims } from "#app/site/claims.ts";
import { salesHours } from "#app/site/facts/sales-hours.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/demo",
  name: "Book a demo",
  title: "Book a demo on your own RFQ",
  description: `Book a ${claims.demoLength.figure} demo on one of your own RFQs. You get a written proposal within ${claims.demoProposal.figure} of the call.`,
};
export const meta = () => pageMeta(handle);

const Booking = whenTouched(() => import("./demo/booking.tsx"));
const WhatYouGet = whenSeen(() => import("./demo/what-you-get.tsx"));
const DemoFigures = whenSeen(() => import("#app/sections/figure-strip.tsx"));
const CallTraveler = whenSeen(() => import("./demo/call-traveler.tsx"));

export default function DemoPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <header className="grid items-end gap-x-pad gap-y-4 px-pad py-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="text-h2 tracking-head">Book a demo on your own RFQ.</h1>
          <p className="text-pretty text-ink-2">
            Send us the ugliest quote in your inbox. In a {claims.demoLength.figure} demo we rank
            your quotes with you, and a proposal follows within {claims.demoProposal.figure}. Sales
            responds within {claims.salesResponse.figure}, {salesHours}.
          </p>
        </header>
        <div className="grid border-t-[1.5px] border-line lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Booking />
          <CallTraveler />
        </div>
        <DemoFigures
          figures={[
            claims.demoTime,
            { ...claims.demoProposal, label: "proposal after the demo" },
            claims.salesResponse,
            claims.customers,
          ]}
          className="grid-cols-2 lg:grid-cols-4"
        />
      </FirstZone>
      <WhatYouGet />
      <RelatedSheets
        tone="paper"
        paths={["/product/rfq-analyzer", "/pricing", "/customers/testimonials"]}
      />
    </>
  );
}
