import nestedPlate from "drawing:nested-plate";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/product/spend-intelligence",
  name: "Spend analytics",
  title: "Spend analytics by supplier and category",
  description:
    "Spend analytics by supplier and category, built on the same normalized quotes as the ranking, so that freight, duty and tooling are in the total.",
};
export const meta = () => pageMeta(handle);

// In view, but only to be read until somebody touches it.
const SpendStrip = whenTouched(() => import("./spend-intelligence/spend-strip.tsx"));
const SpendExplorer = whenTouched(() => import("./spend-intelligence/spend-explorer.tsx"));
const LargestSuppliers = whenSeen(() => import("./spend-intelligence/largest-suppliers.tsx"));
const FourViews = whenSeen(() => import("./spend-intelligence/four-views.tsx"));
const Findings = whenSeen(() => import("./spend-intelligence/findings.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function SpendIntelligencePage() {
  return (
    <>
      <PageStart
        page={handle}
        outcome="Find spend you can bundle or renegotiate."
        title="See where every dollar went."
        lead="For procurement and finance. Spend analytics shows spend by supplier, category, plant and quarter, down to the order. Totals include freight, duty and tooling, and use the same normalized quotes as the ranking."
        actions={
          <DemoOr to="#sheet" icon="down">
            See the spend
          </DemoOr>
        }
      >
        <SpendStrip />
        <p className="border-t border-hair px-pad py-3 note">{brand.illustrativeNotice}</p>
      </PageStart>
      <SpendExplorer />
      <LargestSuppliers />
      <FourViews />
      <Findings />
      <RelatedSheets
        paths={["/product/analytics", "/product/vendor-scorecards", "/product/copilot"]}
      />
      <Closing
        title="See your own spend."
        lead={`Bring an export of your orders to a ${claims.demoLength.figure} demo. We show you where the money went.`}
        drawing={nestedPlate}
      />
    </>
  );
}
