import ballValve from "drawing:ball-valve";
import exploded from "drawing:exploded";
import explodedPortrait from "drawing:exploded-portrait";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/product",
  name: "Platform overview",
  title: "Platform overview: four modules, one record",
  description:
    "RFQ Analyzer, Approval Routing, Supplier 360 and Procurement Co-pilot: one platform from the supplier's email to the award, with every decision logged.",
};
export const meta = () => pageMeta(handle);

const PartsList = whenSeen(() => import("./overview/parts-list.tsx"));
const BeforeAndAfter = whenSeen(() => import("./overview/before-and-after.tsx"));
const SecurityAndCompliance = whenSeen(() => import("./overview/security-and-compliance.tsx"));
const Industries = whenSeen(() => import("./overview/industries.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function PlatformOverviewPage() {
  return (
    <>
      <PageStart
        page={handle}
        outcome="From the supplier's email to an approved award."
        title="Four modules, quote to award."
        lead="For procurement teams at mid-sized manufacturers. RFQ Analyzer reads and ranks quotes. Approval Routing gets the award approved. Supplier 360 keeps supplier records. Procurement Co-pilot answers questions about all of them. Start with one module and add the rest later."
        actions={<DemoOr to="/product/rfq-analyzer">See the analyzer</DemoOr>}
      >
        {/* The four modules as one gearbox, pulled apart along its shaft. */}
        <div className="border-t-[1.5px] border-line-2 blueprint lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <div className="gridded px-pad pt-4 pb-3">
            <Drawing of={exploded} lead className="max-md:hidden" />
            <Drawing of={explodedPortrait} eager className="mx-auto max-w-72 md:hidden" />
          </div>
          <AssemblyKey />
        </div>
      </PageStart>
      <PartsList />
      <BeforeAndAfter />
      <SecurityAndCompliance />
      <Industries />
      <RelatedSheets paths={["/customers", "/customers/case-studies", "/pricing"]} />
      <Closing
        title="See all four modules on your RFQ."
        lead={`A ${claims.demoLength.figure} demo on one of your own RFQs, from intake to ranking. A proposal follows within ${claims.demoProposal.figure}.`}
        drawing={
          <Drawing of={ballValve} decorative className="max-md:mx-auto max-md:w-[76%] lg:w-[86%]" />
        }
      />
    </>
  );
}

const AssemblyKey = whenTouched(() => import("./overview/assembly-key.tsx"));
