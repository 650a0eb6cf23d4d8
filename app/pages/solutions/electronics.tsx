import heatSink from "drawing:heat-sink";

import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { brand } from "#app/site/brand.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/solutions/electronics",
  name: "Electronics",
  title: "RFQ analysis for electronics buyers",
  description:
    "Quotes per each, per reel and per thousand, in any currency, brought to one basis before electronics buyers rank them by cost, lead time and reliability.",
};
export const meta = () => pageMeta(handle);

const PriceBases = whenTouched(() => import("./electronics/price-bases.tsx"));
const BomSheet = whenTouched(() => import("./electronics/bom-sheet.tsx"));
const Story = whenSeen(() => import("./electronics/story.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function ElectronicsPage() {
  return (
    <>
      <PageStart
        page={handle}
        title="Electronics quotes on one price basis."
        lead={`For electronics buyers. Distributors quote one bill of materials in different price units and currencies. ${brand.name} converts every line to one basis, shows how sure it is, and ranks by cost, lead time and reliability.`}
        actions={
          <DemoOr to="#inspection-sheet" icon="down">
            Try a sample BOM
          </DemoOr>
        }
      >
        <PriceBases />
      </PageStart>
      <BomSheet />
      <Story />
      <RelatedSheets
        paths={["/product/rfq-analyzer", "/product/spend-intelligence", "/solutions/aerospace"]}
      />
      <Closing
        title="Bring a bill of materials."
        lead={`In a ${claims.demoLength.figure} demo you see your distributors' quotes converted to one basis.`}
        drawing={heatSink}
      />
    </>
  );
}
