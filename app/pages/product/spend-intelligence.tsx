import nestedPlate from "drawing:nested-plate";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/product/spend-intelligence",
  name: "Spend analytics",
  title: "Spend analytics by supplier and category",
  description:
    "Spend analytics by supplier and category, built on the same normalized quotes as the ranking, so that freight, duty and tooling are in the total.",
};
export const meta = () => pageMeta(handle);

// In view, but only to be read until somebody touches it.
const SpendExplorer = whenTouched(() => import("./spend-intelligence/spend-explorer.tsx"));
const TwelveMonths = whenTouched(() => import("./spend-intelligence/twelve-months.tsx"));
const LargestSuppliers = whenSeen(() => import("./spend-intelligence/largest-suppliers.tsx"));
const FourViews = whenSeen(() => import("./spend-intelligence/four-views.tsx"));
const Findings = whenSeen(() => import("./spend-intelligence/findings.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function SpendIntelligencePage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <header className="grid items-end gap-y-4 px-pad pt-7 pb-5 lg:grid-cols-12">
          <div className="lg:col-span-full">
            <p className="mb-2 text-lede font-medium">Find spend you can bundle or renegotiate.</p>
            <h1 className="text-h1 tracking-display wrap-break-word">
              See where every dollar went.
            </h1>
          </div>
          <p className="max-w-[47em] text-pretty text-ink-2 lg:col-span-8 lg:pr-pad">
            For procurement and finance. Spend by supplier, category, plant and quarter, down to the
            order. Totals include freight, duty and tooling, from the same normalized quotes as the
            ranking.
          </p>
          <div className="button-row lg:col-span-4 lg:justify-end">
            <ButtonLink to="/demo" tone="go">
              Book a Demo
            </ButtonLink>
          </div>
        </header>
        <SpendExplorer />
        <p className="border-t border-hair px-pad py-3 note">{brand.illustrativeNotice}</p>
      </FirstZone>
      <TwelveMonths />
      <FourViews />
      <LargestSuppliers />
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
