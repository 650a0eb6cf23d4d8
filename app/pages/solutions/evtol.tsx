import { brand } from "#app/site/brand.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { IndustryHero } from "#app/sections/industry/industry-hero.tsx";
import { Propulsor } from "#app/sections/propulsor.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/solutions/evtol",
  name: "eVTOL",
  title: "RFQ analysis for eVTOL manufacturers",
  description: `eVTOL programs buy new parts from new suppliers on a fixed date. ${brand.name} normalizes every response and ranks it by landed cost and lead time.`,
};
export const meta = () => pageMeta(handle);

const QuantityLadder = whenTouched(() => import("./evtol/quantity-ladder.tsx"));
const Story = whenSeen(async () => (await import("./evtol/story.tsx")).Story);
// With its words in the page, the first load would be over its budget.
const Closing = whenSeen(async () => (await import("./evtol/story.tsx")).Closing);

export default function EvtolPage() {
  return (
    <>
      <FirstZone space="bare" tone="blueprint">
        <Breadcrumbs page={handle} />
        <IndustryHero
          title="New aircraft, new suppliers, fixed date."
          lead={`For eVTOL programs that source new parts from new suppliers. ${brand.name} brings currencies and units to one basis and includes first article and tooling.`}
          actions={
            <DemoOr to="#inspection-sheet" icon="down">
              Compare quantities
            </DemoOr>
          }
          figure={
            <div className="w-full max-w-160">
              <Propulsor lead />
            </div>
          }
          caption="Five-blade propulsor, plan view"
        />
      </FirstZone>
      <QuantityLadder />
      <Story />
      <RelatedSheets
        paths={[
          "/solutions/aerospace",
          "/solutions/electronics",
          "/solutions/discrete-manufacturing",
        ]}
      />
      <Closing />
    </>
  );
}
