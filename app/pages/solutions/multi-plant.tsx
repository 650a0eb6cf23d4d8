import pillowBlock from "drawing:pillow-block";
import plantPlans from "drawing:plant-plans";
import plantPlansCompact from "drawing:plant-plans-compact";

import { claims } from "#app/site/claims.ts";
import { Drawing } from "#app/art/drawing.tsx";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { brand } from "#app/site/brand.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/solutions/multi-plant",
  name: "Multi-plant",
  title: "RFQ analysis across several plants",
  description:
    "One ranking, one supplier record and one audit trail for every plant, with approval routing by each site's own roles and budgets and one view of spend.",
};
export const meta = () => pageMeta(handle);

const ShipToSplit = whenTouched(() => import("./multi-plant/ship-to-split.tsx"));
const Story = whenSeen(() => import("./multi-plant/story.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function MultiPlantPage() {
  return (
    <>
      <PageStart
        page={handle}
        title={
          <>
            Pool volume.
            <br /> Price by plant.
          </>
        }
        lead={`For companies with several plants. ${brand.name} adds up their demand, ranks suppliers on the pooled volume and shows what each plant pays at its own dock. Each plant keeps its roles, budgets and approvers.`}
        actions={
          <DemoOr to="#inspection-sheet" icon="down">
            Try a pooled order
          </DemoOr>
        }
      >
        <figure className="border-t border-line blueprint gridded">
          <div className="px-pad pt-3 pb-2">
            <Drawing of={plantPlans} lead className="max-md:hidden" />
            <Drawing of={plantPlansCompact} eager className="md:hidden" />
          </div>
          <figcaption className="border-t border-hair bg-ground px-pad py-2.5 note">
            Four plants at one scale; numbers mark the receiving docks
          </figcaption>
        </figure>
      </PageStart>
      <ShipToSplit />
      <Story />
      <RelatedSheets
        paths={[
          "/product/approval-routing",
          "/product/spend-intelligence",
          "/solutions/discrete-manufacturing",
        ]}
      />
      <Closing
        title="Bring a part that two plants buy."
        lead={`In a ${claims.demoLength.figure} demo you see what each plant pays now and what it would pay together.`}
        drawing={pillowBlock}
      />
    </>
  );
}
